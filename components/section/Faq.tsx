import { Accordion } from './Accordion.tsx';
import { Ranges } from './Ranges.tsx';

/** Questions, whose answers open. */
export function Faq({ items }: { items: readonly { question: string; answer: string; id?: string | undefined }[] }) {
  return (
    <Accordion
      items={items.map(({ question, answer, id }) => ({
        heading: question,
        body: (
          // A link to the answer opens it.
          <p id={id}>
            <Ranges>{answer}</Ranges>
          </p>
        ),
      }))}
    />
  );
}
