import { Typography } from '@mui/material';
import { useCallback, useMemo } from 'react';

import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTableField } from '@/views/shared/line-table/line-table-field';
import { useTexts } from '@/views/app/localization-context';

import { documentTexts } from './document-texts';

/** A line of a step's dialog: the document, what the report says, and the number that is asked for. */
export type StepLine = {
  readonly id: string;
  readonly ten: string;
  readonly truoc: number;
  readonly most: number;
  readonly so: number | null;
};

type LineStepFieldsProps = {
  readonly title: string;
  readonly help?: string | undefined;
  /** What a line says already, beside the number that is asked for. */
  readonly known: string;
  readonly asked: string;
};

/** One number for each document of the report: what is granted, or what was really there. */
export function LineStepFields({ title, help, known, asked }: LineStepFieldsProps) {
  const texts = useTexts(documentTexts);
  const columns = useMemo<readonly LineColumn<StepLine>[]>(
    () => [
      { field: 'ten', label: texts('line.taiLieuId'), kind: 'text', width: 250, figureOf: ({ ten }) => ten },
      { field: 'truoc', label: known, kind: 'count', width: 90, figureOf: ({ truoc }) => truoc },
      { field: 'so', label: asked, kind: 'count', width: 100, isRequired: true },
    ],
    [texts, known, asked],
  );
  const nameOf = useCallback(({ ten }: StepLine) => ten, []);
  return (
    <>
      {help === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {help}
        </Typography>
      )}
      <LineTableField<StepLine>
        name="chiTiet"
        label={title}
        columns={columns}
        newLine={noLine}
        nameOf={nameOf}
        isFixed
        addLabel=""
        emptyText=""
      />
    </>
  );
}

function noLine(): StepLine {
  return { id: '', ten: '', truoc: 0, most: 0, so: null };
}
