import { useCallback, useMemo } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { StepLinesField } from '@/views/shared/workflow/step-lines-field';

import { documentTexts } from './document-texts';

const lookups = ['tai-lieu', 'thi-truong'] as const;

/**
 * A line of a step's dialog: the document and its market (a document may stand there for several), what the report says,
 * and the number that is asked for.
 */
export type StepLine = {
  readonly id: string;
  readonly taiLieuId: string;
  readonly thiTruongId: string | null;
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
  const names = useNames(lookups);
  const documentOf = useCallback(({ taiLieuId }: StepLine) => names.of('tai-lieu', taiLieuId), [names]);
  const marketOf = useCallback(
    ({ thiTruongId }: StepLine) =>
      thiTruongId === null ? texts('line.allMarkets') : names.of('thi-truong', thiTruongId),
    [names, texts],
  );
  const nameOf = useCallback((line: StepLine) => `${documentOf(line)} – ${marketOf(line)}`, [documentOf, marketOf]);
  const columns = useMemo<readonly LineColumn<StepLine>[]>(
    () => [
      { field: 'taiLieuId', label: texts('line.taiLieuId'), kind: 'text', width: 192, figureOf: documentOf },
      { field: 'thiTruongId', label: texts('line.thiTruongId'), kind: 'text', width: 104, figureOf: marketOf },
      { field: 'truoc', label: known, kind: 'count', width: 88, figureOf: ({ truoc }) => truoc },
      { field: 'so', label: asked, kind: 'count', width: 100, isRequired: true },
    ],
    [texts, documentOf, marketOf, known, asked],
  );
  return (
    <StepLinesField<StepLine>
      name="chiTiet"
      title={title}
      help={help}
      columns={columns}
      newLine={noLine}
      nameOf={nameOf}
    />
  );
}

function noLine(): StepLine {
  return { id: '', taiLieuId: '', thiTruongId: null, truoc: 0, most: 0, so: null };
}
