import { useMemo } from 'react';

import type { AmountLine } from '@/domain/support/support-step-lines';
import { useTexts } from '@/views/app/localization-context';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { StepLinesField } from '@/views/shared/workflow/step-lines-field';

import { stepTexts } from './step-texts';

type AmountLinesFieldProps = {
  readonly name: string;
  readonly title: string;
  /** What a line says already, and the amount that is asked for. */
  readonly known: string;
  readonly asked: string;
  readonly help?: string | undefined;
};

/** One amount for each case of the request. */
export function AmountLinesField({ name, title, known, asked, help }: AmountLinesFieldProps) {
  const texts = useTexts(stepTexts);
  const columns = useMemo<readonly LineColumn<AmountLine>[]>(
    () => [
      { field: 'ten', label: texts('lines.case'), kind: 'text', width: 190, figureOf: nameOf },
      { field: 'truoc', label: known, kind: 'amount', width: 130, figureOf: ({ truoc }) => truoc },
      {
        field: 'soTien',
        label: asked,
        kind: 'amount',
        width: 150,
        isRequired: true,
        total: (lines) => lines.reduce((sum, { soTien }) => sum + (typeof soTien === 'number' ? soTien : 0), 0),
      },
    ],
    [texts, known, asked],
  );
  return (
    <StepLinesField<AmountLine>
      name={name}
      title={title}
      help={help}
      columns={columns}
      newLine={noLine}
      nameOf={nameOf}
    />
  );
}

function nameOf({ ten }: AmountLine): string {
  return ten;
}

function noLine(): AmountLine {
  return { truongHopId: '', ten: '', truoc: 0, min: null, max: null, soTien: null, isRed: false };
}
