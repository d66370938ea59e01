import { MarkedList } from '../section/Layout.tsx';

/** What helps us on the first call. */
export function HaveReady({ items }: { items: readonly string[] }) {
  return (
    <MarkedList>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </MarkedList>
  );
}
