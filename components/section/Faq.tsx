import { Accordion } from './Accordion.tsx';
import { Ranges } from './Ranges.tsx';

interface FaqProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions, whose answers open. */
export function Faq({ items }: FaqProps) {
  return (
    <Accordion
      items={items.map(({ question, answer }) => ({
        heading: question,
        body: (
          <p>
            <Ranges>{answer}</Ranges>
          </p>
        ),
      }))}
    />
  );
}
