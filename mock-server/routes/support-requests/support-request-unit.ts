import { serviceEnterpriseTypeId } from '@/domain/fund/contribution-rules';
import type { SupportRequestInput } from '@/domain/support/support-request';
import type { FieldError } from '@/domain/validation/schema-errors';

import type { Database } from '../../data/database';
import type { SupportTypeRow } from '../../data/fund/support-types';
import { fieldError } from '../validation-answers';

/** The complaint about a unit that asks for a service enterprise's support and is none (Decision 40/2021 Art.16–19). */
export function foreignEnterprise(
  { units }: Database,
  { doiTuong }: Pick<SupportTypeRow, 'doiTuong'>,
  donViId: string | null,
): readonly FieldError[] {
  const unit = donViId === null ? undefined : units.find(donViId);
  return doiTuong !== 3 || unit === undefined || unit.loaiDonViId === serviceEnterpriseTypeId
    ? []
    : [fieldError('donViId', 'serviceEnterpriseOnly')];
}

/** The complaints about contracts of another unit than the one that asks, which sees all people of its request. */
export function foreignContracts(
  { contracts }: Database,
  {
    donViId,
    truongHop,
  }: { readonly donViId: string | null } & {
    readonly truongHop: readonly Pick<SupportRequestInput['truongHop'][number], 'hopDongId'>[];
  },
): readonly FieldError[] {
  return truongHop.flatMap(({ hopDongId }, index) => {
    const contract = hopDongId === null ? undefined : contracts.find(hopDongId);
    return donViId === null || contract === undefined || contract.donViId === donViId
      ? []
      : [fieldError(`truongHop[${index}].hopDongId`, 'contractOfOtherUnit')];
  });
}
