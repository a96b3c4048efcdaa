import { useLayoutEffect, useState } from 'react';

import { useAuth, useAuthRef, useConfiguration } from '../../app/auth-context';
import { currentAddress } from '../../app/current-address';
import { useTexts } from '../../app/localization-context';
import { carryDrafts } from '../../shared/unsaved/carry-drafts';
import { holdsUnkept } from '../../shared/unsaved/use-unsaved-guard';
import { PopupWait } from '../sign-in/popup-wait';
import { resumeTexts } from './resume-texts';
import { SubmitRow } from '../sign-in/submit-row';
import { useAttempt } from '../sign-in/use-attempt';

/**
 * Code flow: the issuer's page in a window of its own, so that this page stays; where that does not work, the page
 * itself goes there and comes back. Whoever has called a window off may be one for whom it does not work, too: an issuer
 * that shows nothing there ends no attempt by itself.
 */
export function ResumeByIssuer({ hasFailed }: { readonly hasFailed: boolean }) {
  const texts = useTexts(resumeTexts);
  const authRef = useAuthRef();
  const attempt = useAttempt();
  const [wasTried, setWasTried] = useState(false);
  useCarriedDrafts();
  return (
    <>
      <PopupWait />
      <SubmitRow
        attempt={attempt}
        label={texts('resume.submit')}
        onClick={() => {
          authRef.send({ type: 'signIn.popup' });
          setWasTried(true);
        }}
      />
      {(hasFailed || wasTried) && attempt === 'none' ? (
        <div className="resume-redirect">
          <p>{texts(holdsUnkept() ? 'resume.redirectLoss' : 'resume.redirectHint')}</p>
          <button
            type="button"
            className="plain-button"
            onClick={() => authRef.send({ type: 'signIn.redirect', returnUrl: currentAddress() })}
          >
            {texts('resume.redirect')}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** What is unsaved comes along when the page itself goes to the issuer. */
function useCarriedDrafts(): void {
  const userId = useConfiguration()?.currentUser.id ?? '';
  const isGoing = useAuth((snapshot) => snapshot.matches({ access: { signedOut: 'redirecting' } }));
  useLayoutEffect(() => (isGoing ? carryDrafts(userId) : undefined), [isGoing, userId]);
}
