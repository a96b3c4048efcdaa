import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import type { ReportFilters } from '@/domain/reports/report';
import { openPeopleParameter, openPeopleText, readOpenPeople } from '@/domain/reports/open-people';
import { readReportFilters, reportFilterErrors, reportQuery } from '@/domain/reports/report-address';
import type { ReportDescription } from '@/domain/reports/report-description';
import { filterNames } from '@/domain/reports/report-table';
import type { FieldError } from '@/domain/validation/schema-errors';
import { useToday } from '@/views/shared/days/use-today';

export type ReportAddress = {
  /** What the address asks for. */
  readonly filters: ReportFilters;
  /** What is set in the fields, asked for by `apply`. */
  readonly draft: ReportFilters;
  readonly change: (changes: ReportFilters) => void;
  /** Whether the fields say something else than the address. */
  readonly isChanged: boolean;
  /** What is wrong with the fields, once they were to be asked for. */
  readonly errors: readonly FieldError[];
  /** Asks for the fields with some changes; false where they make no report. */
  readonly apply: (changes?: ReportFilters) => boolean;
  /** ISO date. */
  readonly today: string;
};

/**
 * The filters of a report, held by the address alone: a link opens the same report, Back the one before. Fields are set
 * without effect until the report is asked for, since it is worked out as a whole.
 */
export function useReportAddress(description: ReportDescription): ReportAddress {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const today = useToday();
  const openedOn = useOpeningDay(filtersIn(description, search), today);
  const asked = reportQuery(description, readReportFilters(description, search, openedOn));
  const filters = useMemo(() => readReportFilters(description, asked, openedOn), [description, asked, openedOn]);
  const [fields, setFields] = useState<Fields>({ asked, draft: filters, errors: [] });
  // Another address sets the fields anew.
  const { draft, errors } = fields.asked === asked ? fields : { draft: filters, errors: [] };

  const change = useCallback(
    (changes: ReportFilters) => {
      setFields({ asked, draft: without({ ...draft, ...changes }), errors: [] });
    },
    [asked, draft],
  );
  const apply = useCallback(
    (changes: ReportFilters = {}) => {
      const wanted = without({ ...draft, ...changes });
      const found = reportFilterErrors(description, wanted);
      setFields({ asked, draft: wanted, errors: found });
      const query = reportQuery(description, wanted);
      if (found.length === 0 && query !== asked) {
        navigate(`${path}?${withOpenRows(query, search)}`);
      }
      return found.length === 0;
    },
    [asked, draft, description, navigate, path, search],
  );

  return { filters, draft, change, isChanged: reportQuery(description, draft) !== asked, errors, apply, today };
}

/**
 * The day on which the filters of an address were opened: what they leave out is as on that one, so that at midnight the
 * report on the screen does not become another one, nor its fields what they were.
 */
function useOpeningDay(asked: string, today: string): string {
  const [opened, setOpened] = useState({ asked, today });
  if (opened.asked === asked) {
    return opened.today;
  }
  setOpened({ asked, today });
  return today;
}

/** The filters that an address names: a paper or a row that is opened changes it too, but asks for no other report. */
function filtersIn(description: ReportDescription, search: string): string {
  const params = new URLSearchParams(search);
  return JSON.stringify(description.filters.flatMap(filterNames).map((name) => params.get(name)));
}

type Fields = {
  /** The address that they belong to. */
  readonly asked: string;
  readonly draft: ReportFilters;
  readonly errors: readonly FieldError[];
};

/** Rows that are open stay so when the report is asked for again; whom they show is found anew. */
function withOpenRows(query: string, search: string): string {
  const params = new URLSearchParams(query);
  const open = readOpenPeople(new URLSearchParams(search).get(openPeopleParameter) ?? undefined);
  const text = openPeopleText(new Map([...open.keys()].map((id) => [id, 0])));
  if (text !== undefined) {
    params.set(openPeopleParameter, text);
  }
  return params.toString();
}

/** An empty value takes a filter away. */
function without(filters: ReportFilters): ReportFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}
