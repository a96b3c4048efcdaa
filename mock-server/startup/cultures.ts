import { datePattern, frameworkDatePattern } from '@/domain/constants';

type DateTimeFormat = {
  readonly calendarAlgorithmType: string;
  readonly dateTimeFormatLong: string;
  readonly shortDatePattern: string;
  readonly fullDateTimePattern: string;
  readonly dateSeparator: string;
  readonly shortTimePattern: string;
  readonly longTimePattern: string;
};

const dateTimeFormats: Readonly<Record<string, DateTimeFormat>> = {
  vi: {
    calendarAlgorithmType: 'SolarCalendar',
    dateTimeFormatLong: 'dddd, d MMMM, yyyy',
    shortDatePattern: datePattern,
    fullDateTimePattern: 'dddd, d MMMM, yyyy HH:mm:ss',
    dateSeparator: '/',
    shortTimePattern: 'HH:mm',
    longTimePattern: 'HH:mm:ss',
  },
  en: {
    calendarAlgorithmType: 'SolarCalendar',
    dateTimeFormatLong: 'dddd, MMMM d, yyyy',
    shortDatePattern: 'M/d/yyyy',
    fullDateTimePattern: 'dddd, MMMM d, yyyy h:mm:ss tt',
    dateSeparator: '/',
    shortTimePattern: 'h:mm tt',
    longTimePattern: 'h:mm:ss tt',
  },
};

/** What .NET tells of a language that it knows nothing of: its invariant culture. */
const invariantFormat: DateTimeFormat = {
  calendarAlgorithmType: 'SolarCalendar',
  dateTimeFormatLong: 'dddd, dd MMMM yyyy',
  shortDatePattern: frameworkDatePattern,
  fullDateTimePattern: 'dddd, dd MMMM yyyy HH:mm:ss',
  dateSeparator: '/',
  shortTimePattern: 'HH:mm',
  longTimePattern: 'HH:mm:ss',
};

const threeLetterNames: Readonly<Record<string, string>> = { vi: 'vie', en: 'eng', ar: 'ara', de: 'deu', fa: 'fas' };
const rightToLeft: readonly string[] = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** What ABP tells of a culture (`CurrentCultureDto`). */
export function cultureInfo(culture: string) {
  const language = languageOf(culture);
  const englishName = new Intl.DisplayNames('en', { type: 'language' }).of(culture) ?? culture;
  return {
    displayName: englishName,
    englishName,
    threeLetterIsoLanguageName: threeLetterNames[language] ?? language,
    twoLetterIsoLanguageName: language,
    isRightToLeft: rightToLeft.includes(language),
    cultureName: culture,
    name: culture,
    nativeName: new Intl.DisplayNames(culture, { type: 'language' }).of(culture) ?? culture,
    dateTimeFormat: dateTimeFormats[language] ?? invariantFormat,
  };
}

/** The language of a culture: `zh` of `zh-Hant-TW`. */
export function languageOf(culture: string): string {
  return culture.split('-')[0] ?? culture;
}

/** True for a name that .NET would take for a culture. */
export function isCulture(name: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(name) && Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}
