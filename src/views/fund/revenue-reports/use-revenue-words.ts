import { useMemo } from 'react';

import { formatMoney } from '@/domain/format/numbers';
import type { RevenueLineInput } from '@/domain/revenue-reports/revenue-report-input';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { commonTexts } from '@/domain/localization/common-texts';

import { quarterReportTexts } from '../quarter-reports/quarter-report-texts';
import { reportWords } from '../quarter-reports/report-words';
import { revenueTexts } from './revenue-texts';

const lookups = ['thi-truong'] as const;

/** How a revenue report's fields are called and read where two versions are compared. */
export function useRevenueWords(): FieldWords {
  const texts = useTexts(revenueTexts);
  const shared = useTexts(quarterReportTexts);
  const common = useTexts(commonTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  return useMemo(() => {
    const words = reportWords(shared, texts('revenue.lines'), {
      khongPhatSinh: (value) => common(value === true ? 'confirm.yes' : 'confirm.no'),
      tongDoanhThu: (value) => formatMoney(Number(value), language),
      chiTiet: (value) =>
        (value as readonly RevenueLineInput[])
          .map((line) => {
            const market = line.thiTruongId ? names.of('thi-truong', line.thiTruongId) : texts('line.unnamed');
            return `${market}: ${formatMoney(revenueSums([line]).tongDoanhThu, language)}`;
          })
          .join('\n'),
    });
    const labels: Readonly<Record<string, string>> = {
      khongPhatSinh: texts('revenue.khongPhatSinh'),
      tongDoanhThu: texts('settle.tongDoanhThu'),
    };
    return { ...words, labelOf: (field) => labels[field] ?? words.labelOf(field) };
  }, [texts, shared, common, language, names]);
}
