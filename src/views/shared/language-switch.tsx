import { builtInLanguages } from '@/domain/localization/texts';
import { appTexts } from '@/views/app/app-texts';
import { useAuthRef } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

/** Vietnamese or English, everywhere the same two letters; takes effect at once. */
export function LanguageSwitch() {
  const texts = useTexts(appTexts);
  const authRef = useAuthRef();
  const { language } = useLocalizer();
  return (
    <div role="group" className="language-switch" aria-label={texts('language.choose')}>
      {builtInLanguages.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={language.startsWith(choice)}
          aria-label={`${choice.toUpperCase()} – ${texts(`language.${choice}`)}`}
          onClick={() => authRef.send({ type: 'language.choose', culture: choice })}
        >
          {choice.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
