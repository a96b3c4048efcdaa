import { useState } from 'react';

import { AppError } from '@/domain/errors/app-error';

import { appTexts } from '../../app/app-texts';
import { useAuth, useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { useCoveringTitle } from '../../shared/document-title';
import { useErrorDescription } from '../../shared/errors/describe-error';
import { usePerson } from '../../shared/person/use-person';
import { ResumeByIssuer } from './resume-by-issuer';
import { ResumeByPassword } from './resume-by-password';
import { resumeTexts } from './resume-texts';
import { SignInError } from '../sign-in/sign-in-error';
import { signInTexts } from '../sign-in/sign-in-texts';
import { useModalDialog } from './use-modal-dialog';

const unexplained = new AppError('http.sessionExpired');

/** Signs the same person in again over their page (register A-10); nothing but an answer closes it. */
export function ResumeDialog() {
  const texts = useTexts(resumeTexts);
  const words = useTexts(signInTexts);
  const authRef = useAuthRef();
  const person = usePerson();
  const flow = useAuth(({ context }) => context.flow);
  const error = useAuth(({ context }) => context.error);
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'));
  const [cause] = useState(error ?? unexplained);
  const { title, details } = useErrorDescription(cause);
  const dialog = useModalDialog();
  const refusal = error === cause ? undefined : error;
  const heading = texts('resume.title');
  useCoveringTitle(heading);

  return (
    <dialog
      {...dialog}
      className="resume"
      role="alertdialog"
      aria-modal
      aria-labelledby="resume-title"
      aria-describedby="resume-why"
    >
      <h2 id="resume-title">{heading}</h2>
      <p id="resume-why" className="resume-why">
        {title === heading ? details : `${title}. ${details}`}
      </p>
      <dl className="resume-who">
        <dt>{texts('resume.name')}</dt>
        <dd>{person.name}</dd>
        <dt>{words('signIn.userName')}</dt>
        <dd>{person.userName}</dd>
      </dl>
      <div role="alert">{refusal === undefined ? null : <SignInError error={refusal} />}</div>
      {isSignedIn ? (
        <Entering />
      ) : (
        <>
          {flow === 'password' ? (
            <ResumeByPassword userName={person.userName} />
          ) : (
            <ResumeByIssuer hasFailed={refusal !== undefined} />
          )}
          <p className="resume-other">
            <button type="button" className="plain-button" onClick={() => authRef.send({ type: 'page.release' })}>
              {texts('resume.otherAccount')}
            </button>
          </p>
        </>
      )}
    </dialog>
  );
}

/** Signed in; the page waits for the back end's word on whose it is now. */
function Entering() {
  const texts = useTexts(resumeTexts);
  const words = useTexts(appTexts);
  const authRef = useAuthRef();
  const failure = useAuth((snapshot) =>
    snapshot.matches({ configuration: 'failed' }) ? snapshot.context.configurationError : undefined,
  );
  return (
    <>
      <div role="alert">{failure === undefined ? null : <SignInError error={failure} />}</div>
      {failure === undefined ? (
        <p role="status">
          <span className="spinner" aria-hidden /> {words('wait.signingIn')}
        </p>
      ) : (
        <div className="sign-in-submit">
          <button
            type="button"
            className="plain-button plain-button-large plain-button-main"
            onClick={() => authRef.send({ type: 'configuration.load' })}
          >
            {texts('resume.retry')}
          </button>
          <button
            type="button"
            className="plain-button plain-button-large"
            onClick={() => authRef.send({ type: 'signOut' })}
          >
            {words('action.signOut')}
          </button>
        </div>
      )}
    </>
  );
}
