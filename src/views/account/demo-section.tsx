import { Suspense, useState } from 'react';

import { useAuth } from '../app/auth-context';
import type { Demo, DemoAccount } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { useConfirm, useNotices } from '../app/notices';
import { loadedLater } from '../app/screen-loader';
import type { FaultChooserProps } from './fault-chooser';
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
      {flow === 'password' ? (
        <>
          <p>{texts('demo.hint')}</p>
          <DemoAccounts accounts={inGroup(demo, 'role')} chosen={chosen} onChoose={onChoose} />
        </>
      ) : null}
      <DemoTraining
        faults={demo.faults}
        accounts={flow === 'password' ? inGroup(demo, 'training') : []}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className="sign-in-demo-tools">
        {/* The flow is part of the environment, which is read once per page: hence a link and no button. */}
        <a href={flow === 'password' ? '?flow=code' : '?flow=password'}>
          {texts(flow === 'password' ? 'demo.useCode' : 'demo.usePassword')}
        </a>
        {demo.desk === undefined ? null : (
          <button type="button" className="plain-link" onClick={demo.desk.toggle}>
            <demo.desk.Name />
          </button>
        )}
        <DemoReset demo={demo} />
      </p>
    </section>
  );
}

type DemoAccountsProps = Omit<DemoSectionProps, 'demo'> & { readonly accounts: readonly DemoAccount[] };

function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  return accounts.length === 0 ? null : (
    <ul>
      {accounts.map((account) => (
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
}

/** Demo builds alone have its code; a production build does not even know of it. */
const faultChooser =
  import.meta.env.MODE === 'demo'
    ? loadedLater<FaultChooserProps>(() => import('./fault-chooser').then(({ FaultChooser }) => FaultChooser))
    : undefined;

/** What a trainer shows: accounts that are refused, and failures of the issuer. Fetched when it is opened. */
function DemoTraining({ faults, ...accounts }: DemoAccountsProps & Pick<Demo, 'faults'>) {
  const texts = useTexts(signInTexts);
  const [isOpen, setIsOpen] = useState((faults?.asked ?? faults?.armedAtStart) !== undefined);
  if (faults === undefined && accounts.accounts.length === 0) {
    return null;
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts('demo.training')}</summary>
      <DemoAccounts {...accounts} />
      {isOpen && faults !== undefined && faultChooser !== undefined ? (
        <Suspense fallback={null}>
          <faultChooser.View faults={faults} />
        </Suspense>
      ) : null}
    </details>
  );
}

function inGroup({ accounts }: Demo, wanted: 'role' | 'training'): readonly DemoAccount[] {
  return accounts.filter(({ group = 'role' }) => group === wanted);
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
