import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { href } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { useDocumentTitle } from '../shared/document-title';
import { LanguageSwitch } from '../shared/language-switch';
import { accountTexts } from './account-texts';
import './account.css';
import { BrandPanel } from './sign-in/brand-panel';
import { signInTexts } from './sign-in/sign-in-texts';

type AccountPageProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
};

/** The frame of the pages beside the sign-in page, in its looks. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  const texts = useTexts(accountTexts);
  const words = useTexts(signInTexts);
  useDocumentTitle(title);
  return (
    <div className="sign-in">
      <BrandPanel sentence={words('signIn.sentence')} />
      <main className="sign-in-main">
        <LanguageSwitch />
        <div className="sign-in-card">
          <h1>{title}</h1>
          <p className="sign-in-quiet">{subtitle}</p>
          {children}
          <p className="sign-in-links">
            <Link href={href('signIn')}>{texts('account.backToSignIn')}</Link>
          </p>
        </div>
      </main>
    </div>
  );
}
