import { Accordion } from './Accordion.tsx';

/** Questions, whose answers open. */
export function Faq({ items }: { items: readonly { question: string; answer: string; id?: string | undefined }[] }) {
  return (
    <Accordion
      items={items.map(({ question, answer, id }) => ({
        heading: question,
        body: (
          // A link to the answer opens it.
          <p id={id}>{answer}</p>
        ),
      }))}
    />
  );
}
