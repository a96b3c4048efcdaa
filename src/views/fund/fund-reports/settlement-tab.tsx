import { Box, Link, Paper, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

import { createFormats } from '@/domain/format/formats';
import { amountInWords } from '@/domain/fund/amount-in-words';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { periodOf } from '@/domain/fund-reports/period';
import { href, routes } from '@/domain/navigation/routes';
import { payInStatus, payInStatuses } from '@/domain/pay-ins/pay-in';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useGranted } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts, type Fact } from '@/views/shared/record/facts';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';

import { statusTones } from '../pay-ins/pay-in-tones';
import { HeadForm } from './head-form';
import { MarketTable } from './market-table';
import { reportTexts } from './report-texts';
import { SaveStatus } from './save-status';

const noLookups = [] as const;
/** The status of a voucher whose money counts. */

type SettlementTabProps = { readonly editRef: FundReportEditRef; readonly isLocked: boolean };

/** Tab 2: what is due, paid and owed, as the back end reckons it from the stored lines (invariants M1–M3). */
export function SettlementTab({ editRef, isLocked }: SettlementTabProps) {
  const texts = useTexts(reportTexts);
  const report = useSelector(editRef, ({ context }) => context.report);
  const edition = useSelector(editRef, ({ context }) => context.edition);
  return (
    <>
      {isLocked ? null : (
        <Box sx={{ mb: 2 }}>
          <SaveStatus editRef={editRef} />
        </Box>
      )}
      <RecordLayout
        main={
          <>
            <Section title={texts('settle.markets')}>
              <MarketTable markets={report.bangThiTruong} />
            </Section>
            <MoneyFacts report={report} />
            {isLocked ? (
              <Facts
                title={texts('head.title')}
                facts={[
                  { label: texts('head.nguoiLap'), value: report.nguoiLap },
                  { label: texts('head.dienThoaiNguoiLap'), value: report.dienThoaiNguoiLap },
                  { label: texts('head.ghiChu'), value: report.ghiChu, isLong: true },
                ]}
              />
            ) : edition === 0 ? null : (
              <HeadForm key={edition} editRef={editRef} />
            )}
          </>
        }
        side={
          <>
            <Opinions report={report} />
            <HistoryFacts record={report} />
          </>
        }
      />
    </>
  );
}

function MoneyFacts({ report }: { readonly report: FundReport }) {
  const texts = useTexts(reportTexts);
  const { date, money } = createFormats(useLocalizer().language);
  const credit = (key: 'settle.nopThuaKyTruoc' | 'settle.nopThua', amount: number): readonly Fact[] =>
    amount === 0 ? [] : [{ label: texts(key), value: money(amount) }];
  return (
    <Facts
      title={texts('settle.title', { period: periodOf(report) })}
      facts={[
        { label: texts('settle.ngayQtTruoc'), value: report.ngayQtTruoc === null ? null : date(report.ngayQtTruoc) },
        {
          label: texts('settle.ngayQt'),
          value: report.ngayQt === null ? texts('settle.ngayQtLater') : date(report.ngayQt),
        },
        { label: texts('settle.phaiNopTrongKy'), value: money(report.phaiNopTrongKy) },
        { label: texts('settle.duNoKyTruoc'), value: money(report.duNoKyTruoc) },
        ...credit('settle.nopThuaKyTruoc', report.nopThuaKyTruoc),
        {
          label: texts('settle.tongPhaiNop'),
          value: <strong>{money(report.tongPhaiNop)}</strong>,
          note: (
            <>
              {texts('settle.inWords')} <span lang="vi">{amountInWords(report.tongPhaiNop)}./.</span>
            </>
          ),
          isLong: true,
        },
        { label: texts('settle.daNop'), value: money(report.daNop) },
        {
          label: texts('settle.noChuyenKySau'),
          value: (
            <Box component="span" sx={report.noChuyenKySau > 0 ? { color: 'error.main' } : {}}>
              {money(report.noChuyenKySau)}
            </Box>
          ),
        },
        ...credit('settle.nopThua', report.nopThua),
        ...(report.chungTuNop.length === 0
          ? []
          : [{ label: texts('settle.vouchers'), value: <Vouchers report={report} />, isLong: true }]),
      ]}
    />
  );
}

/** The vouchers that pay the report; whoever reads reports but no vouchers, as the Department, gets no way to them. */
function Vouchers({ report }: { readonly report: FundReport }) {
  const texts = useTexts(reportTexts);
  const mayOpen = useGranted(routes.payIn.policy);
  const { date, money } = createFormats(useLocalizer().language);
  const names = useNames(noLookups);
  const figures = { fontVariantNumeric: 'tabular-nums' } as const;
  return report.chungTuNop.map(({ id, ma, ngayNop, soTien, trangThai }) => {
    const voucher = texts('settle.voucher', { code: ma, day: date(ngayNop), amount: money(soTien) });
    return (
      <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {mayOpen ? (
          <Link component={RouterLink} href={href('payIn', { payInId: id })} sx={figures}>
            {voucher}
          </Link>
        ) : (
          <Box component="span" sx={figures}>
            {voucher}
          </Box>
        )}
        {trangThai === payInStatus.reconciled ? null : (
          <Tag text={names.in(payInStatuses, trangThai)} tone={statusTones[trangThai]} />
        )}
      </Box>
    );
  });
}

function Opinions({ report }: { readonly report: FundReport }) {
  const texts = useTexts(reportTexts);
  const { dateTime } = createFormats(useLocalizer().language);
  const by = (name: string | null, time: string | null) =>
    name === null || time === null ? undefined : texts('settle.by', { name, time: dateTime(time) });
  return (
    <Facts
      title={texts('settle.opinions')}
      facts={[
        {
          label: texts('settle.appraised'),
          value: report.yKienThamDinh,
          note: by(report.nguoiThamDinhTen, report.ngayThamDinh),
          isLong: true,
        },
        {
          label: texts('settle.approved'),
          value: report.yKienPheDuyet,
          note: by(report.nguoiPheDuyetTen, report.ngayPheDuyet),
          isLong: true,
        },
        ...(report.lyDo === null ? [] : [{ label: texts('settle.reason'), value: report.lyDo, isLong: true }]),
      ]}
    />
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
