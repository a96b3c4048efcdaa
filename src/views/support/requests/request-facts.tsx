import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatPhone } from '@/domain/format/identities';
import { formatMoney } from '@/domain/format/numbers';
import { filingWays } from '@/domain/support/support-lists';
import type { SupportRequest } from '@/domain/support/support-request';
import { proposedTotal } from '@/domain/support/support-steps';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts } from '@/views/shared/record/facts';

import { typeName } from '../support-type-options';
import { requestTexts } from './request-texts';

type RequestFactsProps = { readonly request: SupportRequest };

/** Who asks for which support, and how the dossier came. */
export function RequestFacts({ request }: RequestFactsProps) {
  const texts = useTexts(requestTexts);
  const names = useNames(noLookups);
  const { donViTen, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu } = request;
  return (
    <Facts
      title={texts('request.general')}
      facts={[
        { label: texts('request.loaiHoTroId'), value: typeName(request), isLong: true },
        { label: texts('request.donViId'), value: donViTen ?? texts('request.direct'), isLong: true },
        { label: texts('request.hinhThucNop'), value: names.in(filingWays, hinhThucNop) },
        { label: texts('request.ngayDeNghi'), value: formatDate(ngayDeNghi) },
        { label: texts('request.nguoiLienHe'), value: nguoiLienHe },
        { label: texts('request.dienThoai'), value: formatPhone(dienThoai) },
        ...(ghiChu === null ? [] : [{ label: texts('request.ghiChu'), value: ghiChu, isLong: true }]),
      ]}
    />
  );
}

/** Asked, proposed, approved, paid: the way of the money in one line. */
export function RequestAmounts({ request }: RequestFactsProps) {
  const texts = useTexts(requestTexts);
  const titleId = useId();
  const { language } = useLocalizer();
  const { tienDeNghi, tienDuyet, tienChi } = request;
  const money = (amount: number | null) => (amount === null ? texts('amounts.notYet') : formatMoney(amount, language));
  const steps = [
    { label: texts('amounts.asked'), amount: tienDeNghi },
    { label: texts('amounts.proposed'), amount: proposedTotal(request) },
    { label: texts('amounts.approved'), amount: tienDuyet },
    { label: texts('amounts.paid'), amount: tienDuyet === null ? null : tienChi },
    ...(tienDuyet === null || tienChi === tienDuyet
      ? []
      : [{ label: texts('amounts.left'), amount: tienDuyet - tienChi }]),
  ];
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('amounts.title')}
      </Typography>
      <Box component="dl" sx={amountsStyle}>
        {steps.map(({ label, amount }) => (
          <div key={label} className={amount === null ? 'none' : undefined}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const noLookups = [] as const;

const amountsStyle = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': {
    m: 0,
    typography: 'h3',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .none dd': { typography: 'body1', color: 'text.secondary' },
} as const;
