import type { Audited } from '@/domain/abp/paging';
import { seedContributionRules } from '@/domain/fund/contribution-rules';
import type { ContributionAmountInput } from '@/domain/contribution-amounts/contribution-amount';

import { installationTime, seedId, seedStamp } from '../ids';

/** A rule of how much is contributed, as it is stored. */
export type ContributionAmountRow = Audited &
  ContributionAmountInput & {
    /** Something was counted by it before there was this database, or on a day that lies behind the end it got since. */
    readonly daSuDungTruoc: boolean;
  };

/** The rules of the three regimes (domain dictionary §5.12). */
export function seedContributionAmounts(): readonly ContributionAmountRow[] {
  return seedContributionRules.map((rule, index) => {
    const id = seedId('contributionAmounts', index + 1);
    return {
      ...rule,
      id,
      loaiDonViIds: rule.loaiDonViIds as ContributionAmountInput['loaiDonViIds'],
      hoatDong: rule.hoatDong !== false,
      ghiChu: null,
      daSuDungTruoc: rule.hieuLucDen !== null,
      creationTime: installationTime,
      creatorId: null,
      lastModificationTime: null,
      lastModifierId: null,
      concurrencyStamp: seedStamp(id),
    };
  });
}
