import { object, type AnySchema } from 'yup';

import { earlierTwin, headFields, requiredCount } from '../quarter-reports/report-head';
import { isMoney } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { listOf, recordOf, requiredFlag, requiredMoney, requiredText } from '../validation/yup-fields';
import type { RevenueLineInput, RevenueReportInput } from './revenue-report-input';

const mostLines = 50;
const mostWorkers = 1_000_000;

/**
 * Rules of a revenue report (domain dictionary §5.6). Check a normalised value. Whether the total is that of the lines is
 * the server's to refuse (`QuyHoTro:04001`).
 *
 * @param rules.today ISO date; its year is the last one.
 */
export function revenueReportSchema({ today }: { readonly today: string }) {
  return recordOf({
    ...headFields(today),
    khongPhatSinh: requiredFlag(),
    tongDoanhThu: requiredMoney(),
    chiTiet: listOf(lineSchema(), { max: mostLines }),
  } satisfies Record<keyof RevenueReportInput, AnySchema>);
}

function lineSchema() {
  return object({
    thiTruongId: requiredText(),
    soLaoDong: requiredCount({ min: 0, max: mostWorkers }),
    dtNld: requiredMoney(),
    dtNuocNgoai: requiredMoney(),
  } satisfies Record<keyof RevenueLineInput, AnySchema>).test('twin', (line, { parent, path, createError }) => {
    const twin = earlierTwin(parent as readonly RevenueLineInput[], line as RevenueLineInput, marketOf);
    if (twin !== undefined && line.thiTruongId !== '') {
      return createError({ path: `${path}.thiTruongId`, message: validationMessage('duplicateLine', { n: twin }) });
    }
    const { dtNld, dtNuocNgoai } = line;
    const isTooMuch = isMoney(dtNld ?? 0) && isMoney(dtNuocNgoai ?? 0) && !isMoney((dtNld ?? 0) + (dtNuocNgoai ?? 0));
    return isTooMuch ? createError({ path: `${path}.dtNuocNgoai`, message: validationMessage('money') }) : true;
  });
}

function marketOf({ thiTruongId }: RevenueLineInput): string {
  return thiTruongId;
}
