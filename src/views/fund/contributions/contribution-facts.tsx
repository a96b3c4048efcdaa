import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import type { Contribution } from '@/domain/contributions/contribution';
import { contributionSources, noUnit } from '@/domain/contributions/contribution-lists';
import { createFormats } from '@/domain/format/formats';
import { monthOf } from '@/domain/lists/month';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { departureForms } from '@/domain/reference/contract-lists';
import { sexes } from '@/domain/reference/person-lists';
import { useGranted } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { Facts, type Fact } from '@/views/shared/record/facts';

import { contributionTexts } from './contribution-texts';

type ContributionFactsProps = { readonly record: Contribution; readonly names: Names };

/** Who, by which contract, and what was paid for it. */
export function ContributionFacts(props: ContributionFactsProps) {
  return (
    <>
      <PaymentFacts {...props} />
      <WorkerFacts {...props} />
      <ContractFacts {...props} />
    </>
  );
}

function PaymentFacts({ record, names }: ContributionFactsProps) {
  const texts = useTexts(contributionTexts);
  const formats = createFormats(useLocalizer().language);
  const sources = useSources(record);
  const { tienNld, tienNldPhaiDong, tienDn, tienDnPhaiDong, tong, ngayDong, nguonDong, nam, thang } = record;
  const due = (paid: number, owed: number) =>
    paid === owed ? undefined : texts('record.due', { amount: formats.money(owed) });
  return (
    <Facts
      title={texts('record.contribution')}
      facts={[
        { label: texts('field.tienNld'), value: formats.money(tienNld), note: due(tienNld, tienNldPhaiDong) },
        { label: texts('field.tienDn'), value: formats.money(tienDn), note: due(tienDn, tienDnPhaiDong) },
        { label: texts('field.tong'), value: formats.money(tong) },
        { label: texts('field.ngayDong'), value: formats.date(ngayDong) },
        { label: texts('field.nguonDong'), value: names.in(contributionSources, nguonDong) },
        {
          label: texts('field.ky'),
          value: nam === null || thang === null ? null : formats.month(monthOf({ nam, thang })),
        },
        ...sources,
        {
          label: texts('field.soLanHoTro'),
          value:
            record.soLanHoTro === 0
              ? texts('record.never')
              : texts('record.supportCount', { n: formats.number(record.soLanHoTro) }),
        },
      ]}
    />
  );
}

/**
 * The report and the dossier by which it was paid, as links for those who may open them. It has both where the worker has
 * paid for himself and his unit for its own share. A dossier has no name but its link: who may not open it, as no unit
 * may, is not shown an empty value.
 */
function useSources({ baoCaoId, baoCaoMa, hoSoTuDongId }: Contribution): readonly Fact[] {
  const texts = useTexts(contributionTexts);
  const mayOpenReport = useGranted(policies.fundReports);
  const mayOpenDossier = useGranted(policies.selfPaying);
  const report =
    baoCaoId !== null && mayOpenReport ? (
      <TextLink to={href('fundReport', { reportId: baoCaoId })}>{baoCaoMa ?? texts('record.openReport')}</TextLink>
    ) : (
      baoCaoMa
    );
  const dossier =
    hoSoTuDongId !== null && mayOpenDossier ? (
      <TextLink to={href('selfPayingDossier', { dossierId: hoSoTuDongId })}>{texts('record.openDossier')}</TextLink>
    ) : undefined;
  return [
    ...(baoCaoId === null && hoSoTuDongId !== null
      ? []
      : [{ label: texts('field.baoCao'), value: report, isLong: true }]),
    ...(dossier === undefined ? [] : [{ label: texts('field.hoSo'), value: dossier, isLong: true }]),
  ];
}

function WorkerFacts({ record, names }: ContributionFactsProps) {
  const texts = useTexts(contributionTexts);
  const formats = createFormats(useLocalizer().language);
  const mayOpenWorker = useGranted(policies.workers);
  const { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, tinhThanhMa, nguoiLaoDongId } = record;
  return (
    <Facts
      title={texts('record.worker')}
      facts={[
        {
          label: texts('field.hoTen'),
          value: mayOpenWorker ? <TextLink to={href('worker', { workerId: nguoiLaoDongId })}>{hoTen}</TextLink> : hoTen,
        },
        { label: texts('field.ngaySinh'), value: formats.date(ngaySinh) },
        { label: texts('field.gioiTinh'), value: names.in(sexes, gioiTinh) },
        { label: texts('field.tinhThanhMa'), value: names.of('tinh-thanh', tinhThanhMa) },
        { label: texts('field.soCccd'), value: soCccd },
        { label: texts('field.soHoChieu'), value: soHoChieu },
      ]}
    />
  );
}

function ContractFacts({ record, names }: ContributionFactsProps) {
  const texts = useTexts(contributionTexts);
  const formats = createFormats(useLocalizer().language);
  const day = (iso: string | null) => (iso === null ? null : formats.date(iso));
  const { donViMa, donViTen, hinhThucDi, thiTruongId, nganhNgheId, soHopDong, ngayKy, tuNgay, denNgay, nsdld } = record;
  return (
    <Facts
      title={texts('record.contract')}
      facts={[
        {
          label: texts('field.donViTen'),
          value: donViTen === null ? names.in(noUnit, 0) : [donViMa, donViTen].filter(Boolean).join(' – '),
          isLong: true,
        },
        { label: texts('field.hinhThucDi'), value: names.in(departureForms, hinhThucDi), isLong: true },
        { label: texts('field.soHopDong'), value: soHopDong },
        { label: texts('field.ngayKy'), value: day(ngayKy) },
        { label: texts('field.thiTruongId'), value: names.of('thi-truong', thiTruongId) },
        { label: texts('field.nganhNgheId'), value: names.of('nganh-nghe', nganhNgheId) },
        { label: texts('field.thoiHan'), value: [day(tuNgay), day(denNgay)].filter(Boolean).join(' – ') },
        { label: texts('field.ngayXuatCanh'), value: day(record.ngayXuatCanh) },
        { label: texts('field.nsdld'), value: nsdld, isLong: true },
      ]}
    />
  );
}

function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <MuiLink component={Link} href={to}>
      {children}
    </MuiLink>
  );
}
