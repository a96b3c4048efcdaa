import type { Reply } from '../routes/office';
import type { Call } from './call';
import type { Change } from './watched';

/** How a call ended, and all that became of it. */
export type Outcome = {
  readonly call: Call;
  readonly reply: Reply;
  readonly changes: readonly Change[];
  /** The caller, as the tables knew them before. */
  readonly user: Caller | undefined;
  /** The steps that the record's page offered the caller before; `undefined` where the page was not shown to them. */
  readonly offered: readonly string[] | undefined;
  /** The call carried a stamp of before the record's last change. */
  readonly isStale: boolean;
};

export type Caller = { readonly id: string; readonly roles: readonly string[]; readonly donViId: string };

/** What is wrong with an outcome; nothing where all is right. */
export type Invariant = (outcome: Outcome) => readonly string[];

export function isRefused({ reply }: Outcome): boolean {
  return reply.status >= 400;
}

/** Code of a refusal. */
export function codeOf({ body }: Reply): string | undefined {
  const error = (body as { readonly error?: { readonly code?: string | null } } | undefined)?.error;
  return error?.code ?? undefined;
}
