import { useEffect, useState } from 'react';

/** Milliseconds; a minute's border is shown at most this late. */
const tick = 5000;

/** Unix milliseconds, going on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, tick);
    // Timers sleep while the page is hidden.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
