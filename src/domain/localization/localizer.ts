import type { ApplicationLocalization } from '../abp/application-configuration';
import { corrections } from './corrections';
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
  /**
   * The texts of one area: the server's default resource first, then the table's language, then Vietnamese. The same
   * function for the same table.
   */
  readonly textsFor: <Vi extends Readonly<Record<string, string>>>(table: TextTable<Vi>) => Translate<Vi>;
};

/**
 * Looks texts up by ABP's rules: a resource's own texts win over its base resources', resource `_` is the key itself,
 * what is nowhere is its key. In Vietnamese our corrections win over the server's texts (domain dictionary §9.8).
 */
export function createLocalizer({ language, resources = {}, defaultResourceName }: LocalizerOptions): Localizer {
  const builtIn = builtInLanguageOf(language);
  const corrected: Readonly<Record<string, string>> = language.toLowerCase().startsWith('vi') ? corrections : {};

  const chains = new Map<string, ReadonlySet<string>>();
  /** A resource and its bases, each once and nearer ones first: they may refer to one another, in circles and in any number. */
  const chainOf = (resource: string): ReadonlySet<string> => {
    const known = chains.get(resource);
    if (known !== undefined) {
      return known;
    }
    const chain = new Set<string>();
    const waiting = [resource];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!chain.has(next)) {
        chain.add(next);
        waiting.push(...[...(ownValue(resources, next)?.baseResources ?? [])].reverse());
      }
    }
    chains.set(resource, chain);
    return chain;
  };
  const find = (resource: string, key: string): string | undefined => {
    for (const name of chainOf(resource)) {
      const found = ownValue(corrected, `${name}::${key}`) ?? ownValue(ownValue(resources, name)?.texts, key);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  };

  const translations = new Map<object, unknown>();

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
      return interpolate(find(resource, key) ?? key, Object.fromEntries(params.entries()));
    },
    textsFor: <Vi extends Readonly<Record<string, string>>>(table: TextTable<Vi>) => {
      const known = translations.get(table);
      if (known !== undefined) {
        return known as Translate<Vi>;
      }
      const inLanguage: Readonly<Record<string, string>> = table[builtIn];
      const inVietnamese: Readonly<Record<string, string>> = table.vi;
      const translate = (key: keyof Vi, params?: Readonly<Record<string, string | number>>) => {
        const name = String(key);
        const fromServer = defaultResourceName === undefined ? undefined : find(defaultResourceName, name);
        return interpolate(fromServer ?? inLanguage[name] ?? inVietnamese[name] ?? name, params);
      };
      translations.set(table, translate);
      return translate;
    },
  };
}

/** A text may be called `constructor`: only what a table holds itself counts. */
function ownValue<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
