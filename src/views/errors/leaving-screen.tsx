import { appTexts } from '../app/app-texts';
import { useTexts } from '../app/localization-context';
import { DelayedLoader } from '../shared/loading/delayed-loader';

/** Between the wish to sign out and its end. */
export function LeavingScreen() {
  const texts = useTexts(appTexts);
  return <DelayedLoader label={texts('wait.signingOut')} />;
}
