import type { Feature } from '@/domain/features/feature';

import type { Database } from './database';
import { featureValueId, type FeatureRow } from './features';

/** A value, and from where it comes. */
export type EffectiveValue = Pick<Feature, 'value' | 'provider'>;

/** A feature's value for a tenant, or for the host (`''`): its own, else its edition's, else the default. */
export function effectiveValue(database: Database, feature: FeatureRow, tenantId: string): EffectiveValue {
  const id = featureValueId({ providerName: 'T', providerKey: tenantId, name: feature.id });
  const own = database.featureValues.find(id)?.value;
  return own === undefined
    ? inheritedValue(database, feature, tenantId)
    : { value: own, provider: { name: 'T', key: tenantId === '' ? null : tenantId } };
}

/** What would hold without an own value. */
function inheritedValue(database: Database, feature: FeatureRow, tenantId: string): EffectiveValue {
  const providerKey = database.tenants.find(tenantId)?.editionId ?? '';
  const id = featureValueId({ providerName: 'E', providerKey, name: feature.id });
  const ofEdition = database.featureValues.find(id)?.value;
  return ofEdition === undefined
    ? { value: feature.defaultValue, provider: { name: 'D', key: null } }
    : { value: ofEdition, provider: { name: 'E', key: null } };
}

/**
 * Gives a tenant, or the host (`''`), a value of its own. `null` takes the own value away, and so does the very text
 * that is inherited; casing counts, as it does in ABP.
 */
export function setOwnValue(database: Database, feature: FeatureRow, tenantId: string, value: string | null): void {
  const key = { providerName: 'T', providerKey: tenantId, name: feature.id } as const;
  if (value === null || value === inheritedValue(database, feature, tenantId).value) {
    database.featureValues.remove(featureValueId(key));
  } else {
    database.featureValues.put({ id: featureValueId(key), ...key, value });
  }
}

/** Takes all own values of a tenant, or of the host (`''`), away. */
export function dropOwnValues({ featureValues }: Database, tenantId: string): void {
  const own = [...featureValues.rows()].filter((row) => row.providerName === 'T' && row.providerKey === tenantId);
  for (const { id } of own) {
    featureValues.remove(id);
  }
}

/** True for a switch that is on, whatever the casing of its value; an unknown feature is off. */
export function isFeatureOn(database: Database, name: string, tenantId: string | undefined): boolean {
  const feature = database.features.find(name);
  return feature !== undefined && effectiveValue(database, feature, tenantId ?? '').value?.toLowerCase() === 'true';
}
