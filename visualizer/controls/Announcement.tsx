import { useEffect, useState } from 'react';

/** Milliseconds: long enough to finish moving a slider or typing a number. */
const pause = 900;

/** Announces a text to screen readers when it stops changing. The initial text isn't announced. */
export function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first && announced === '') return;
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return (
    <p className="unseen" role="status">
      {announced}
    </p>
  );
}
