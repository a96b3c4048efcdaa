import {
  Box,
  Link as MuiLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { Link } from 'wouter';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import { href } from '@/domain/navigation/routes';
import { payInKinds, payInMethods, type FundAccount, type PayIn, type PayInAllocation } from '@/domain/pay-ins/pay-in';
import { banks } from '@/domain/reference/banks';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts } from '@/views/shared/record/facts';

import { payInTexts } from './pay-in-texts';
import { accountLabel } from './use-pay-in-words';

type PaymentFactsProps = { readonly record: PayIn; readonly accounts: readonly FundAccount[] };

/** What was declared. */
export function PaymentFacts({ record, accounts }: PaymentFactsProps) {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const names = useNames(noLookups);
  const { taiKhoanNhanId, nganHangId } = record;
  return (
    <Facts
      title={texts('payIn.payment')}
      facts={[
        { label: texts('payIn.soTien'), value: formatMoney(record.soTien, language) },
        { label: texts('payIn.ngayNop'), value: formatDate(record.ngayNop) },
        { label: texts('payIn.loai'), value: names.in(payInKinds, record.loai) },
        { label: texts('payIn.hinhThuc'), value: names.in(payInMethods, record.hinhThuc) },
        { label: texts('payIn.soChungTu'), value: record.soChungTu },
        { label: texts('payIn.nguoiNopTien'), value: record.nguoiNopTien },
        { label: texts('payIn.maSoNguoiNop'), value: record.maSoNguoiNop },
        { label: texts('payIn.nganHangId'), value: nganHangId === null ? null : names.in(banks, nganHangId) },
        { label: texts('payIn.soTaiKhoanChuyen'), value: record.soTaiKhoanChuyen },
        {
          label: texts('payIn.taiKhoanNhanId'),
          value: taiKhoanNhanId === null ? null : accountLabel(accounts, taiKhoanNhanId, names),
          isLong: true,
        },
        { label: texts('payIn.noiDung'), value: record.noiDung, isLong: true },
        { label: texts('payIn.ghiChu'), value: record.ghiChu, isLong: true },
      ]}
    />
  );
}

/** What the accountant found; nothing before. */
export function ReceiptFacts({ record }: { readonly record: PayIn }) {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const { ngayGhiCo, soTienThucNhan, chenhLech, xuLyChenhLech } = record;
  return ngayGhiCo === null || soTienThucNhan === null ? null : (
    <Facts
      title={texts('payIn.receipt')}
      facts={[
        { label: texts('payIn.ngayGhiCo'), value: formatDate(ngayGhiCo) },
        { label: texts('payIn.soTienThucNhan'), value: formatMoney(soTienThucNhan, language) },
        { label: texts('payIn.chenhLech'), value: formatMoney(chenhLech, language) },
        {
          label: texts('payIn.xuLyChenhLech'),
          value: xuLyChenhLech === null ? null : texts(`handling.${xuLyChenhLech}`),
        },
        { label: texts('payIn.nguoiDoiSoatTen'), value: record.nguoiDoiSoatTen },
        { label: texts('payIn.maGiaoDichSaoKe'), value: record.maGiaoDichSaoKe },
        { label: texts('payIn.lyDoChenhLech'), value: record.lyDoChenhLech, isLong: true },
      ]}
    />
  );
}

/** Which documents the money pays, each a link to it, and what stays as credit. */
export function AllocationFacts({ record }: { readonly record: PayIn }) {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const titleId = useId();
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('payIn.allocation')}
      </Typography>
      {record.phanBo.length === 0 ? <Typography color="textSecondary">{texts('allocation.empty')}</Typography> : null}
      <TableContainer component={Box}>
        <Table size="small" aria-labelledby={titleId} sx={narrowCells}>
          <TableHead>
            <TableRow>
              <TableCell>{texts('allocation.ma')}</TableCell>
              <TableCell align="right">{texts('allocation.conPhaiNop')}</TableCell>
              <TableCell align="right">{texts('allocation.soTien')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {record.phanBo.map((line) => (
              <TableRow key={line.chungTuId}>
                <TableCell>
                  <MuiLink component={Link} href={documentHref(line)} underline="hover">
                    {line.ma}
                  </MuiLink>
                </TableCell>
                <TableCell align="right">{money(line.conPhaiNop)}</TableCell>
                <TableCell align="right">{money(line.soTien)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <SumRow label={texts('payIn.daPhanBo')} amount={money(record.daPhanBo)} />
            <SumRow label={texts('payIn.conLai')} amount={money(record.conLai)} />
          </TableFooter>
        </Table>
      </TableContainer>
    </Paper>
  );
}

function SumRow({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" colSpan={2} align="right" sx={sumStyle}>
        {label}
      </TableCell>
      <TableCell align="right" sx={sumStyle}>
        {amount}
      </TableCell>
    </TableRow>
  );
}

function documentHref({ loai, chungTuId }: PayInAllocation): string {
  switch (loai) {
    case 'bao-cao-doanh-thu':
      return href('revenueReport', { reportId: chungTuId });
    case 'tu-dong':
      return href('selfPayingDossier', { dossierId: chungTuId });
    default:
      return href('fundReport', { reportId: chungTuId });
  }
}

const noLookups = [] as const;

const sumStyle = { color: 'text.primary', fontWeight: 'fontWeightMedium', typography: 'body2' } as const;

/** On a phone all three columns stay in sight. */
const narrowCells = { '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } } as const;
