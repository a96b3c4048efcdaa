import { Alert } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import { mostReportLines } from '@/domain/fund-reports/line-checks';
import { blankLine, isBlankLine } from '@/domain/fund-reports/line-input';
import { warningCounts, type EditedLine } from '@/domain/fund-reports/report-edit';
import { newUuid } from '@/domain/text/uuid';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useTexts } from '@/views/app/localization-context';
import { LineTable } from '@/views/shared/line-table/line-table';
import { LookupsAlert } from '@/views/shared/line-table/lookups-alert';
import { useLineLookup } from '@/views/shared/line-table/use-line-lookup';

import { lineTexts } from './line-texts';
import { useLineColumns } from './use-line-columns';
import { useLineErrors } from './use-line-errors';

type LinesEditorProps = { readonly editRef: FundReportEditRef; readonly isLocked: boolean };

/** The lines of a report as a table that is typed in; what is wrong is marked, and stored once it is right. */
export function LinesEditor({ editRef, isLocked }: LinesEditorProps) {
  const texts = useTexts(lineTexts);
  const markets = useLineLookup('thi-truong');
  const occupations = useLineLookup('nganh-nghe');
  const lines = useSelector(editRef, ({ context }) => context.lines);
  const hasReasons = useMemo(() => lines.some(isUnlikeItsNumber), [lines]);
  const columns = useLineColumns(isLocked, hasReasons, { markets, occupations });
  const isNil = useSelector(editRef, ({ context }) => context.head.khongPhatSinh);
  const { errorOf, wrongCells, leave, noteTyping } = useLineErrors(editRef, isLocked);
  const warnings = useMemo(() => warningCounts(lines), [lines]);

  const change = useCallback(
    (changed: readonly EditedLine[]) => {
      const keyed = changed.map((line) => (line.key === '' ? { ...line, key: newUuid() } : line));
      noteTyping(keyed);
      editRef.send({ type: 'lines.change', lines: keyed });
    },
    [editRef, noteTyping],
  );

  const show = useCallback(
    (first: number) => {
      editRef.send({ type: 'lines.show', first });
    },
    [editRef],
  );

  return (
    <>
      <LookupsAlert
        lookups={[
          { label: texts('line.thiTruongId'), lookup: markets },
          { label: texts('line.nganhNgheId'), lookup: occupations },
        ]}
      />
      {warnings.length > 0 ? (
        <Alert severity="warning">
          {warnings.map(([warning, count]) => (
            <div key={warning}>{texts('lines.warned', { warning: texts(`warn.${warning}`), n: count })}</div>
          ))}
        </Alert>
      ) : null}
      <LineTable<EditedLine>
        label={texts('line.table')}
        lines={lines}
        columns={columns}
        onChange={change}
        newLine={newLine}
        isBlank={isBlankLine}
        nameOf={nameOf}
        errorOf={errorOf}
        wrongCells={wrongCells}
        onLeave={leave}
        onShow={show}
        isLocked={isLocked}
        isFixed={isNil}
        mostLines={mostReportLines}
        addLabel={texts('line.add')}
        emptyText={texts('line.empty')}
      />
    </>
  );
}

/** The person's data and identity number do not agree, with or without a reason. */
function isUnlikeItsNumber({ lyDoCccd, stored }: EditedLine): boolean {
  return (lyDoCccd ?? '') !== '' || stored?.canhBao.includes('cccd-khong-khop') === true;
}

/** Lines get their key when they join the others. */
function newLine(): EditedLine {
  return { ...blankLine(), key: '', stored: undefined };
}

function nameOf({ hoTen }: EditedLine): string {
  return hoTen ?? '';
}
