import { useEffect, useRef, useState } from 'react';

/** Long enough for a slider or a number to be finished. */
const settled = 900;

/** Tells a screen reader a text once it has stopped changing; not the first one, which nobody has asked for. */
export function Announcement({ text }: { text: string }) {
  const first = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSaid(text), settled);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
