import type { DemoAccount } from '../app/demo-accounts-context';
import { useTexts } from '../app/localization-context';
import { signInTexts } from './sign-in-texts';

type DemoAccountListProps = {
  readonly accounts: readonly DemoAccount[];
  readonly chosen: DemoAccount | undefined;
  readonly onChoose: (account: DemoAccount) => void;
};

/** The people of the demo data, one press away. */
export function DemoAccountList({ accounts, chosen, onChoose }: DemoAccountListProps) {
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
    <section className="sign-in-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{texts('demo.title')}</h2>
      <p>{texts('demo.hint')}</p>
      {list(accounts.filter(({ group }) => group !== 'training'))}
      {training.length === 0 ? null : (
        <details>
          <summary>{texts('demo.training')}</summary>
          {list(training)}
        </details>
      )}
    </section>
  );
}
