import { useEffect, useState } from 'react';

import { useAuth, useConfiguration } from '../../app/auth-context';
import type { Demo, DemoAccount, DemoFaults, DemoSectionProps, DeskBeside } from '../../app/demo-context';
import { useTexts } from '../../app/localization-context';
import { useConfirm, useNotices } from '../../app/notices';
import { demoTexts } from './demo-texts';

/** What a demo build adds to the sign-in page: its people, one press away, the other flow, and fresh data. */
export function DemoSection({ demo, chosen, onChoose }: DemoSectionProps) {
  const texts = useTexts(demoTexts);
  const flow = useAuth(({ context }) => context.flow);
  const accounts = demo.accounts(useConfiguration()?.currentTenant.id ?? undefined);
  return (
    <section className="sign-in-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{texts('demo.title')}</h2>
      {flow === 'password' ? (
        <>
          <p>{texts('demo.hint')}</p>
          <DemoAccounts accounts={inGroup(accounts, 'role')} chosen={chosen} onChoose={onChoose} />
        </>
      ) : null}
      <DemoTraining
        accounts={flow === 'password' ? inGroup(accounts, 'training') : []}
        chosen={chosen}
        onChoose={onChoose}
      />
      {demo.faults === undefined ? null : <ArmedFault faults={demo.faults} />}
      <p className="sign-in-demo-tools">
        {/* The flow is part of the environment, which is read once per page: hence a link and no button. */}
        <a href={flow === 'password' ? '?flow=code' : '?flow=password'}>
          {texts(flow === 'password' ? 'demo.useCode' : 'demo.usePassword')}
        </a>
        {demo.desk === undefined ? null : <DeskButton desk={demo.desk} />}
        <DemoReset demo={demo} />
      </p>
    </section>
  );
}

function DeskButton({ desk: { useName, toggle } }: { readonly desk: DeskBeside }) {
  return (
    <button type="button" className="plain-link" onClick={toggle}>
      {useName()}
    </button>
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

/** Accounts that are refused, each in its own way. */
function DemoTraining(props: DemoAccountsProps) {
  const texts = useTexts(demoTexts);
  return props.accounts.length === 0 ? null : (
    <details>
      <summary>{texts('demo.training')}</summary>
      <DemoAccounts {...props} />
    </details>
  );
}

/** A failure that waits for the next sign-in, by its technical name, and the way to be rid of it. */
function ArmedFault({ faults: { list, armedAtStart, unknown, watch, disarm } }: { readonly faults: DemoFaults }) {
  const texts = useTexts(demoTexts);
  const [armedId, setArmedId] = useState(armedAtStart);
  useEffect(() => watch(setArmedId), [watch]);
  const armed = list.find(({ id }) => id === armedId);
  return (
    <div role="status">
      {unknown === undefined ? null : <p>{texts('demo.unknownFault', { name: unknown })}</p>}
      {armed === undefined ? null : (
        <p className="sign-in-demo-armed">
          {texts('demo.armed', { name: armed.name })}
          <button type="button" className="plain-link" onClick={disarm}>
            {texts('demo.disarm')}
          </button>
        </p>
      )}
    </div>
  );
}

function inGroup(accounts: readonly DemoAccount[], wanted: 'role' | 'training'): readonly DemoAccount[] {
  return accounts.filter(({ group = 'role' }) => group === wanted);
}

function DemoReset({ demo }: { readonly demo: Demo }) {
  const texts = useTexts(demoTexts);
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
