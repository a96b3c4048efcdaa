import { object, type AnySchema } from 'yup';

import { earlierTwin, headFields, requiredCount } from '../quarter-reports/report-head';
import { validationMessage } from '../validation/validation-message';
import { listOf, optionalText, recordOf, requiredText } from '../validation/yup-fields';
import type { DocumentLineInput, DocumentReportInput } from './document-report-input';
import { isOverIssued, mostDocuments } from './stock-rules';

const mostLines = 200;

/**
 * Rules of a document report (domain dictionary §5.7). Check a normalised value. Whether an opening stock is the last
 * closing one is the server's to refuse (`QuyHoTro:05002`).
 *
 * @param rules.today ISO date; its year is the last one.
 */
export function documentReportSchema({ today }: { readonly today: string }) {
  return recordOf({
    ...headFields(today),
    chiTiet: listOf(lineSchema(), { max: mostLines }).min(1, validationMessage('documentsMissing')),
  } satisfies Record<keyof DocumentReportInput, AnySchema>);
}

function lineSchema() {
  const count = () => requiredCount({ min: 0, max: mostDocuments });
  return object({
    taiLieuId: requiredText(),
    thiTruongId: optionalText(),
    tonDau: count(),
    nhan: count(),
    daCap: count(),
    hongMat: count(),
    deNghi: count(),
  } satisfies Record<keyof DocumentLineInput, AnySchema>).test('line', (line, { parent, path, createError }) => {
    const twin = earlierTwin(parent as readonly DocumentLineInput[], line as DocumentLineInput, keyOf);
    if (twin !== undefined && line.taiLieuId !== '') {
      return createError({ path: `${path}.taiLieuId`, message: validationMessage('duplicateLine', { n: twin }) });
    }
    return isOverIssued(line) ? createError({ path: `${path}.daCap`, message: validationMessage('overIssued') }) : true;
  });
}

function keyOf({ taiLieuId, thiTruongId }: DocumentLineInput): string {
  return `${taiLieuId} ${thiTruongId ?? ''}`;
}
