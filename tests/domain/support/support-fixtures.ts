import type { CaseFacts } from '@/domain/support/support-facts';
import type { SupportCaseInput } from '@/domain/support/support-request';
import { emptySupportCase } from '@/domain/support/support-request-input';
import type { SupportType } from '@/domain/support-types/support-type';
import { seedSupportTypes } from '@mock-server/data/fund/support-types';

const types = seedSupportTypes();

/** A kind of support of the catalogue. */
export function supportType(ma: string): SupportType {
  const found = types.find((type) => type.ma === ma);
  if (found === undefined) {
    throw new Error(`There is no ${ma}.`);
  }
  return found;
}

/** A case of a worker who was abroad from 20/10/2025 to 15/09/2026; it happened on 02/09/2026. */
export function caseWith(
  ma: string,
  rieng: Partial<SupportCaseInput['rieng']>,
  changes: Partial<SupportCaseInput> = {},
): SupportCaseInput {
  const blank = emptySupportCase(supportType(ma));
  return {
    ...blank,
    hopDongId: 'contract',
    hdTu: '2025-10-20',
    hdDen: '2028-10-19',
    lvTu: '2025-10-20',
    lvDen: '2026-09-15',
    ngaySuViec: '2026-09-02',
    nuocDen: 'JP',
    ...changes,
    rieng: { ...blank.rieng, ...rieng },
  };
}

/** A worker who paid in time and was never supported, a unit that owes nothing. */
export const cleanFacts: CaseFacts = {
  contribution: { soGcn: 'GCN.2025.0000001', ngayDong: '2025-10-15', isPaid: true },
  earlier: [],
  unitDebt: 0,
  sameMarketCase: undefined,
};
