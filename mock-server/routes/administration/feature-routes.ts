import type { FeatureChange, FeatureGroup } from '@/domain/features/feature';
import { policies } from '@/domain/policies/policy-names';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import { dropOwnValues, effectiveValue, setOwnValue } from '../../data/feature-values';
import { isValidFeatureValue, type FeatureRow } from '../../data/features';
import { businessFailure, entityNotFound, invalidValue, validationFailure } from '../../failures';
import { localText } from '../../local-text';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import { resourceText } from '../../startup/texts';
import { storedId } from '../guid';
import { missingValue } from '../identity/account-input';
import { refuseAny } from '../validation-answers';

const path = '/api/feature-management/features';

/** ABP's feature management (ABP contract §5) of the host and of tenants; an edition's values are fixed by the seed. */
export const featureRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: whenGranted((tenantId, { culture }, database) => ({
      status: 200,
      body: { groups: groupsOf(database, tenantId, culture) },
    })),
  },
  {
    method: 'PUT',
    path,
    access: 'signedIn',
    handle: whenGranted((tenantId, { body, culture }, database) => {
      const changes = readChanges(body).map(({ name, value }) => {
        const feature = known(database, name);
        refuseInvalid(feature, value, culture);
        return { feature, value };
      });
      for (const { feature, value } of changes) {
        setOwnValue(database, feature, tenantId, value);
      }
      return { status: 204 };
    }),
  },
  {
    method: 'DELETE',
    path,
    access: 'signedIn',
    handle: whenGranted((tenantId, _request, database) => {
      dropOwnValues(database, tenantId);
      return { status: 204 };
    }),
  },
];

type Handler = (tenantId: string, request: MockRequest, database: Database) => MockResponse;

/**
 * Handles the request for the tenant of its `providerKey`, or for the host (`''`); 403 without a body to those who lack
 * the provider's policy. Newer servers check it for `DELETE` too, older ones forgot to.
 *
 * Beyond ABP, which takes any key, a tenant that is not there is a 404, so that no value waits for a stranger.
 *
 * The handler throws Error, a 500, for a provider that no policy is known of: ABP's free version knows `T` alone.
 */
function whenGranted(handle: Handler): MockRoute['handle'] {
  return (request, { database }) => {
    const provider = request.query.get('providername') ?? '';
    if (provider !== 'T') {
      throw new Error(`No policy defined to get/set permissions for the provider '${provider}'.`);
    }
    const tenantId = storedId(request.query.get('providerkey') ?? '');
    const policy = tenantId === '' ? policies.manageHostFeatures : policies.tenantsManageFeatures;
    if (request.user?.grantedPolicies.has(policy) !== true) {
      return { status: 403 };
    }
    if (tenantId !== '' && database.tenants.find(tenantId) === undefined) {
      throw entityNotFound();
    }
    return handle(tenantId, request, database);
  };
}

/** The features that the tenant, or the host, can have; groups without any are left out. */
function groupsOf(database: Database, tenantId: string, culture: string): readonly FeatureGroup[] {
  const available = [...database.features.rows()].filter((row) => tenantId !== '' || row.isAvailableToHost);
  const groups = new Map(available.map(({ groupName, groupDisplayName }) => [groupName, groupDisplayName]));
  return [...groups].map(([name, displayName]) => ({
    name,
    displayName: localText(displayName, culture),
    features: available
      .filter(({ groupName }) => groupName === name)
      .map((row) => ({
        name: row.id,
        displayName: localText(row.displayName, culture),
        ...effectiveValue(database, row, tenantId),
        description: row.description === null ? null : localText(row.description, culture),
        valueType: row.valueType,
        depth: row.depth,
        parentName: row.parentName,
      })),
  }));
}

/** @throws MockFailure 400 for what is no list of names and texts; Error, a 500, where the list is missing. */
function readChanges(body: unknown): readonly FeatureChange[] {
  if (!isJsonObject(body)) {
    refuseAny([missingValue('input', { vi: 'Input', en: 'Input' })]);
    return [];
  }
  const features = body['features'] ?? undefined;
  if (features === undefined) {
    throw new TypeError('The list of features is null.');
  }
  if (!Array.isArray(features)) {
    throw validationFailure([invalidValue('features', features)]);
  }
  const entries: readonly unknown[] = features;
  refuseAny(entries.flatMap((entry, index) => (isChange(entry) ? [] : [invalidValue(`features[${index}]`, entry)])));
  return entries.filter(isChange).map(({ name, value }) => ({ name, value: value ?? null }));
}

function isChange(entry: unknown): entry is { readonly name: string; readonly value?: string | null } {
  return (
    isJsonObject(entry) &&
    typeof entry['name'] === 'string' &&
    ['string', 'undefined'].includes(typeof (entry['value'] ?? undefined))
  );
}

/** @throws Error, a 500, for a feature that is not defined. */
function known({ features }: Database, name: string): FeatureRow {
  const feature = features.find(name);
  if (feature === undefined) {
    throw new Error(`Undefined feature: ${name}`);
  }
  return feature;
}

/** @throws MockFailure 403 for a value that the feature's validator refuses, also `null` where it does not take nothing. */
function refuseInvalid(feature: FeatureRow, value: string | null, culture: string): void {
  if (!isValidFeatureValue(feature.valueType, value)) {
    const code = 'Volo.Abp.FeatureManagement:InvalidFeatureValue';
    const displayName = localText(feature.displayName, culture);
    const { vi, en } = resourceText('AbpFeatureManagement', code);
    const message = {
      vi: vi.replace('{0}', () => feature.displayName.vi),
      en: en.replace('{0}', () => feature.displayName.en),
    };
    throw businessFailure(code, message, { 0: displayName });
  }
}
