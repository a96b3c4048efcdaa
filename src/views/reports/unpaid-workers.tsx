import { Box, LinearProgress, Link as MuiLink, TablePagination, Typography } from '@mui/material';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';

import { defaultPageSize } from '@/domain/constants';
import { missingValue } from '@/domain/format/identities';
import type { ListQuery } from '@/domain/lists/list-query';
import { commonTexts } from '@/domain/localization/common-texts';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { ReportFilters, UnpaidContract } from '@/domain/reports/report';
import { createListMachine } from '@/machines/lists/list-machine';
import type { ReportsApi } from '@/services/api/reports-api';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';
import { ListFailure } from '@/views/shared/list/list-failure';

import type { ReportWords } from './report-words';

type UnpaidWorkersProps = {
  /** The report's filters, narrowed to one unit (`khong` for those without one). */
  readonly filters: ReportFilters;
  /** Of the unit. */
  readonly name: string;
  /** When the figures above were read, an ISO moment: with others the people are read anew. */
  readonly readAt: string;
  /** The page that is shown, 0 for the first. */
  readonly place: number;
  readonly onTurn: (place: number) => void;
  readonly words: ReportWords;
};

/** As high as the line that says that the people are on their way. */
const nothingYet = '\u00A0';

/** The people behind a row of R4, those longest overdue first. */
export function UnpaidWorkers({ filters, name, readAt, place, onTurn, words }: UnpaidWorkersProps) {
  const common = useTexts(commonTexts);
  const { reports } = useServices();
  const canOpen = useGranted(policies.workers);
  const [logic] = useState(() => peopleLogic(reports, filters));
  const listRef = useActorRef(logic, { input: { query: queryOfPage(place), keptPage: undefined } });
  const page = useSelector(listRef, ({ context }) => context.page);
  const error = useSelector(listRef, ({ context }) => context.error);
  const shownPlace = useSelector(listRef, ({ context }) => context.query.page);
  const isBusy = useSelector(listRef, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(listRef, (snapshot) => snapshot.hasTag('slow'));
  const { text, formats } = words;
  const date = (iso: string | null) => (iso === null ? missingValue : formats.date(iso));

  useEffect(() => {
    listRef.send({ type: 'list.show', query: queryOfPage(place), keptPage: undefined });
  }, [listRef, place]);

  const shownReading = useRef(readAt);
  useEffect(() => {
    if (shownReading.current !== readAt) {
      shownReading.current = readAt;
      listRef.send({ type: 'list.reload' });
    }
  }, [listRef, readAt]);

  useEffect(() => {
    const subscription = listRef.on('list.pageCorrected', ({ query }) => {
      onTurn(query.page);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [listRef, onTurn]);

  if (error !== undefined) {
    return (
      <ListFailure
        error={error}
        hasRows={false}
        onRetry={() => {
          listRef.send({ type: 'list.reload' });
        }}
      />
    );
  }
  return (
    <Box aria-busy={isBusy} sx={panelStyle}>
      {isSlow ? (
        <LinearProgress
          aria-label={text('people.loading')}
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 3 }}
        />
      ) : null}
      {page === undefined ? (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {isSlow ? text('people.loading') : nothingYet}
        </Typography>
      ) : (
        <>
          <Box sx={{ overflowX: 'auto' }}>
            <table aria-label={text('people.title', { name })}>
              <thead>
                <tr>
                  {fields.map((field) => (
                    <th key={field} scope="col" className={isNumber(field) ? 'number' : undefined}>
                      {text(`people.${field}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.items.map((one) => (
                  <tr key={one.hopDongId}>
                    <td>
                      {canOpen ? (
                        <MuiLink component={Link} href={href('worker', { workerId: one.nguoiLaoDongId })}>
                          {one.hoTen}
                        </MuiLink>
                      ) : (
                        one.hoTen
                      )}
                    </td>
                    <td className="code">{date(one.ngaySinh)}</td>
                    <td className="code">{one.soCccd}</td>
                    <td className="code">{one.soHoChieu ?? missingValue}</td>
                    <td>{words.names.of('thi-truong', one.thiTruongId)}</td>
                    <td className="code">{date(one.ngayXuatCanh)}</td>
                    <td className="code">{date(one.hanDong)}</td>
                    <td className={one.soNgayQuaHan > 0 ? 'number late' : 'number'}>
                      {formats.number(one.soNgayQuaHan)}
                    </td>
                    <td className="number">{formats.number(one.tong)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
          {page.totalCount <= defaultPageSize ? null : (
            <TablePagination
              component="div"
              count={page.totalCount}
              page={shownPlace}
              rowsPerPage={defaultPageSize}
              rowsPerPageOptions={[]}
              labelDisplayedRows={({ from, to, count }) =>
                common('list.range', {
                  first: formats.number(from),
                  last: formats.number(to),
                  total: formats.number(count),
                })
              }
              getItemAriaLabel={(type) => common(type === 'next' ? 'list.nextPage' : 'list.previousPage')}
              onPageChange={(_, next) => {
                onTurn(next);
              }}
            />
          )}
        </>
      )}
    </Box>
  );
}

const fields = [
  'hoTen',
  'ngaySinh',
  'soCccd',
  'soHoChieu',
  'thiTruong',
  'ngayXuatCanh',
  'hanDong',
  'soNgayQuaHan',
  'tong',
] as const;

function isNumber(field: (typeof fields)[number]): boolean {
  return field === 'soNgayQuaHan' || field === 'tong';
}

function peopleLogic(reports: ReportsApi, filters: ReportFilters) {
  return createListMachine<UnpaidContract>().provide({
    actors: {
      loadPage: fromCall(({ query }: { readonly query: ListQuery }, signal) =>
        reports.unpaid(filters, { page: query.page, pageSize: query.pageSize }, signal),
      ),
    },
  });
}

function queryOfPage(page: number): ListQuery {
  return { page, pageSize: defaultPageSize, sort: undefined, search: '', filters: {}, columns: undefined };
}

const panelStyle = {
  position: 'relative',
  bgcolor: 'var(--surface-sunken)',
  paddingInlineStart: { xs: 1, sm: 4 },
  paddingBlock: 1,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th': { fontWeight: 600, textAlign: 'start', color: 'text.secondary' },
  '& th, & td': { px: 1, py: 0.625, borderBottom: '1px solid', borderColor: 'divider', verticalAlign: 'top' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .code': { whiteSpace: 'nowrap' },
  '& .late': { color: 'error.main', fontWeight: 600 },
} as const;
