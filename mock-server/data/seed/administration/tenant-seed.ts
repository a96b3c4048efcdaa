import type { TenantRow } from '../../tenants';
import { seedStamp } from '../ids';

/** The only edition there is: "Tiêu chuẩn". */
export const standardEditionId = '3a1312ab-0000-4d8e-9a52-0000000000e1';

/** The tenant of the training courses. */
export const trainingTenantId = '3a1312ab-0000-4d8e-9a52-000000000001';

/** One tenant to work in, which has an edition, and one that was switched off. */
export function seedTenants(): readonly TenantRow[] {
  return [
    tenant(trainingTenantId, 'dao-tao', { isActive: true, editionId: standardEditionId }),
    tenant('3a1312ab-0000-4d8e-9a52-000000000002', 'da-ngung', { isActive: false, editionId: null }),
  ];
}

function tenant(id: string, name: string, row: Pick<TenantRow, 'isActive' | 'editionId'>): TenantRow {
  return { id, name, ...row, defaultConnectionString: null, concurrencyStamp: seedStamp(id) };
}
