import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ReportFilters } from '@/domain/reports/report';
import {
  periodOfPreset,
  periodPresets,
  presetOf,
  reportYears,
  type PeriodPreset,
  type ReportPeriod,
} from '@/domain/reports/report-period';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { DateFilterInput } from '@/views/shared/list/filters/date-filter-input';
import { datePrecisions } from '@/views/shared/list/filters/date-precision';
import { validationText } from '@/domain/validation/validation-message';

import type { ReportAddress } from './use-report-address';
import type { ReportWords } from './report-words';

type PeriodFieldProps = { readonly address: ReportAddress; readonly words: ReportWords };

/** Kỳ báo cáo: a preset with its number and year, or two days of one's own. */
export function PeriodField({ address, words }: PeriodFieldProps) {
  const { draft, change, today } = address;
  const { text } = words;
  const { tuNgay = '', denNgay = '' } = draft;
  // Days of one's own may happen to be those of a preset, also on the way from some days to others.
  const [chosen, setChosen] = useState<ChosenKind>();
  const isOwn = isSamePeriod(chosen, draft) ? chosen?.isOwn : presetOfFilters(address.filters) === 'tuy-chon';
  const found = presetOf({ tuNgay, denNgay });
  const preset: PeriodPreset = isOwn === true ? 'tuy-chon' : found.preset;
  const choices = numbersOf(preset, words);
  const choose = (id: PeriodPreset, nam: number, so: number) => {
    const period = periodOfPreset(id, nam, so);
    setChosen({ isOwn: period === undefined, ...(period ?? { tuNgay, denNgay }) });
    if (period !== undefined) {
      change(period);
    }
  };
  const changeDays = (days: Partial<ReportPeriod>) => {
    setChosen({ isOwn: true, tuNgay, denNgay, ...days });
    change(days);
  };
  const present = preset === 'tuy-chon' ? Number((denNgay || today).slice(0, 4)) : found.nam;

  return (
    <>
      <PlainSelect
        label={text('filter.period')}
        width="13.5rem"
        value={preset}
        options={periodPresets.map(({ id }) => ({ id, name: text(`preset.${id}`) }))}
        onChange={(id) => {
          const next = periodPresets.find((one) => one.id === id)?.id ?? 'tuy-chon';
          choose(next, present, firstNumber(next, present, today));
        }}
      />
      {preset === 'tuy-chon' ? (
        <CustomDays address={address} words={words} onChange={changeDays} />
      ) : (
        <>
          {choices.length === 0 ? null : (
            <PlainSelect
              label={text(preset === '6-thang' ? 'filter.half' : preset === 'quy' ? 'preset.quy' : 'preset.thang')}
              width="9rem"
              value={String(found.so)}
              options={choices}
              onChange={(so) => {
                choose(preset, found.nam, Number(so));
              }}
            />
          )}
          <YearSelect
            nam={found.nam}
            today={today}
            onChange={(nam) => {
              choose(preset, nam, found.so);
            }}
          />
        </>
      )}
    </>
  );
}

/** Whether a person wants days of their own, for the days that were set then. */
type ChosenKind = ReportPeriod & { readonly isOwn: boolean };

function isSamePeriod(one: ReportPeriod | undefined, { tuNgay = '', denNgay = '' }: ReportFilters): boolean {
  return one?.tuNgay === tuNgay && one.denNgay === denNgay;
}

function presetOfFilters({ tuNgay = '', denNgay = '' }: ReportFilters): PeriodPreset {
  return presetOf({ tuNgay, denNgay }).preset;
}

type YearSelectProps = {
  readonly nam: number;
  /** ISO date. */
  readonly today: string;
  readonly onChange: (nam: number) => void;
};

/** A year, from the next one back; one that an address asks for is offered too. */
export function YearSelect({ nam, today, onChange }: YearSelectProps) {
  const common = useTexts(commonTexts);
  const years = reportYears(today);
  const offered = years.includes(nam) ? years : [nam, ...years].sort((one, other) => other - one);
  return (
    <PlainSelect
      label={common('word.year')}
      width="6.5rem"
      value={String(nam)}
      options={offered.map((year) => ({ id: String(year), name: String(year) }))}
      onChange={(year) => {
        onChange(Number(year));
      }}
    />
  );
}

type PlainSelectProps = {
  readonly label: string;
  readonly width: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string) => void;
};

/** A select that always holds one of its options. */
export function PlainSelect({ label, width, value, options, onChange }: PlainSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { htmlFor: undefined } }}
      sx={{ width, flex: { xs: '1 1 8rem', sm: 'none' } }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

type CustomDaysProps = PeriodFieldProps & { readonly onChange: (days: Partial<ReportPeriod>) => void };

function CustomDays({ address, words, onChange }: CustomDaysProps) {
  const { draft, errors } = address;
  const common = useTexts(commonTexts);
  const localizer = useLocalizer();
  const errorOf = (field: string) => {
    const found = errors.find((error) => error.field === field);
    return found === undefined ? undefined : validationText(found, localizer);
  };
  return (['tuNgay', 'denNgay'] as const).map((field) => (
    <Box key={field} sx={{ width: { xs: '100%', sm: '10.5rem' } }}>
      <DateFilterInput
        label={common(field === 'tuNgay' ? 'word.from' : 'word.to')}
        day={draft[field] ?? ''}
        formats={words.formats}
        precision={datePrecisions.dateRange}
        error={errorOf(field)}
        onChange={(day) => {
          onChange({ [field]: day });
        }}
      />
    </Box>
  ));
}

function numbersOf(preset: PeriodPreset, { text }: ReportWords): PlainSelectProps['options'] {
  const count = periodPresets.find(({ id }) => id === preset)?.perYear ?? 1;
  if (count === 1) {
    return [];
  }
  return Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    const name =
      preset === '6-thang'
        ? text(n === 1 ? 'preset.firstHalf' : 'preset.secondHalf')
        : text(preset === 'quy' ? 'preset.quarter' : 'preset.month', { n });
    return { id: String(n), name };
  });
}

/** Of this year the month, quarter or half that today lies in, of another one the last. */
function firstNumber(preset: PeriodPreset, nam: number, today: string): number {
  const count = periodPresets.find(({ id }) => id === preset)?.perYear ?? 1;
  return nam === Number(today.slice(0, 4)) ? Math.ceil((Number(today.slice(5, 7)) * count) / 12) : count;
}
