import { useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { signInTexts } from './sign-in-texts';
import type { Attempt } from './use-attempt';

type SubmitRowProps = {
  readonly attempt: Attempt;
  readonly label: string;
  /** Absent for a button that submits its form. */
  readonly onClick?: () => void;
};

/** The button that signs in and shows its progress in itself, with the way out beside it. */
export function SubmitRow({ attempt, label, onClick }: SubmitRowProps) {
  const texts = useTexts(signInTexts);
  const authRef = useAuthRef();
  const isBusy = attempt !== 'none';
  return (
    <div className="sign-in-submit">
      <button
        type={onClick === undefined ? 'submit' : 'button'}
        className="plain-button plain-button-large plain-button-main"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={onClick}
      >
        {isBusy ? <span className="spinner" aria-hidden /> : null}
        {isBusy ? texts('signIn.submitting') : label}
      </button>
      {attempt === 'running' ? (
        <button
          type="button"
          className="plain-button plain-button-large"
          onClick={() => authRef.send({ type: 'signIn.cancel' })}
        >
          {texts('signIn.cancel')}
        </button>
      ) : null}
    </div>
  );
}
