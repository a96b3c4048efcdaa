import type { ApplicationLocalization } from '../abp/application-configuration';
import { corrections } from './corrections';
import { frameworkTexts } from './framework-texts';
import { builtInLanguageOf, directionOf } from './languages';
import { interpolate, type TextTable, type Translate } from './texts';

export type LocalizerOptions = {
  /** Culture name, e.g. `vi` or `en-GB`. */
  readonly language: string;
  /** The server's texts; absent until it has answered. */
  readonly resources: ApplicationLocalization['resources'] | undefined;
  /** The resource that `'::Key'` means. */
  readonly defaultResourceName: string | undefined;
};

export type Localizer = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The text of `'Resource::Key'` or `'::Key'`, with `{0}`, `{1}` … replaced; anything without `::` is its own text. */
  readonly localize: (key: string, ...params: readonly (string | number)[]) => string;
  /** The texts of one area: the server's default resource first, then the table's language, then Vietnamese. */
  readonly textsFor: <Vi extends Readonly<Record<string, string>>>(table: TextTable<Vi>) => Translate<Vi>;
};

/**
 * Looks texts up by ABP's rules: a resource's own texts win over its base resources', resource `_` is the key itself,
 * what is nowhere is its key. In Vietnamese our corrections win over the server's texts (domain dictionary §9.8).
 */
export function createLocalizer({ language, resources = {}, defaultResourceName }: LocalizerOptions): Localizer {
  const builtIn = builtInLanguageOf(language);
  const corrected: Readonly<Record<string, string>> = language.toLowerCase().startsWith('vi') ? corrections : {};
  const ours: Readonly<Record<string, string>> = frameworkTexts[builtIn];

  // Each resource once, nearer bases first: they may refer to one another, in circles and in any number.
  const find = (resource: string, key: string): string | undefined => {
    const seen = new Set<string>();
    const waiting = [resource];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!seen.has(next)) {
        seen.add(next);
        const known = ownValue(resources, next);
        const found = ownValue(corrected, `${next}::${key}`) ?? ownValue(known?.texts, key);
        if (found !== undefined) {
          return found;
        }
        (known?.baseResources ?? []).toReversed().forEach((base) => waiting.push(base));
      }
    }
    return undefined;
  };

  return {
    language,
    direction: directionOf(language),
    localize: (fullKey, ...params) => {
      const separator = fullKey.indexOf('::');
      const key = separator === -1 ? fullKey : fullKey.slice(separator + 2);
      const resource = separator > 0 ? fullKey.slice(0, separator) : defaultResourceName;
      if (separator === -1 || resource === '_' || resource === undefined) {
        return key;
      }
      return interpolate(
        find(resource, key) ?? ownValue(ours, `${resource}::${key}`) ?? key,
        Object.fromEntries(params.entries()),
      );
    },
    textsFor: (table) => {
      const inLanguage: Readonly<Record<string, string>> = table[builtIn];
      const inVietnamese: Readonly<Record<string, string>> = table.vi;
      return (key, params?: Readonly<Record<string, string | number>>) => {
        const name = String(key);
        const fromServer = defaultResourceName === undefined ? undefined : find(defaultResourceName, name);
        return interpolate(fromServer ?? inLanguage[name] ?? inVietnamese[name] ?? name, params);
      };
    },
  };
}

/** A text may be called `constructor`: only what a table holds itself counts. */
function ownValue<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
