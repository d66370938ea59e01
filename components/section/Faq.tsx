import { Accordion } from './Accordion.tsx';
import { Ranges } from './Ranges.tsx';

interface FaqProps {
  items: readonly { question: string; answer: string; id?: string | undefined }[];
}

/** Questions, whose answers open. */
export function Faq({ items }: FaqProps) {
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
