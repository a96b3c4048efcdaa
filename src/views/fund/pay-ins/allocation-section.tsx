import { Alert, Box, Button, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import { proposeAllocation } from '@/domain/fund/allocation';
import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { AllocationInput, PayableDebt, PayInInput, PayInKind } from '@/domain/pay-ins/pay-in';
import { isUnitRequired, linesFor } from '@/domain/pay-ins/pay-in-input';
import { isValidationMessage, validationText } from '@/domain/validation/validation-message';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/delayed-loader';
import { useFormEngine } from '@/views/shared/form/form-context';
import { FormSection } from '@/views/shared/form/form-section';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTable } from '@/views/shared/line-table/line-table';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

import { AllocationSums } from './allocation-sums';
import { payInTexts } from './pay-in-texts';

/** Phân bổ: which reports and dossiers the money pays, and what stays as credit. */
export function AllocationSection() {
  const texts = useTexts(payInTexts);
  const { values, setFieldValue } = useFormikContext<PayInInput>();
  const { loai, donViId } = values;
  const payer = `${loai} ${donViId ?? ''}`;
  const lastPayer = useRef(payer);

  useEffect(() => {
    if (lastPayer.current !== payer) {
      lastPayer.current = payer;
      void setFieldValue('phanBo', []);
    }
  }, [payer, setFieldValue]);

  return (
    <FormSection title={texts('payIn.allocation')} help={texts('allocation.help')}>
      <AllocationBody key={payer} loai={loai} donViId={donViId} />
    </FormSection>
  );
}

type AllocationBodyProps = { readonly loai: PayInKind; readonly donViId: string | null };

function AllocationBody({ loai, donViId }: AllocationBodyProps) {
  const texts = useTexts(payInTexts);
  if (loai === 'khac') {
    return <Hint text={texts('allocation.other')} />;
  }
  return isUnitRequired({ loai }) && (donViId ?? '') === '' ? (
    <Hint text={texts('allocation.noUnit')} />
  ) : (
    <LoadedDebts loai={loai} donViId={donViId} />
  );
}

function LoadedDebts({ loai, donViId }: AllocationBodyProps) {
  const texts = useTexts(payInTexts);
  const { payIns } = useServices();
  const debts = usePart<readonly PayableDebt[]>((signal) =>
    payIns.debts({ loai, donViId: loai === 'tu-dong' ? null : donViId }, signal),
  );
  const waiting = (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <DelayedLoader label={texts('allocation.loading')} />
    </Box>
  );
  return (
    <PartView part={debts} waiting={waiting}>
      {(payable) => <AllocationTable debts={payable} />}
    </PartView>
  );
}

function AllocationTable({ debts }: { readonly debts: readonly PayableDebt[] }) {
  const texts = useTexts(payInTexts);
  const localizer = useLocalizer();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<PayInInput>();
  const { isBusy, serverErrorOf } = useFormEngine();
  const { phanBo, soTien } = values;
  const lines = useMemo(() => linesFor(debts, phanBo), [debts, phanBo]);
  const columns = useAllocationColumns();

  const give = useCallback(
    (changed: readonly AllocationInput[]) => {
      void setFieldValue('phanBo', changed.filter(isGiven));
    },
    [setFieldValue],
  );
  const propose = () => {
    const proposal = proposeAllocation(soTien ?? 0, debts).phanBo;
    const amounts = new Map(proposal.map((line) => [line.ma, line.soTien]));
    give(linesFor(debts, []).map((line) => ({ ...line, soTien: amounts.get(line.ma) ?? null })));
  };

  const found: unknown = errors.phanBo;
  const errorOf = useCallback(
    (index: number, field: string) => {
      const place = phanBo.findIndex(({ chungTuId }) => chungTuId === lines[index]?.chungTuId);
      const line: unknown = Array.isArray(found) ? found[place] : undefined;
      const message: unknown = typeof line === 'object' && line !== null ? Reflect.get(line, field) : undefined;
      return isValidationMessage(message) ? validationText(message, localizer) : undefined;
    },
    [phanBo, lines, found, localizer],
  );
  const wrongCells = useMemo(
    () => lines.flatMap((_, index) => (errorOf(index, 'soTien') === undefined ? [] : [{ index, field: 'soTien' }])),
    [lines, errorOf],
  );
  const listError =
    isValidationMessage(found) && (submitCount > 0 || phanBo.length > 0)
      ? validationText(found, localizer)
      : serverErrorOf('phanBo');

  if (lines.length === 0) {
    return <Hint text={texts('allocation.none')} />;
  }
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" disabled={isBusy || (soTien ?? 0) <= 0} onClick={propose}>
          {texts('allocation.propose')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          disabled={isBusy || phanBo.length === 0}
          onClick={() => {
            give([]);
          }}
        >
          {texts('allocation.clear')}
        </Button>
      </Box>
      <LineTable<AllocationInput>
        label={texts('allocation.table')}
        lines={lines}
        columns={columns}
        onChange={give}
        newLine={noLine}
        nameOf={({ ma }) => ma}
        errorOf={errorOf}
        wrongCells={wrongCells}
        isBusy={isBusy}
        isFixed
        addLabel=""
        emptyText={texts('allocation.none')}
      />
      {listError === undefined ? null : (
        <Alert severity="error" role="alert" sx={{ gridColumn: '1 / -1' }}>
          {listError}
        </Alert>
      )}
      <AllocationSums soTien={soTien} lines={phanBo} />
    </>
  );
}

function useAllocationColumns(): readonly LineColumn<AllocationInput>[] {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  return useMemo(
    () => [
      { field: 'ma', label: texts('allocation.ma'), kind: 'code', width: 180, figureOf: ({ ma }) => ma },
      {
        field: 'hanNop',
        label: texts('allocation.hanNop'),
        kind: 'text',
        width: 120,
        figureOf: ({ hanNop }) => (hanNop === '' ? '' : formatDate(hanNop)),
      },
      {
        field: 'conPhaiNop',
        label: texts('allocation.conPhaiNop'),
        kind: 'text',
        width: 160,
        figureOf: ({ conPhaiNop }) => formatMoney(conPhaiNop, language),
      },
      { field: 'soTien', label: texts('allocation.soTien'), kind: 'amount', width: 148 },
    ],
    [texts, language],
  );
}

function Hint({ text }: { readonly text: string }) {
  return (
    <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {text}
    </Typography>
  );
}

/** A line without an amount stands in the table alone; what was typed and is no amount stays. */
function isGiven({ soTien }: AllocationInput): boolean {
  const amount: unknown = soTien;
  return amount !== null && amount !== 0 && amount !== '';
}

function noLine(): AllocationInput {
  return { chungTuId: '', ma: '', hanNop: '', conPhaiNop: 0, soTien: null };
}
