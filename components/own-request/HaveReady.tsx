import { MarkedList } from '../section/Layout.tsx';

/** What helps us on the first call. */
export function HaveReady() {
  return (
    <MarkedList>
      <li>The rough size of each room, if you know it</li>
      <li>What's on the floor now, and what you'd like instead</li>
      <li>When you'd like the work to start</li>
    </MarkedList>
  );
}
