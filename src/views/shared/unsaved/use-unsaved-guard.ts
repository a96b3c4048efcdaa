import { useEffect } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { createUnsavedGuard, type GuardedBrowser, type UnsavedGuard } from '@/services/navigation/unsaved-guard';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

/** One per browser window: it listens only while a form holds it. */
const unsavedGuard: UnsavedGuard = createUnsavedGuard(globalThis as unknown as GuardedBrowser);

/** For `<Router aroundNav={guardedNavigation}>`: no link or redirect leaves unsaved input without a question. */
export const guardedNavigation = unsavedGuard.aroundNav;

/** For when the person whose input it was is gone: nobody else is asked about it. */
export const releaseUnsaved = unsavedGuard.release;

/** Does what leaves the page, after the question about what is unsaved on it. */
export const leavePage = unsavedGuard.leave;

/**
 * Guards what was typed for as long as `isDirty`; answers the ways out for the form's own buttons.
 *
 * @param onGivenUp Told once the person has said that they give the input up.
 */
export function useUnsavedGuard(isDirty: boolean, onGivenUp: () => void): Pick<UnsavedGuard, 'leave' | 'release'> {
  const confirm = useConfirm();
  const texts = useTexts(commonTexts);

  useEffect(() => {
    if (!isDirty) {
      return undefined;
    }
    return unsavedGuard.hold(async () => {
      const mayLeave = (await confirm({ message: texts('confirm.dirty') })) === 'confirm';
      if (mayLeave) {
        onGivenUp();
      }
      return mayLeave;
    });
  }, [isDirty, confirm, texts, onGivenUp]);

  return unsavedGuard;
}
