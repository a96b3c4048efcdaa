import { useCallback } from 'react';

import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import { useTexts } from '@/views/app/localization-context';

import { caseTexts } from './case-texts';

export type CaseName = (entry: SupportCase, index: number) => string;

/** What the cases of a request are called: by the worker, or the enterprise whose own case it is; by place while unnamed. */
export function useCaseName({ doiTuong, donViTen }: Pick<SupportRequest, 'doiTuong' | 'donViTen'>): CaseName {
  const texts = useTexts(caseTexts);
  return useCallback(
    ({ hoTen }, index) => (doiTuong === 3 ? donViTen : hoTen) ?? texts('case.unnamed', { n: index + 1 }),
    [doiTuong, donViTen, texts],
  );
}
