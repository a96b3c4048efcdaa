import en from './texts-en.json' with { type: 'json' };
import vi from './texts-vi.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
type Resources = Readonly<Record<string, Texts>>;

const english: Resources = en;
const textsByCulture: Readonly<Record<string, Resources>> = { vi, en };

/**
 * ABP's own texts of one resource. The Vietnamese ones are as ABP ships them, mistranslations included, because that is
 * what a real back end sends; English is every other culture's fallback.
 */
export function resourceTexts(resource: string, culture: string): Texts {
  const language = culture.split('-')[0] ?? '';
  return (textsByCulture[language] ?? english)[resource] ?? {};
}

/** One text of the framework's error resource. */
export function exceptionText(key: string, culture: string): string {
  return resourceTexts('AbpExceptionHandling', culture)[key] ?? key;
}
