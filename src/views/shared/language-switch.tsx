import { appTexts } from '@/views/app/app-texts';
import { useTexts } from '@/views/app/localization-context';
import { useLanguages } from '@/views/app/use-languages';

/** More than these do not fit beside each other. */
const mostButtons = 3;

/** The languages that the server offers, everywhere the same few letters; takes effect at once. */
export function LanguageSwitch() {
  const texts = useTexts(appTexts);
  const { languages, current, choose } = useLanguages();
  if (languages.length > mostButtons) {
    return (
      <select
        className="language-select"
        aria-label={texts('language.choose')}
        value={current ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {current === undefined ? <option value="" /> : null}
        {languages.map(({ culture, name }) => (
          <option key={culture} value={culture} lang={culture}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div role="group" className="language-switch" aria-label={texts('language.choose')}>
      {languages.map(({ culture, name }) => (
        <button
          key={culture}
          type="button"
          lang={culture}
          aria-pressed={culture === current}
          aria-label={`${culture.toUpperCase()} – ${name}`}
          onClick={() => choose(culture)}
        >
          {culture.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
