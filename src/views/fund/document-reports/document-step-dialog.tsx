import { number, object } from 'yup';

import type { DocumentLine, DocumentReport } from '@/domain/document-reports/document-report';
import { mostDocuments, mostGrantable } from '@/domain/document-reports/stock-rules';
import { requiredCount } from '@/domain/quarter-reports/report-head';
import { validationMessage } from '@/domain/validation/validation-message';
import { listOf } from '@/domain/validation/yup-fields';
import type { DocumentStep } from '@/services/api/quarter-reports-api';
import { useTexts } from '@/views/app/localization-context';
import type { OwnFields, StepDialogProps } from '@/views/shared/workflow/step-description';
import { StepDialogContent } from '@/views/shared/workflow/step-dialog';

import { documentTexts } from './document-texts';
import { LineStepFields, type StepLine } from './line-step-fields';

/** The dialog of a document report's step: approving it and correcting its opening stocks ask for a number per document. */
export function DocumentStepDialog(props: StepDialogProps<DocumentReport, DocumentStep>) {
  return <StepDialogContent {...props} own={ownFields(props.step.id, props.record)} />;
}

function ownFields(step: DocumentStep, report: DocumentReport): OwnFields | undefined {
  switch (step) {
    case 'phe-duyet':
      return {
        initialValues: () => ({
          chiTiet: linesOf(
            report,
            ({ deNghi }) => deNghi,
            ({ deNghi }) => mostGrantable(deNghi),
          ),
        }),
        schema: () => linesSchema,
        fields: <GrantFields />,
      };
    case 'sua-ton-dau':
      return {
        initialValues: () => ({
          chiTiet: linesOf(
            report,
            ({ tonDau }) => tonDau,
            () => mostDocuments,
          ),
        }),
        schema: () => openingSchema,
        fields: <OpeningFields />,
        fieldByCode: { 'QuyHoTro:05001': 'chiTiet' },
      };
    default:
      return undefined;
  }
}

function linesOf(
  { chiTiet }: DocumentReport,
  before: (line: DocumentLine) => number,
  most: (line: DocumentLine) => number,
): readonly StepLine[] {
  return chiTiet.map((line) => ({
    id: line.id,
    taiLieuId: line.taiLieuId,
    thiTruongId: line.thiTruongId,
    truoc: before(line),
    most: most(line),
    so: before(line),
  }));
}

const linesField = listOf(
  object({ so: requiredCount({ min: 0, max: mostDocuments }), most: number() }).test(
    'most',
    ({ so, most = 0 }, { path, createError }) =>
      typeof so !== 'number' || so <= most
        ? true
        : createError({ path: `${path}.so`, message: validationMessage('max', { max: most, actual: so }) }),
  ),
);

const linesSchema = object({ chiTiet: linesField });

/** A correction of nothing would stand in the history as one. */
const openingSchema = object({
  chiTiet: linesField.test('unchanged', validationMessage('unchanged'), (lines) => lines.some(isChanged)),
});

function isChanged(line: unknown): boolean {
  const { so, truoc } = line as StepLine;
  return so !== truoc;
}

function GrantFields() {
  const texts = useTexts(documentTexts);
  return (
    <LineStepFields
      title={texts('grant.title')}
      help={texts('grant.help')}
      known={texts('line.deNghi')}
      asked={texts('line.duocDuyet')}
    />
  );
}

function OpeningFields() {
  const texts = useTexts(documentTexts);
  return <LineStepFields title={texts('opening.title')} known={texts('line.tonDau')} asked={texts('opening.title')} />;
}
