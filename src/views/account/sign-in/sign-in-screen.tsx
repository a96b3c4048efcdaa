import { Suspense, useEffect, useState } from 'react';

import { useAuth, useConfiguration } from '../../app/auth-context';
import { useDemo, type DemoAccount } from '../../app/demo-context';
import { useTexts } from '../../app/localization-context';
import { preloadNotices } from '../../app/notices';
import { loadedLater } from '../../shared/loading/loaded-later';
import { preloadSignedIn } from '../../app/screens/screens';
import { useServices } from '../../app/services-context';
import { LanguageSwitch } from '../../shared/language-switch';
import { useDocumentTitle } from '../../shared/document-title';
import { whenIdle } from '../../shared/loading/when-idle';
import { BrandPanel } from './brand-panel';
import { CodeSignIn } from './code-sign-in';
import { LocalSignIn } from './local-sign-in';
import './sign-in.css';
import type { SignInErrorProps } from './sign-in-error';
import { signInTexts } from './sign-in-texts';
import type { TenantBoxProps } from './tenant-box';

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
  usePreloading();

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
          {flow === 'password' ? <LocalSignIn prefilled={chosen} /> : <CodeSignIn wanted={wanted} />}
          {demo === undefined ? null : <demo.SignInSection demo={demo} chosen={chosen} onChoose={setChosen} />}
        </div>
        {/* Beside the card: nothing may move away from under a hand when this arrives. */}
        <div className="sign-in-below">
          <TenantChoice />
        </div>
      </main>
    </div>
  );
}

const signInError = loadedLater<SignInErrorProps>(() =>
  import('./sign-in-error').then(({ SignInError }) => SignInError),
);

const tenantBox = loadedLater<TenantBoxProps>(() => import('./tenant-box').then(({ TenantBox }) => TenantBox));

/** For installations with several tenants alone; its code is fetched once the back end has said that it is one. */
function TenantChoice() {
  const { tenantSwitch: tenants } = useServices();
  const isEnabled = useConfiguration()?.multiTenancy.isEnabled === true;
  return tenants !== undefined && isEnabled ? (
    <Suspense fallback={null}>
      <tenantBox.View tenants={tenants} />
    </Suspense>
  ) : null;
}

/** While the person types, the code of what may follow arrives; that of the wanted page comes as it is drawn ahead. */
function usePreloading(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void signInError.preload();
        preloadSignedIn();
        preloadNotices();
      }),
    [],
  );
}
