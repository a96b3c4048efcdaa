import { useEffect, useRef, useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import {
  createUnsavedGuard,
  type GuardedBrowser,
  type UnsavedGuard,
  type UnsavedHold,
} from '@/services/navigation/unsaved-guard';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

/** One per browser window: it listens only while a form holds it. */
const unsavedGuard: UnsavedGuard = createUnsavedGuard(globalThis as unknown as GuardedBrowser);

/** For `<Router aroundNav={guardedNavigation}>`: no link or redirect leaves unsaved input without a question. */
export const guardedNavigation = unsavedGuard.aroundNav;

/** For when the person whose input it was is gone: nobody else is asked about it. */
export const releaseUnsaved = unsavedGuard.releaseAll;

/** For when the record that everything unsaved on the page was typed into is gone. */
export const giveUpUnsaved = unsavedGuard.giveUpAll;

/** Whether anything on the page is unsaved. */
export const holdsAny = unsavedGuard.holdsAny;

/** Whether something unsaved on the page would not come back from a page of the issuer: no draft is kept of it. */
export const holdsUnkept = unsavedGuard.holdsUnkept;

/** Does what leaves the page, after the question about what is unsaved on it. */
export const leavePage = unsavedGuard.leave;

type UnsavedGuardOptions = {
  readonly onGivenUp?: (() => void) | undefined;
  readonly goesWithAddress?: boolean;
  readonly goesWithSignIn?: boolean;
  readonly isKept?: boolean;
  readonly question?: string;
};

/**
 * Guards what was typed for as long as `isDirty`; answers the ways out for the form's own buttons, which end no other
 * form of the page.
 *
 * @param options.onGivenUp Told once the person has said that they give the input up, where something keeps it.
 * @param options.goesWithAddress True for what Back within the page ends too.
 * @param options.goesWithSignIn True for what is typed without a session, of which no draft is kept.
 * @param options.isKept True where a draft of it is kept (`useDraft`).
 * @param options.question What is asked, where something else than input would be lost.
 */
export function useUnsavedGuard(
  isDirty: boolean,
  { onGivenUp, goesWithAddress = false, goesWithSignIn = false, isKept = false, question }: UnsavedGuardOptions = {},
): UnsavedHold {
  const confirm = useConfirm();
  const texts = useTexts(commonTexts);
  const message = question ?? texts('confirm.dirty');
  const held = useRef<UnsavedHold>(undefined);

  useEffect(() => {
    if (!isDirty) {
      return undefined;
    }
    const hold = unsavedGuard.hold({
      ask: async () => (await confirm({ message })) === 'confirm',
      giveUp: onGivenUp,
      goesWithAddress,
      goesWithSignIn,
      isKept,
    });
    held.current = hold;
    return () => {
      held.current = undefined;
      hold.release();
    };
  }, [isDirty, confirm, message, onGivenUp, goesWithAddress, goesWithSignIn, isKept]);

  const [ownHold] = useState<UnsavedHold>(() => ({
    release: () => {
      held.current?.release();
    },
    leave: (go) => {
      if (held.current === undefined) {
        go();
      } else {
        held.current.leave(go);
      }
    },
  }));
  return ownHold;
}
