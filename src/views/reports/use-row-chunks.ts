import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn together: more than a high screen shows at once. */
const chunkRows = 60;

/** How far below or above what is seen rows are drawn already, in CSS pixels. */
const ahead = '600px 0px';

type RowChunk<Row> = {
  /** Place of its first row among all rows. */
  readonly start: number;
  readonly rows: readonly Row[];
  readonly isDrawn: boolean;
};

/**
 * Draws a long table piece by piece: the first rows at once, others when they come near to what is seen, and then for
 * good, so that nothing that has the focus ever goes. What is not drawn yet is one cell with `data-gap`, the chunk's
 * number; what reads a table must go by `aria-rowindex`.
 */
export function useRowChunks<Row>(
  rows: readonly Row[],
  tableRef: RefObject<HTMLTableElement | null>,
): {
  readonly chunks: readonly RowChunk<Row>[];
  /** Has the row at a place drawn when it returns. */
  readonly drawRow: (index: number) => void;
} {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(firstChunk);
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / chunkRows) }, (_, chunk) => ({
        start: chunk * chunkRows,
        rows: rows.slice(chunk * chunkRows, (chunk + 1) * chunkRows),
        isDrawn: drawn.has(chunk),
      })),
    [rows, drawn],
  );
  const draw = useCallback((numbers: readonly number[]) => {
    setDrawn((known) => (numbers.every((one) => known.has(one)) ? known : new Set([...known, ...numbers])));
  }, []);

  useEffect(() => {
    const gaps = tableRef.current?.querySelectorAll<HTMLElement>(':scope > tbody > tr > [data-gap]') ?? [];
    if (gaps.length === 0) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        draw(
          entries
            .filter(({ isIntersecting }) => isIntersecting)
            .map(({ target }) => Number((target as HTMLElement).dataset['gap'])),
        );
      },
      { root: tableRef.current?.parentElement ?? null, rootMargin: ahead },
    );
    for (const gap of gaps) {
      observer.observe(gap);
    }
    return () => {
      observer.disconnect();
    };
  }, [chunks, draw, tableRef]);

  const drawRow = useCallback(
    (index: number) => {
      flushSync(() => {
        draw([Math.floor(index / chunkRows)]);
      });
    },
    [draw],
  );
  return { chunks, drawRow };
}

const firstChunk: ReadonlySet<number> = new Set([0]);
