import { useMemo } from 'react';

import { createFormats } from '@/domain/format/formats';
import type { LookupName } from '@/domain/lookups/lookup';
import { banks } from '@/domain/reference/banks';
import { monthsBetween } from '@/domain/support/support-amounts';
import { reasonsOf, supportRelations } from '@/domain/support/support-lists';
import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import { commonTexts } from '@/domain/localization/common-texts';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { Fact } from '@/views/shared/record/facts';

import { detailFacts, type CaseTextKey } from './case-detail-facts';
import { caseTexts } from './case-texts';

export type CaseFactGroup = {
  readonly title:
    'case.worker' | 'case.work' | 'case.event' | 'case.details' | 'case.amount' | 'case.transfer' | 'case.authorised';
  readonly facts: readonly Fact[];
};

/** The values of a case in words, in the order of the paper form, by what its request says of the kind of support. */
export function useCaseFacts(entry: SupportCase, request: SupportRequest): readonly CaseFactGroup[] {
  const { doiTuong, loaiHoTroId } = request;
  const texts = useTexts(caseTexts);
  const yes = useTexts(commonTexts)('confirm.yes');
  const { language } = useLocalizer();
  const names = useNames(lookups);
  return useMemo(() => {
    const formats = createFormats(language);
    const label = (key: CaseTextKey) => texts(key as 'case.hoTen');
    const day = (date: string | null) => (date === null ? '' : formats.date(date));
    const money = (amount: number | null) => (amount === null ? '' : formats.money(amount));
    const span = (from: string | null, to: string | null) => {
      const months = monthsBetween(from, to);
      const days = [day(from), day(to)].filter(Boolean).join(' – ');
      return months === null ? days : `${days} (${texts('case.months', { n: months })})`;
    };
    const { nguoiUyQuyen, lyDoHoTro, lyDoKhac, rieng } = entry;
    const isOfWorker = doiTuong !== 3;
    const reason = lyDoHoTro === null ? '' : names.in(reasonsOf(loaiHoTroId), lyDoHoTro);
    const passport = [entry.soHoChieu, day(entry.ngayCapHc), entry.noiCapHc].filter(Boolean).join(' · ');
    const details = detailFacts(loaiHoTroId, rieng, { label, names, date: formats.date, money: formats.money, yes });
    const bank = entry.nganHangId === null ? '' : names.in(banks, entry.nganHangId);

    const groups: readonly (CaseFactGroup | undefined)[] = [
      isOfWorker
        ? {
            title: 'case.worker',
            facts: [
              { label: label('case.hoTen'), value: entry.hoTen },
              { label: label('case.soCccd'), value: entry.soCccd },
              { label: label('case.soGcn'), value: entry.soGcn },
              { label: label('case.ngayDong'), value: day(entry.ngayDong) },
              { label: label('case.soHoChieu'), value: passport, isLong: true },
              { label: label('case.donViTen'), value: entry.donViTen, isLong: true },
            ],
          }
        : undefined,
      isOfWorker
        ? {
            title: 'case.work',
            facts: [
              {
                label: label('case.nuocDen'),
                value: entry.nuocDen === null ? '' : names.of('thi-truong', entry.nuocDen),
                isLong: true,
              },
              { label: label('case.contractTerm'), value: span(entry.hdTu, entry.hdDen), isLong: true },
              { label: label('case.workTime'), value: span(entry.lvTu, entry.lvDen), isLong: true },
            ],
          }
        : undefined,
      {
        title: 'case.event',
        facts: [
          ...(isOfWorker ? [{ label: label('case.ngaySuViec'), value: day(entry.ngaySuViec) }] : []),
          ...(entry.mucDo === null ? [] : [{ label: label('case.mucDo'), value: formats.number(entry.mucDo) }]),
          { label: label('case.lyDoHoTro'), value: [reason, lyDoKhac].filter(Boolean).join(': '), isLong: true },
        ],
      },
      details.length === 0 ? undefined : { title: 'case.details', facts: details },
      {
        title: 'case.amount',
        facts: [
          { label: label('case.tienDeNghi'), value: money(entry.tienDeNghi) },
          { label: label('case.tienDeXuat'), value: money(entry.tienDeXuat) },
          { label: label('case.tienDuyet'), value: money(entry.tienDuyet) },
          { label: label('case.tienChi'), value: entry.tienDuyet === null ? '' : money(entry.tienChi) },
        ],
      },
      {
        title: 'case.transfer',
        facts: [
          { label: label('case.chuTaiKhoan'), value: entry.chuTaiKhoan },
          { label: label('case.soTaiKhoan'), value: entry.soTaiKhoan },
          { label: label('case.nganHangId'), value: [bank, entry.chiNhanh].filter(Boolean).join(' – '), isLong: true },
        ],
      },
      nguoiUyQuyen === null
        ? undefined
        : {
            title: 'case.authorised',
            facts: [
              { label: label('case.uqHoTen'), value: nguoiUyQuyen.hoTen },
              { label: label('case.uqQuanHe'), value: names.in(supportRelations, nguoiUyQuyen.quanHe) },
              {
                label: label('case.uqSoCccd'),
                value: [nguoiUyQuyen.soCccd, day(nguoiUyQuyen.ngayCap), nguoiUyQuyen.noiCap]
                  .filter(Boolean)
                  .join(' · '),
                isLong: true,
              },
              { label: label('case.uqDiaChi'), value: nguoiUyQuyen.diaChi, isLong: true },
            ],
          },
    ];
    return groups.flatMap((group) => group ?? []);
  }, [entry, doiTuong, loaiHoTroId, texts, yes, language, names]);
}

const lookups: readonly LookupName[] = ['thi-truong'];
