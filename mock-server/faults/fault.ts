import type { TrainingFileName } from '@/domain/desk/action';
import { errorCatalogue, type ErrorCode } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';

import type { DemoFlow } from '../demo-environment';
import type { FaultEffect } from './fault-effect';

/** Where the chooser lists a fault. */
export type FaultGroup =
  | 'password'
  | 'configuration'
  | 'answer'
  | 'token'
  | 'renewal'
  | 'around'
  | 'refusal'
  | 'outage'
  | 'garbled'
  | 'start'
  | 'page'
  | 'file';

/** The catalogue's code of what a fault shows; a word behind it tells several ways to the same code apart. */
export type FaultId = ErrorCode | `${ErrorCode}.${string}`;

export type Fault = {
  readonly group: FaultGroup;
  /** The ways to sign in that can show it, all when absent; the first is taken where the present one is not among them. */
  readonly flows?: readonly DemoFlow[];
  /** What the trainer does, in Vietnamese, without the full stop. */
  readonly does: string;
  /** What must appear; the catalogue's words where nothing else is said. */
  readonly sees?: string;
  /** How the desk makes it happen by itself. */
  readonly rehearsal: Rehearsal;
  /** Words by which it is recognised then; the catalogue's unless told. */
  readonly shows?: string;
  /** What happens on the wire, for those who know it by that. */
  readonly name?: string;
  /** `undefined` where nothing is to be armed: the trainer's hand, or the text itself, is all there is. */
  readonly effect?: FaultEffect;
  /** The product gets over it: nothing of it is shown, and the person gets in. */
  readonly isOvercome?: true;
  /** It cannot happen in this product: nothing but its words can be shown. */
  readonly isWordsAlone?: true;
  /** True: stays until it is disarmed. */
  readonly isKept?: true;
  /** After how many strikes it is over; once unless told. */
  readonly strikes?: number;
};

/** Ways in which a failure is made to happen (`desk/rehearsals.ts`); `hand` and `words` are the trainer's own. */
export type Rehearsal =
  | 'signIn'
  | 'signInTwice'
  | 'signInAndWait'
  | 'signInAndOut'
  | 'window'
  | 'list'
  | 'listAgainAndAgain'
  | 'record'
  | 'save'
  | 'removal'
  | 'export'
  | 'start'
  | 'startSignedIn'
  | 'startSignedOut'
  | 'area'
  | { readonly address: string; readonly as?: string }
  | { readonly file: TrainingFileName }
  | 'hand'
  | 'words';

/** The catalogue's code of what a fault shows. */
export function codeOfFault(id: FaultId): ErrorCode {
  return isCode(id) ? id : (id.slice(0, id.lastIndexOf('.')) as ErrorCode);
}

/** The words by which a failure is recognised on the screen: a passing notice has its details alone. */
export function wordsOf(code: ErrorCode): string {
  const { presentation, title, details } = errorCatalogue[code];
  return errorTexts.vi[presentation === 'toast' ? details : title].replace(/\.$/u, '');
}

function isCode(id: string): id is ErrorCode {
  return Object.hasOwn(errorCatalogue, id);
}
