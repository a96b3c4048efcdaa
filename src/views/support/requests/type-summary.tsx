import { Box } from '@mui/material';

import { createFormats, type Formats } from '@/domain/format/formats';
import type { Translate } from '@/domain/localization/texts';
import type { SupportType } from '@/domain/support-types/support-type';
import { supportLimits } from '@/domain/support-types/support-type-lists';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import { FactList } from '@/views/shared/record/facts';

import { requestTexts } from './request-texts';

/** What the law says of a kind of support: how much, how often, how soon, with which papers. */
export function TypeSummary({ type }: { readonly type: SupportType }) {
  const texts = useTexts(requestTexts);
  const names = useNames(noLookups);
  const formats = createFormats(useLocalizer().language);
  const days = type.soNgayXuLy === null ? texts('type.byDecision') : texts('type.workingDays', { n: type.soNgayXuLy });
  return (
    <Box sx={summaryStyle}>
      <FactList
        facts={[
          { label: texts('type.amount'), value: amountText(type, texts, formats), isLong: true },
          { label: texts('type.law'), value: type.canCu, isLong: true },
          { label: texts('type.limit'), value: names.in(supportLimits, type.gioiHanLan), isLong: true },
          {
            label: texts('type.days'),
            value: [
              days,
              ...(type.hanNopSauChuyenDi === null ? [] : [texts('type.tripDays', { n: type.hanNopSauChuyenDi })]),
            ].join('\n'),
            isLong: true,
          },
        ]}
      />
    </Box>
  );
}

function amountText(type: SupportType, texts: Translate<typeof requestTexts.vi>, { money, number }: Formats): string {
  const { cachTinh, mucToiThieu, mucToiDa, mucToiDaNhom, tyLe, donGia, soThangToiDa } = type;
  const max = money(mucToiDa ?? 0);
  switch (cachTinh) {
    case 1:
      return mucToiThieu === null
        ? texts('type.atMost', { max })
        : texts('type.frame', { min: money(mucToiThieu), max });
    case 2:
      return texts('type.fixed', { max });
    case 3:
      return mucToiDa === null
        ? texts('type.rateOpen', { rate: number(tyLe ?? 0) })
        : texts('type.rate', { rate: number(tyLe ?? 0), max, group: money(mucToiDaNhom ?? mucToiDa) });
    case 4:
      return texts('type.monthly', { unit: money(donGia ?? 0), months: number(soThangToiDa ?? 0) });
    case 5:
    case 6:
      return mucToiDa === null ? texts('type.actual') : texts('type.atMost', { max });
  }
}

const summaryStyle = {
  gridColumn: '1 / -1',
  px: 2,
  py: 1.5,
  borderRadius: 1,
  borderLeft: 3,
  borderColor: 'primary.main',
  bgcolor: 'var(--surface-sunken)',
} as const;

const noLookups = [] as const;
