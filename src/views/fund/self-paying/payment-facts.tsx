import { Box } from '@mui/material';

import { formatDate } from '@/domain/format/dates';
import {
  hasPaid,
  isOpenDossier,
  isOwed,
  isPartlyPaid,
  paymentStates,
  selfPayingStatus,
  type SelfPayingDossier,
} from '@/domain/self-paying/self-paying-dossier';
import { useTexts } from '@/views/app/localization-context';
import { DueTag } from '@/views/shared/days/due-tag';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts, type Fact } from '@/views/shared/record/facts';

import { dossierTexts } from './dossier-texts';
import { paymentTones } from './dossier-tones';
import { useDossierWords } from './use-dossier-words';

/** The payment beside the examination: what is due and until when, what was said to be paid, what came. */
export function PaymentFacts({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const texts = useTexts(dossierTexts);
  const names = useNames(noLookups);
  const { labelOf, textOf, money } = useDossierWords(dossier.tinhThanhMa, null);
  const { tinhTrangDong, soTien, conPhaiNop, noiDungChuyenKhoan } = dossier;
  const { soTienThucNhan, ngayGhiCo, soChungTu, soGcn, ngayDong } = dossier;
  const declared = (['hinhThucNop', 'ngayNop', 'soGiaoDich', 'nganHangId'] as const).map((field): Fact => ({
    label: labelOf(field),
    value: textOf(field, dossier[field]),
  }));
  const arrived: readonly Fact[] = [
    { label: texts('dossier.soTienThucNhan'), value: soTienThucNhan === null ? '' : money(soTienThucNhan) },
    { label: texts('dossier.ngayGhiCo'), value: ngayGhiCo === null ? '' : formatDate(ngayGhiCo) },
    { label: texts('dossier.soChungTu'), value: soChungTu },
    { label: texts('dossier.soGcn'), value: soGcn },
    { label: texts('dossier.ngayDong'), value: ngayDong === null ? '' : formatDate(ngayDong) },
  ];

  return (
    <Facts
      title={texts('dossier.contribution')}
      facts={[
        {
          label: texts('dossier.tinhTrangDong'),
          value: <Tag text={names.in(paymentStates, tinhTrangDong)} tone={paymentTones[tinhTrangDong]} />,
        },
        { label: texts('dossier.soTien'), value: money(soTien) },
        ...(isPartlyPaid(dossier) ? [{ label: texts('dossier.conPhaiNop'), value: money(conPhaiNop) }] : []),
        { label: texts('dossier.hanDong'), value: <DueDay dossier={dossier} /> },
        { label: texts('dossier.noiDungChuyenKhoan'), value: noiDungChuyenKhoan },
        ...declared,
        ...(hasPaid(dossier) ? arrived : []),
      ]}
    />
  );
}

function DueDay({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const texts = useTexts(dossierTexts);
  const { hanDong, hinhThuc, trangThai } = dossier;
  if (hanDong === null) {
    if (trangThai === selfPayingStatus.rejected || trangThai === selfPayingStatus.cancelled) {
      return texts('dossier.hanDongOver');
    }
    const isToBeCounted = hinhThuc === '6b' && isOpenDossier(dossier);
    return texts(isToBeCounted ? 'dossier.hanDongLater' : 'dossier.hanDongNone');
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {formatDate(hanDong)}
      {isOwed(dossier) ? <DueTag day={hanDong} /> : null}
    </Box>
  );
}

const noLookups = [] as const;
