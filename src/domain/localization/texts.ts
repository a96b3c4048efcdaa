/** Languages whose texts are complete in the product itself; others fall back to the first. */
export const builtInLanguages = ['vi', 'en'] as const;

export type BuiltInLanguage = (typeof builtInLanguages)[number];

/** Texts of one area, in every built-in language; Vietnamese is the source of keys. */
export type TextTable<Vi extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> = {
  readonly vi: Vi;
  readonly en: { readonly [Key in keyof Vi]: string };
};

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Bare<Name> | Placeholders<Rest>
  : never;

/** `{{ max }}` is read up to its first closing brace, as `{ max `. */
type Bare<Name extends string> = Name extends `${' ' | '{'}${infer Rest}`
  ? Bare<Rest>
  : Name extends `${infer Rest} `
    ? Bare<Rest>
    : Name;

type Params<Text extends string> = Record<Placeholders<Text>, string | number>;

/** Asks for parameters exactly when the text has placeholders. */
type TranslateArguments<Vi, Key extends keyof Vi> = Vi[Key] extends string
  ? [Placeholders<Vi[Key]>] extends [never]
    ? [key: Key]
    : [key: Key, params: Params<Vi[Key]>]
  : never;

export type Translate<Vi extends Readonly<Record<string, string>>> = <Key extends keyof Vi>(
  ...args: TranslateArguments<Vi, Key>
) => string;

/**
 * Declares the texts of an area. A key that lacks its English text does not compile.
 *
 * @example
 * const workerTexts = defineTexts({ vi: { 'worker.found': 'Tìm thấy {n} người' }, en: { 'worker.found': '{n} people found' } });
 */
export function defineTexts<const Vi extends Readonly<Record<string, string>>>(table: {
  readonly vi: Vi;
  readonly en: { readonly [Key in keyof Vi]: string };
}): TextTable<Vi> {
  return table;
}

/**
 * Puts values into a text's placeholders, written `{name}`, ABP's `{0}` or the validation texts' `{{ name }}`.
 * A placeholder without a value stays as it is, so that the gap is seen. English has a word for one and another for more:
 * `{name|one|more}` is the word that goes with the value.
 *
 * @example
 * interpolate('{n} record{n||s} {n|is|are} done', { n: 1 }); // '1 record is done'
 */
export function interpolate(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(
    /\{\{?\s*(\w+)\s*(?:\|([^|{}]*)\|([^|{}]*))?\}?\}/g,
    (placeholder, name: string, one: string | undefined, more: string | undefined) => {
      if (!Object.hasOwn(params, name)) {
        return placeholder;
      }
      const value = String(params[name]);
      return (value === '1' ? one : more) ?? value;
    },
  );
}
