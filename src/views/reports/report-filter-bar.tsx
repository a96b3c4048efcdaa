import FilterListIcon from '@mui/icons-material/FilterList';
import { Badge, Box, Button, Paper, Typography, useMediaQuery } from '@mui/material';
import { useId, useMemo, useState } from 'react';

import { mobileMaxWidthPx } from '@/domain/constants';
import { commonTexts } from '@/domain/localization/common-texts';
import type { ReportFilterName, ReportFilters } from '@/domain/reports/report';
import type { ReportDescription, ReportFilter } from '@/domain/reports/report-description';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { FilterField } from '@/views/shared/list/filters/filter-field';
import { filterFields, type ListFilter } from '@/views/shared/list/list-description';
import type { FilterView } from '@/views/shared/list/list-view';
import { Collapse } from '@/views/shared/widgets/collapse';
import { validationText } from '@/domain/validation/validation-message';

import { PeriodField, PlainSelect, YearSelect } from './period-field';
import { labelOf } from './report-conditions';
import type { ReportWords } from './report-words';
import type { ReportAddress } from './use-report-address';

type ReportFilterBarProps = {
  readonly description: ReportDescription;
  readonly address: ReportAddress;
  readonly words: ReportWords;
  /** Of the unit that is set in the fields. */
  readonly unitName: string | undefined;
  readonly isBusy: boolean;
  /** Asks for the same report again. */
  readonly onRefresh: () => void;
};

/** Filters beside the period that stand on the bar itself. */
const mostPrimary = 2;

/** The period, the report's own filters, and the button that asks for the report. */
export function ReportFilterBar({ description, address, words, unitName, isBusy, onRefresh }: ReportFilterBarProps) {
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidthPx}px)`, { noSsr: true });
  const moreId = useId();
  const localizer = useLocalizer();
  const filters = useMemo(() => listFiltersOf(description, words), [description, words]);
  const first = filters.slice(0, filters.length === mostPrimary + 1 ? filters.length : mostPrimary);
  const primary = isNarrow ? filters.filter(({ kind }) => kind === 'date') : first;
  const others = filters.filter((filter) => !primary.includes(filter));
  const { draft, change, apply, isChanged, errors } = address;
  const setCount = others.filter((filter) => filterFields(filter).some((field) => isSet(draft, field))).length;
  const [isOpen, setIsOpen] = useState(setCount > 0);
  const view: FilterView = {
    description: { filters },
    text: (key) => key,
    unitName,
    formats: words.formats,
    query: { page: 0, pageSize: 0, sort: undefined, search: '', filters: draft, columns: undefined },
    show: (query) => {
      change(changesOf(draft, query.filters));
    },
  };
  const wrong = errors.find(() => !description.filters.some(({ kind }) => kind === 'period'));

  return (
    <Paper
      component="form"
      variant="outlined"
      role="search"
      aria-label={words.text('filter.more')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (apply() && !isChanged) {
          onRefresh();
        }
      }}
      sx={{ p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
        <PeriodFields description={description} address={address} words={words} />
        {primary.map((filter) => (
          <Box key={filterFields(filter).join()} sx={{ flex: '1 1 11rem', minWidth: 0, maxWidth: '22rem' }}>
            <FilterField view={view} filter={filter} />
          </Box>
        ))}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            pt: { xs: 0, sm: labelHeight },
            flex: { xs: '1 1 100%', sm: 'none' },
          }}
        >
          {others.length === 0 ? null : (
            <Badge badgeContent={setCount} color="primary">
              <Button
                variant="outlined"
                color="secondary"
                startIcon={<FilterListIcon />}
                aria-expanded={isOpen}
                aria-controls={moreId}
                aria-label={setCount === 0 ? undefined : words.text('filter.moreSet', { n: setCount })}
                onClick={() => {
                  setIsOpen(!isOpen);
                }}
              >
                {words.text('filter.more')}
              </Button>
            </Badge>
          )}
          <Button type="submit" variant="contained" aria-busy={isBusy} sx={{ flex: { xs: 1, sm: 'none' } }}>
            {words.text('filter.show')}
          </Button>
        </Box>
      </Box>
      {others.length === 0 ? null : (
        <Collapse id={moreId} isOpen={isOpen}>
          <Box
            sx={{ display: 'grid', gap: 1.5, pt: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
          >
            {others.map((filter) => (
              <FilterField key={filterFields(filter).join()} view={view} filter={filter} />
            ))}
          </Box>
        </Collapse>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'warning.main', '&:not(:empty)': { mt: 1.5 } }}>
        {wrong === undefined ? (isChanged ? words.text('filter.unapplied') : '') : validationText(wrong, localizer)}
      </Typography>
    </Paper>
  );
}

/** A button stands beside the boxes of the fields, not beside their labels. */
const labelHeight = '1.5rem';

function PeriodFields({
  description,
  address,
  words,
}: Pick<ReportFilterBarProps, 'description' | 'address' | 'words'>) {
  const common = useTexts(commonTexts);
  const { draft, change, today } = address;
  return description.filters.map(({ kind }) => {
    switch (kind) {
      case 'period':
        return <PeriodField key={kind} address={address} words={words} />;
      case 'year':
        return (
          <YearSelect
            key={kind}
            nam={Number(draft.nam)}
            today={today}
            onChange={(nam) => {
              change({ nam: String(nam) });
            }}
          />
        );
      case 'quarter':
        return (
          <PlainSelect
            key={kind}
            label={common('word.quarter')}
            width="8.5rem"
            value={draft.quy ?? ''}
            options={[
              { id: '', name: words.text('filter.wholeYear') },
              ...['1', '2', '3', '4'].map((n) => ({ id: n, name: words.text('preset.quarter', { n }) })),
            ]}
            onChange={(quy) => {
              change({ quy });
            }}
          />
        );
      default:
        return null;
    }
  });
}

/** The filters whose controls are those of lists; what must always be chosen has a switch at the table. */
function listFiltersOf({ filters }: ReportDescription, words: ReportWords): readonly ListFilter[] {
  return filters.flatMap((filter): readonly ListFilter[] => {
    const label = words.text(labelOf(filter));
    switch (filter.kind) {
      case 'unit':
        return [{ kind: 'unit', field: 'donViId', label }];
      case 'officer':
        return [{ kind: 'select', field: 'canBoPhuTrachId', label, options: { kind: 'lookup', name: 'can-bo-quy' } }];
      case 'day':
        return [{ kind: 'date', field: 'denNgay', label }];
      case 'choice':
        return filter.isRequired === true
          ? []
          : [{ kind: 'select', field: filter.field, label, options: { kind: 'values', values: filter.values } }];
      case 'choices':
        return [
          { kind: 'multiSelect', field: filter.field, label, options: { kind: 'values', values: filter.values } },
        ];
      case 'period':
      case 'year':
      case 'quarter':
        return [];
    }
  });
}

/** Whether a filter is a switch at the table: always set, of few values. */
export function isSwitch(filter: ReportFilter): filter is Extract<ReportFilter, { values: unknown }> {
  return filter.kind === 'choice' && filter.isRequired === true;
}

function isSet(filters: ReportFilters, field: string): boolean {
  return (filters[field as ReportFilterName] ?? '') !== '';
}

/** What the list's control has changed; a filter that it took away is empty. */
function changesOf(before: ReportFilters, after: Readonly<Record<string, string>>): ReportFilters {
  const gone = Object.keys(before).filter((name) => !(name in after));
  return { ...after, ...Object.fromEntries(gone.map((name) => [name, ''])) };
}
