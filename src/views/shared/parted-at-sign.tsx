import type { ReactNode } from 'react';

/** A text as it is; an address of e-mail that is too long for its line goes on at its sign rather than within a word. */
export function partedAtSign(text: string): ReactNode {
  const sign = text.indexOf('@');
  return sign < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, sign)}
      <wbr />
      {text.slice(sign)}
    </>
  );
}
