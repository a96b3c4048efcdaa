import { useCallback } from 'react';

import { createFormats } from '@/domain/format/formats';
import type { SupportRequest } from '@/domain/support/support-request';
import { proposedTotal } from '@/domain/support/support-steps';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Fact } from '@/views/shared/record/facts';

import { typeName } from '../support-type-options';
import { requestTexts } from './request-texts';

/** What a step of a request is about: which support, for whom, how many, and how far its amounts have come. */
export function useDecisionFacts(): (request: SupportRequest) => readonly Fact[] {
  const texts = useTexts(requestTexts);
  const { language } = useLocalizer();
  return useCallback(
    (request) => {
      const { money, number } = createFormats(language);
      const { donViTen, nguoiLienHe, truongHop, tienDeNghi, tienDuyet } = request;
      const proposed = proposedTotal(request);
      const amount = (label: string, value: number | null): readonly Fact[] =>
        value === null ? [] : [{ label, value: money(value), isLong: true }];
      return [
        { label: texts('request.loaiHoTroId'), value: typeName(request), isLong: true },
        donViTen === null
          ? { label: texts('request.nguoiLienHe'), value: nguoiLienHe, isLong: true }
          : { label: texts('request.donViId'), value: donViTen, isLong: true },
        { label: texts('request.soTruongHop'), value: number(truongHop.length), isLong: true },
        ...amount(texts('amounts.asked'), tienDeNghi),
        ...amount(texts('amounts.proposed'), proposed),
        ...amount(texts('amounts.approved'), tienDuyet),
      ];
    },
    [texts, language],
  );
}
