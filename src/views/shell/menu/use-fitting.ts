import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many of a wrapping row's children stand in its first line. The row keeps the others in further lines out of sight,
 * so that they are measured as well when it grows.
 */
export function useFittingCount(rowRef: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (row === null || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const measure = () => {
      const children = [...row.children].filter((child) => child instanceof HTMLElement);
      const first = children[0]?.offsetTop ?? 0;
      setFitting(children.filter((child) => child.offsetTop === first).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const child of row.children) {
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
    };
  }, [rowRef, count]);
  return Math.min(fitting, count);
}
