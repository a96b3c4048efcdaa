import { Alert, Box, Button } from '@mui/material';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useRef } from 'react';

import { proposeAllocation } from '@/domain/fund/allocation';
import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { AllocationInput, PayableDebt, PayInInput } from '@/domain/pay-ins/pay-in';
import { linesFor } from '@/domain/pay-ins/pay-in-input';
import { isValidationMessage, validationText } from '@/domain/validation/validation-message';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useFormEngine } from '@/views/shared/form/form-context';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTable } from '@/views/shared/line-table/line-table';

import { AllocationHint } from './allocation-hint';
import { AllocationSums } from './allocation-sums';
import { payInTexts } from './pay-in-texts';

type AllocationTableProps = {
  readonly debts: readonly PayableDebt[];
  /** True where there are others, which money was given to already or can be given to later. */
  readonly isPart?: boolean;
  /** False where they are debts of several people, of whom nobody has been looked for yet. */
  readonly canPropose?: boolean;
  /** Said where there is none. */
  readonly none: string;
};

/** What each debt is given of the money, by hand or the oldest first. */
export function AllocationTable({ debts, isPart = false, canPropose = true, none }: AllocationTableProps) {
  const texts = useTexts(payInTexts);
  const localizer = useLocalizer();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<PayInInput>();
  const { isBusy, serverErrorOf } = useFormEngine();
  const { loai, phanBo, soTien } = values;
  const proposeRef = useRef<HTMLButtonElement>(null);
  const lines = useMemo(() => linesFor(debts, phanBo), [debts, phanBo]);
  const columns = useAllocationColumns(loai === 'tu-dong' ? widthsOfPeople : widthsOfReports);

  const give = useCallback(
    (changed: readonly AllocationInput[]) => {
      void setFieldValue('phanBo', changed.filter(isGiven));
    },
    [setFieldValue],
  );
  const propose = () => {
    const shown = new Set(debts.map(({ chungTuId }) => chungTuId));
    const others = isPart ? phanBo.filter(({ chungTuId }) => !shown.has(chungTuId)) : [];
    const left = others.reduce((sum, line) => sum - (line.soTien ?? 0), soTien ?? 0);
    const proposal = proposeAllocation(left, debts).phanBo;
    const amounts = new Map(proposal.map((line) => [line.ma, line.soTien]));
    give([...linesFor(debts, []).map((line) => ({ ...line, soTien: amounts.get(line.ma) ?? null })), ...others]);
  };

  const found: unknown = errors.phanBo;
  const places = useMemo(
    () => new Map<string | undefined, number>(phanBo.map(({ chungTuId }, place) => [chungTuId, place])),
    [phanBo],
  );
  const errorOf = useCallback(
    (index: number, field: string) => {
      const place = places.get(lines[index]?.chungTuId);
      const line: unknown = Array.isArray(found) && place !== undefined ? found[place] : undefined;
      const message: unknown = typeof line === 'object' && line !== null ? Reflect.get(line, field) : undefined;
      return isValidationMessage(message) ? validationText(message, localizer) : undefined;
    },
    [places, lines, found, localizer],
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
    return <AllocationHint text={none} />;
  }
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={proposeRef}
          variant="outlined"
          size="small"
          disabled={isBusy || !canPropose || (soTien ?? 0) <= 0}
          onClick={propose}
        >
          {texts('allocation.propose')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          disabled={isBusy || phanBo.length === 0}
          onClick={() => {
            // Nothing is left to clear: the button is locked now, and would drop the focus.
            proposeRef.current?.focus();
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
        emptyText={none}
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

type Widths = { readonly ma: number; readonly dienGiai: number };

/** Codes of reports are long and their periods short; dossiers have short codes and are about people. */
const widthsOfReports: Widths = { ma: 168, dienGiai: 104 };
const widthsOfPeople: Widths = { ma: 124, dienGiai: 168 };

function useAllocationColumns(widths: Widths): readonly LineColumn<AllocationInput>[] {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  return useMemo(
    () => [
      { field: 'ma', label: texts('allocation.ma'), kind: 'code', width: widths.ma, figureOf: ({ ma }) => ma },
      {
        field: 'dienGiai',
        label: texts('allocation.dienGiai'),
        kind: 'text',
        width: widths.dienGiai,
        figureOf: ({ dienGiai }) => dienGiai,
      },
      {
        field: 'hanNop',
        label: texts('allocation.hanNop'),
        kind: 'text',
        width: 92,
        figureOf: ({ hanNop }) => (hanNop === '' ? '' : formatDate(hanNop)),
      },
      {
        field: 'conPhaiNop',
        label: texts('allocation.conPhaiNop'),
        kind: 'text',
        width: 108,
        figureOf: ({ conPhaiNop }) => formatMoney(conPhaiNop, language),
      },
      { field: 'soTien', label: texts('allocation.soTien'), kind: 'amount', width: 108 },
    ],
    [texts, language, widths],
  );
}

/** A line without an amount stands in the table alone; what was typed and is no amount stays. */
function isGiven({ soTien }: AllocationInput): boolean {
  const amount: unknown = soTien;
  return amount !== null && amount !== 0 && amount !== '';
}

function noLine(): AllocationInput {
  return { chungTuId: '', ma: '', dienGiai: '', hanNop: '', conPhaiNop: 0, soTien: null };
}
