import { useCallback, useMemo } from 'react';

import { addressOf, routeOf, type RouteName } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { drillDown } from '@/domain/reports/drill-down';
import type { ReportFilters, RowKey } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import { useGrantedPolicies } from '@/views/app/auth-context';

/** Gives the address of the list behind a figure of the row at the end of `path`. */
export type FigureAddress = (path: readonly RowKey[], column: string) => string | undefined;

/** The address of the list behind a figure; none where there is no such list, or the person may not open it. */
export function useFigureAddress({ code }: ReportDescription, filters: ReportFilters, today: string): FigureAddress {
  const granted = useGrantedPolicies();
  const mayOpen = useMemo(() => accessTo(granted), [granted]);
  return useCallback(
    (path, column) => {
      const found = drillDown(code, { path, column, filters, today });
      return found === undefined || !mayOpen(found.route)
        ? undefined
        : addressOf(found.route, {}, new URLSearchParams(found.filters).toString());
    },
    [code, filters, today, mayOpen],
  );
}

/** Who may open a page, looked up once for each: hundreds of figures lead to the same few. */
function accessTo(granted: ReadonlySet<string>): (route: RouteName) => boolean {
  const known = new Map<RouteName, boolean>();
  return (route) => {
    const may = known.get(route) ?? isGranted(routeOf(route).policy, granted);
    known.set(route, may);
    return may;
  };
}
