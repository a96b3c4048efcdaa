import { Fragment } from 'react';

type ShortTextProps = {
  readonly whole: string;
  /**
   * Words of the whole in their order; what is left out between or after them has an ellipsis where it is to be seen.
   * Other words are shown alone.
   */
  readonly shown: string;
};

const ellipsis = '…';

/**
 * A text of which there is room for a part. The rest stands there for those who hear it, look for it or copy it: its name
 * is the whole, of which one sees parts (WCAG 2.5.3).
 */
export function ShortText({ whole, shown }: ShortTextProps) {
  const { before, parts } = split(whole, shown);
  if (parts.length === 0) {
    return shown;
  }
  return (
    <>
      <Unseen text={before} />
      {parts.map(({ seen, unseen, isCut }, index) => (
        // A text's parts neither come nor go nor change places.
        <Fragment key={index}>
          {seen}
          {isCut ? <span className="list-left-out" /> : null}
          <Unseen text={unseen} />
        </Fragment>
      ))}
    </>
  );
}

/** Spaces stand beside what is unseen: those at its ends would not count. */
function Unseen({ text }: { readonly text: string }) {
  const [, before = '', unseen = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return (
    <>
      {before}
      {unseen === '' ? null : <span className="list-unseen">{unseen}</span>}
      {after}
    </>
  );
}

type Run = { readonly seen: string; readonly start: number };

/** What of the whole stands before, in and after each part that is shown; no parts where they are not all of the whole. */
function split(whole: string, shown: string) {
  const runs: Run[] = [];
  const cuts = new Set<number>();
  for (const [index, piece] of shown.split(ellipsis).entries()) {
    const last = runs.at(-1);
    const found = runsOf(piece, whole, last === undefined ? 0 : last.start + last.seen.length);
    if (found === undefined) {
      return { before: '', parts: [] };
    }
    if (index > 0) {
      cuts.add(runs.length - 1);
    }
    runs.push(...found);
  }
  const parts = runs.map(({ seen, start }, index) => ({
    seen,
    unseen: whole.slice(start + seen.length, runs[index + 1]?.start ?? whole.length),
    isCut: cuts.has(index),
  }));
  return { before: whole.slice(0, runs[0]?.start), parts };
}

/** Where words stand in the whole, in runs as long as can be; `undefined` where one does not. */
function runsOf(words: string, whole: string, from: number): readonly Run[] | undefined {
  if (words.trim() === '') {
    return [];
  }
  const known = words.split(' ');
  for (let count = known.length; count > 0; count -= 1) {
    const seen = known.slice(0, count).join(' ');
    const start = whole.indexOf(seen, from);
    if (start !== -1) {
      const rest = runsOf(known.slice(count).join(' '), whole, start + seen.length);
      return rest === undefined ? undefined : [{ seen, start }, ...rest];
    }
  }
  return undefined;
}
