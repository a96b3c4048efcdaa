import { Suspense, useEffect, useState } from 'react';

import { useAuth } from '../app/auth-context';
import { useDemo, type DemoAccount } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { preloadNotices } from '../app/notices';
import { loadedLater } from '../app/screen-loader';
import { preloadAddress, preloadSignedIn } from '../app/screens';
import { LanguageSwitch } from '../shared/language-switch';
import { useDocumentTitle } from '../shared/document-title';
import { whenIdle } from '../shared/when-idle';
import { BrandPanel } from './brand-panel';
import { CodeSignIn } from './code-sign-in';
import { DemoSection } from './demo-section';
import { PasswordForm } from './password-form';
import './sign-in.css';
import type { SignInErrorProps } from './sign-in-error';
import { signInTexts } from './sign-in-texts';

type SignInScreenProps = {
  /** Same-origin address to open afterwards. */
  readonly wanted: string;
};

/** The way in: a password form, or one button to the issuer, as the installation is configured. */
export function SignInScreen({ wanted }: SignInScreenProps) {
  const texts = useTexts(signInTexts);
  const flow = useAuth(({ context }) => context.flow);
  const error = useAuth(({ context }) => context.error);
  const demo = useDemo();
  const [chosen, setChosen] = useState<DemoAccount | undefined>(undefined);
  useDocumentTitle(texts('signIn.title'));
  usePreloading(wanted);

  return (
    <div className="sign-in">
      <BrandPanel sentence={texts('signIn.sentence')} />
      <main className="sign-in-main">
        <LanguageSwitch />
        <div className="sign-in-card">
          <h1>{texts('signIn.title')}</h1>
          <p className="sign-in-quiet">{texts('signIn.subtitle')}</p>
          {/* There from the start, so that a screen reader announces what appears in it. */}
          <div role="alert">
            {error === undefined ? null : (
              <Suspense fallback={null}>
                <signInError.View error={error} />
              </Suspense>
            )}
          </div>
          {flow === 'password' ? (
            <PasswordForm key={chosen?.userName} prefilled={chosen} />
          ) : (
            <CodeSignIn wanted={wanted} />
          )}
          {demo === undefined ? null : <DemoSection demo={demo} chosen={chosen} onChoose={setChosen} />}
        </div>
      </main>
    </div>
  );
}

const signInError = loadedLater<SignInErrorProps>(() =>
  import('./sign-in-error').then(({ SignInError }) => SignInError),
);

/** While the person types, the code of what follows arrives. */
function usePreloading(wanted: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        void signInError.preload();
        preloadSignedIn();
        preloadNotices();
        void preloadAddress(wanted);
      }),
    [wanted],
  );
}
