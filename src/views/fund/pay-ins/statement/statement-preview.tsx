import { Alert, Button, TextField } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { createFormats } from '@/domain/format/formats';
import { formatMoney } from '@/domain/format/numbers';
import { isSendable, type ImportRow } from '@/domain/import/import-row';
import { decided, doublyTaken, hasDifference, type StatementInput } from '@/domain/pay-ins/statement';
import { isReason } from '@/domain/validation/checks';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';
import { FileButton } from '@/views/shared/import/file-picker';
import { ImportCounts } from '@/views/shared/import/import-counts';
import type { ImportPreviewProps } from '@/views/shared/import/import-description';
import { ImportStep } from '@/views/shared/import/import-step';
import { SheetRemarks } from '@/views/shared/import/sheet-remarks';

import { StatementFilters, type StatementFilter } from './statement-filters';
import { countGroups, groupOf, matchGroups, matchTones } from './statement-groups';
import { StatementTable } from './statement-table';
import { statementTexts } from './statement-texts';

type Row = ImportRow<StatementInput>;

/** What the back end has matched, for staff to confirm or to correct before anything is reconciled. */
export function StatementPreview({
  preview,
  fileName,
  onFile,
  onChange,
  onTouch,
  onStart,
}: ImportPreviewProps<StatementInput>) {
  const texts = useTexts(statementTexts);
  const { language } = useLocalizer();
  const { number } = createFormats(language);
  const confirm = useConfirm();
  const [filter, setFilter] = useState<StatementFilter>('tat-ca');
  const [reason, setReason] = useState('');
  const latest = useRef({ preview, onChange });

  useEffect(() => {
    latest.current = { preview, onChange };
  });

  const { rows, remarks } = preview;
  const shown = useMemo(
    () => (filter === 'tat-ca' ? rows : rows.filter((row) => groupOf(row) === filter)),
    [rows, filter],
  );
  const { counts, chosen, differing, sum, taken, takenCodes } = useMemo(() => summaryOf(rows), [rows]);
  const typed = reason.trim().normalize('NFC');
  const isReasonFit = isReason(typed);
  const canStart = chosen > 0 && taken.size === 0 && (differing === 0 || isReasonFit);

  const change = useCallback((row: Row) => {
    const { preview: present, onChange: tell } = latest.current;
    tell({ ...present, rows: present.rows.map((other) => (other.rowNumber === row.rowNumber ? row : other)) });
  }, []);
  const start = async () => {
    const message = texts('statement.ask', { amount: formatMoney(sum, language), n: number(chosen) });
    if ((await confirm({ message })) === 'confirm') {
      const reasoned = rows.map((row) => (hasDifference(row.input) ? decided(row, { lyDo: typed }) : row));
      onChange({ ...preview, rows: reasoned });
      onStart();
    }
  };

  return (
    <ImportStep
      title={texts('statement.title')}
      subtitle={texts('statement.file', { name: fileName })}
      takesFocus
      actions={
        <>
          <Button variant="contained" disabled={!canStart} onClick={() => void start()}>
            {texts('statement.start', { n: number(chosen) })}
          </Button>
          <FileButton variant="outlined" acceptsText label={texts('statement.chooseOther')} onFile={onFile} />
        </>
      }
    >
      <ImportCounts
        counts={[
          ...matchGroups.map((group) => ({
            label: texts(`statement.${group}`),
            value: counts[group],
            tone: matchTones[group],
          })),
          { label: texts('statement.chosen'), value: chosen, tone: 'info' },
          { label: texts('statement.sum'), value: sum, tone: 'default', isMoney: true },
        ]}
      />
      <SheetRemarks remarks={remarks} />
      {chosen === 0 ? <Alert severity="warning">{texts('statement.nothing')}</Alert> : null}
      {taken.size === 0 ? null : (
        <Alert severity="error" role="alert">
          {texts('statement.taken', { codes: takenCodes })}
        </Alert>
      )}
      <StatementFilters total={rows.length} counts={counts} filter={filter} onChoose={setFilter} />
      <StatementTable rows={shown} taken={taken} onChange={change} />
      {differing === 0 ? null : (
        <TextField
          required
          multiline
          minRows={2}
          label={texts('statement.reason')}
          helperText={texts('statement.reasonHelp', { n: number(differing) })}
          value={reason}
          error={typed !== '' && !isReasonFit}
          onChange={({ target }) => {
            setReason(target.value);
            onTouch();
          }}
        />
      )}
    </ImportStep>
  );
}

/** What the preview says of all rows together. */
function summaryOf(rows: readonly Row[]) {
  const chosen = rows.filter(isSendable);
  const taken = doublyTaken(rows);
  return {
    counts: countGroups(rows),
    chosen: chosen.length,
    differing: chosen.filter(({ input }) => hasDifference(input)).length,
    sum: chosen.reduce((total, { input }) => total + input.soTien, 0),
    taken,
    takenCodes: codesOf(chosen, taken),
  };
}

function codesOf(rows: readonly Row[], ids: ReadonlySet<string>): string {
  const codes = rows.flatMap(({ input }) =>
    input.phieu !== undefined && ids.has(input.phieu.id) ? [input.phieu.ma] : [],
  );
  return [...new Set(codes)].join(', ');
}
