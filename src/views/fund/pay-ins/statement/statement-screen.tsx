import { useMemo } from 'react';

import { todayAt } from '@/domain/format/calendar';
import type { ImportRow } from '@/domain/import/import-row';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';
import {
  createStatementRowReader,
  statementColumns,
  withMatches,
  type StatementInput,
} from '@/domain/pay-ins/statement';
import { useTexts } from '@/views/app/localization-context';
import type { Services } from '@/views/app/services-context';
import type { ImportDescription } from '@/views/shared/import/import-description';
import { ImportScreen } from '@/views/shared/import/import-screen';

import { useOpenPeriod } from '../use-open-period';
import { StatementPreview } from './statement-preview';

/** Nhập sao kê: credits of a bank statement and the vouchers that they pay (domain dictionary §5.5, register B-05). */
export function StatementScreen() {
  const texts = useTexts(navigationTexts);
  const title = texts('page.payInStatement');
  const openFrom = useOpenPeriod();
  const description = useMemo<ImportDescription<StatementInput>>(
    () => ({
      title,
      columns: statementColumns,
      titleField: 'maGiaoDich',
      fileName: 'Mau_SaoKe',
      listHref: href('payIns'),
      acceptsText: true,
      limits: 'import.limitsMatched',
      prepare: () => Promise.resolve(createStatementRowReader(todayAt(Date.now()), openFrom)),
      judgeTogether: matched,
      Preview: StatementPreview,
      send: ({ payIns }, rows, key, signal) => payIns.confirmRows(rows, key, signal),
    }),
    [title, openFrom],
  );
  return <ImportScreen description={description} />;
}

/** Credits without errors with the vouchers that the back end finds for them. */
async function matched(
  rows: readonly ImportRow<StatementInput>[],
  { payIns }: Services,
  signal: AbortSignal,
): Promise<readonly ImportRow<StatementInput>[]> {
  const lines = rows
    .filter(({ errors, input }) => errors.length === 0 && !input.laGhiNo)
    .map(({ input: { dong, ngay, soTien, noiDung, maGiaoDich } }) => ({ dong, ngay, soTien, noiDung, maGiaoDich }));
  return lines.length === 0 ? rows : withMatches(rows, await payIns.match(lines, signal));
}
