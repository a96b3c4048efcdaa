import { useEffect, useState } from 'react';

/** Milliseconds until a moment (epoch milliseconds), counted down by the second. */
export function useTimeLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return deadline - now;
}
