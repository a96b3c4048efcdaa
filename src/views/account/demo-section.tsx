import { useState } from 'react';

import { useAuth } from '../app/auth-context';
import type { Demo, DemoAccount } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { useConfirm, useNotices } from '../app/notices';
import { signInTexts } from './sign-in-texts';

type DemoSectionProps = {
  readonly demo: Demo;
  readonly chosen: DemoAccount | undefined;
  readonly onChoose: (account: DemoAccount) => void;
};

/** What a demo build adds to the sign-in page: its people, one press away, the other flow, and fresh data. */
export function DemoSection({ demo, chosen, onChoose }: DemoSectionProps) {
  const texts = useTexts(signInTexts);
  const flow = useAuth(({ context }) => context.flow);
  return (
    <section className="sign-in-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{texts('demo.title')}</h2>
      {flow === 'password' ? <DemoAccounts accounts={demo.accounts} chosen={chosen} onChoose={onChoose} /> : null}
      <p className="sign-in-demo-tools">
        {/* The flow is part of the environment, which is read once per page: hence a link and no button. */}
        <a href={flow === 'password' ? '?flow=code' : '?flow=password'}>
          {texts(flow === 'password' ? 'demo.useCode' : 'demo.usePassword')}
        </a>
        <DemoReset demo={demo} />
      </p>
    </section>
  );
}

type DemoAccountsProps = Omit<DemoSectionProps, 'demo'> & { readonly accounts: readonly DemoAccount[] };

function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  const texts = useTexts(signInTexts);
  const training = accounts.filter(({ group }) => group === 'training');
  const list = (shown: readonly DemoAccount[]) => (
    <ul>
      {shown.map((account) => (
        <li key={account.userName}>
          <button
            type="button"
            title={account.userName}
            aria-pressed={chosen?.userName === account.userName}
            onClick={() => onChoose(account)}
          >
            <strong>{account.name}</strong>
            <span>{account.role}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p>{texts('demo.hint')}</p>
      {list(accounts.filter(({ group }) => group !== 'training'))}
      {training.length === 0 ? null : (
        <details>
          <summary>{texts('demo.training')}</summary>
          {list(training)}
        </details>
      )}
    </>
  );
}

function DemoReset({ demo }: { readonly demo: Demo }) {
  const texts = useTexts(signInTexts);
  const confirm = useConfirm();
  const notices = useNotices();
  const [isBusy, setIsBusy] = useState(false);

  const reset = async () => {
    if ((await confirm({ message: texts('demo.resetQuestion') })) !== 'confirm') {
      return;
    }
    setIsBusy(true);
    try {
      await demo.reset();
      notices.success(texts('demo.resetDone'));
    } catch (thrown) {
      notices.report(thrown);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <button type="button" className="plain-link" disabled={isBusy} onClick={() => void reset()}>
      {texts('demo.reset')}
    </button>
  );
}
