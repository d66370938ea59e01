import { Folds } from './Fold.tsx';

/** More closed lines than this read like a table of contents. */
const mostClosed = 8;

/** Questions, whose answers open. A link to an answer's id opens it, too. The first ones of a long list are open. */
export function Faq({ items }: { items: readonly { question: string; answer: string; id?: string | undefined }[] }) {
  return (
    <Folds
      items={items.map(({ question, answer, id }, index) => ({
        heading: question,
        body: <p id={id}>{answer}</p>,
        isOpen: index < items.length - mostClosed,
      }))}
    />
  );
}
