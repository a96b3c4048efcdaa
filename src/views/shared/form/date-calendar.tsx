import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar as MuiDateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, viVN, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/vi';

import { todayAt } from '@/domain/format/calendar';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { useLocalizer } from '@/views/app/localization-context';

type DateCalendarProps = {
  /** ISO date. */
  readonly value: string | null;
  readonly onChange: (day: string) => void;
};

const isoPattern = 'YYYY-MM-DD';

/** Takes the Fund's day for today, as the rest of the product does, wherever the machine stands. */
class FundDayjs extends AdapterDayjs {
  public constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    const { date } = this;
    // The library asks for "now" by leaving the day out; `null` is no day.
    this.date = <Value extends string | null | undefined>(value?: Value, zone?: string) => {
      const isNow = value === undefined;
      return date((isNow ? todayAt(Date.now()) : value) as Value, zone);
    };
  }
}

/** The months to choose a day from; it is loaded when somebody first opens one. */
export function DateCalendar({ value, onChange }: DateCalendarProps) {
  const language = builtInLanguageOf(useLocalizer().language);
  return (
    <LocalizationProvider dateAdapter={FundDayjs} adapterLocale={language} localeText={pickerTexts[language]}>
      <MuiDateCalendar
        autoFocus
        // «T2» to «CN»: by its first letter alone six days of a Vietnamese week would be «T».
        dayOfWeekFormatter={(day) => day.format('dd')}
        value={value === null ? null : dayjs(value)}
        minDate={dayjs('1900-01-01')}
        maxDate={dayjs('2100-12-31')}
        onChange={(day, selection) => {
          if (day !== null && selection === 'finish') {
            onChange(day.format(isoPattern));
          }
        }}
      />
    </LocalizationProvider>
  );
}

type MonthCalendarProps = {
  /** `yyyy-MM`. */
  readonly value: string | null;
  readonly onChange: (month: string) => void;
};

/** The years and months to choose a month from. */
export function MonthCalendar({ value, onChange }: MonthCalendarProps) {
  const language = builtInLanguageOf(useLocalizer().language);
  return (
    <LocalizationProvider dateAdapter={FundDayjs} adapterLocale={language} localeText={pickerTexts[language]}>
      <MuiDateCalendar
        autoFocus
        views={['year', 'month']}
        openTo="month"
        value={value === null ? null : dayjs(`${value}-01`)}
        minDate={dayjs('1900-01-01')}
        maxDate={dayjs('2100-12-31')}
        onChange={(day, selection) => {
          if (day !== null && selection === 'finish') {
            onChange(day.format('YYYY-MM'));
          }
        }}
      />
    </LocalizationProvider>
  );
}

/** MUI declares its texts as possibly undefined, though every one is there. */
const pickerTexts = {
  vi: viVN.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText,
} as const;
