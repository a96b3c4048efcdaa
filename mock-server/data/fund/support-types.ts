import type { Audited } from '@/domain/abp/paging';
import type { SupportTypeInput } from '@/domain/support-types/support-type';

import { installationTime, seedId, seedStamp } from '../seed/ids';
import { supportCatalogue } from './support-catalogue';

/** A kind of support, as it is stored. */
export type SupportTypeRow = Audited &
  SupportTypeInput & {
    /** New requests may choose it. */
    readonly hoatDong: boolean;
    /** A request has used it. */
    readonly daSuDung: boolean;
  };

/** The support catalogue (domain dictionary §1.5), the two kinds of the old regime inactive behind it. */
export function seedSupportTypes(): readonly SupportTypeRow[] {
  return supportCatalogue.map((type, index) => {
    const id = seedId('supportTypes', index + 1);
    return {
      ...type,
      id,
      hoatDong: type.hieuLucDen === null,
      daSuDung: true,
      creationTime: installationTime,
      creatorId: null,
      lastModificationTime: null,
      lastModifierId: null,
      concurrencyStamp: seedStamp(id),
    };
  });
}
