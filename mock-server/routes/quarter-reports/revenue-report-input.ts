import { firstReportYear, type Quarter } from '@/domain/quarter-reports/quarter';
import type { RevenueLine } from '@/domain/revenue-reports/revenue-report';
import {
  emptyRevenueLine,
  emptyRevenueReport,
  normalizeRevenueReport,
  type RevenueReportInput,
} from '@/domain/revenue-reports/revenue-report-input';
import { revenueReportSchema } from '@/domain/revenue-reports/revenue-report-schema';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import { marketIds } from '../../data/reference-keys';
import { businessFailure } from '../../failures';
import type { MockRequest } from '../../routing';
import { normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { readReportFields } from './quarter-report-parts';

type StoredInput = Omit<RevenueReportInput, 'nam' | 'quy' | 'chiTiet'> &
  Quarter & { readonly chiTiet: readonly RevenueLine[] };

/** @throws MockFailure 400 with all complaints; 403 `QuyHoTro:04001` for a total that is not the lines'. */
export function readRevenueInput({ body }: MockRequest, today: string): StoredInput {
  const blank = { report: emptyRevenueReport({ nam: firstReportYear, quy: 1 }), line: emptyRevenueLine() };
  const value = readReportFields(body, blank);
  const input = normalized(normalizeRevenueReport, value);
  refuseInvalid(validationErrorsOf(revenueReportSchema({ today }), input));
  const checked = input as StoredInput;
  refuseInvalid(
    checked.chiTiet.flatMap(({ thiTruongId }, index) =>
      marketIds.has(thiTruongId) ? [] : [fieldError(`chiTiet[${index}].thiTruongId`, 'invalid')],
    ),
  );
  // Normalising puts the total right, so the one that was sent is compared.
  if (isJsonObject(value) && value['tongDoanhThu'] !== revenueSums(checked.chiTiet).tongDoanhThu) {
    throw businessFailure('QuyHoTro:04001', {
      vi: 'Doanh thu kỳ này phải bằng tổng doanh thu các thị trường.',
      en: 'The revenue of the period has to be the sum of the markets’ revenues.',
    });
  }
  return checked;
}
