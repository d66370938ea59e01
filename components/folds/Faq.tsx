import { Folds } from './Fold.tsx';

/** Questions, whose answers open. A link to an answer's id opens it, too. */
export function Faq({ items }: { items: readonly { question: string; answer: string; id?: string | undefined }[] }) {
  return <Folds items={items.map(({ question, answer, id }) => ({ heading: question, body: <p id={id}>{answer}</p> }))} />;
}
