import { createContext, useEffect, useState } from 'react';

/** Milliseconds between updates, so a minute shows at most this late. */
const interval = 5000;

/** The current time in Unix milliseconds. */
export const Now = createContext(0);

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, interval);
    // Timers are throttled while the page is hidden.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
