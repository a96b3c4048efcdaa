import { Fragment } from 'react';

type ShortTextProps = {
  readonly whole: string;
  /** Parts of the whole in their order, with an ellipsis for each part left out between or after them; other words are shown alone. */
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
      {parts.map(({ seen, unseen }, index) => (
        // A text's parts neither come nor go nor change places.
        <Fragment key={index}>
          {seen}
          {unseen === '' ? null : <span className="list-left-out" />}
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

/** What of the whole stands before, in and after each part that is shown; no parts where they are not all of the whole. */
function split(whole: string, shown: string) {
  const seenParts = shown.split(ellipsis);
  const starts: number[] = [];
  for (const seen of seenParts) {
    const searchFrom = (starts.at(-1) ?? 0) + (seenParts[starts.length - 1]?.length ?? 0);
    starts.push(seen === '' ? whole.length : whole.indexOf(seen, searchFrom));
  }
  if (starts.includes(-1)) {
    return { before: '', parts: [] };
  }
  const parts = seenParts.map((seen, index) => ({
    seen,
    unseen: whole.slice((starts[index] ?? 0) + seen.length, starts[index + 1] ?? whole.length),
  }));
  return { before: whole.slice(0, starts[0]), parts };
}
