import { tenantNamed, normalizedTenantName, type TenantRow } from '../../data/tenants';
import { validationFailure } from '../../failures';
import { missingValue } from '../identity/account-input';
import { randomHex } from '../../issuer/random';
import type { MockRoute } from '../../routing';
import { applicationConfiguration } from '../../startup/application-configuration';
import { applicationLocalization } from '../../startup/application-localization';
import { isCulture } from '../../startup/cultures';
import { readFlag } from '../filters';
import { readGuid } from '../guid';

/** What an ABP client asks before anything else; all of it is open to everybody. */
export const startupRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/api/abp/application-configuration',
    access: 'anonymous',
    handle: ({ culture, user, tenantId, query }, { settings, database }) => {
      const configuration = applicationConfiguration({ settings, database, culture, user, tenantId });
      const isWithTexts = readFlag(query, 'includeLocalizationResources') ?? true;
      return {
        status: 200,
        headers: { 'Set-Cookie': `XSRF-TOKEN=${randomHex()}; Path=/; Max-Age=315360000; SameSite=Lax` },
        body: isWithTexts
          ? { ...configuration, localization: { ...configuration.localization, values: textValues(culture) } }
          : configuration,
      };
    },
  },
  {
    method: 'GET',
    path: '/api/abp/application-localization',
    access: 'anonymous',
    handle: ({ query }) => {
      // Nothing here is dynamic; the host reads the name all the same.
      readFlag(query, 'onlyDynamics');
      const culture = query.get('culturename') ?? '';
      if (culture === '') {
        throw validationFailure([missingValue('cultureName', { vi: 'CultureName', en: 'CultureName' })]);
      }
      if (!isCulture(culture)) {
        throw new RangeError(`No such culture: ${culture}`);
      }
      return { status: 200, body: applicationLocalization(culture) };
    },
  },
  {
    method: 'GET',
    path: '/api/abp/multi-tenancy/tenants/by-name/:name',
    access: 'anonymous',
    handle: ({ params }, { database }) => ({
      status: 200,
      body: tenantResult(tenantNamed(database.tenants, params['name'] ?? '')),
    }),
  },
  {
    method: 'GET',
    path: '/api/abp/multi-tenancy/tenants/by-id/:id',
    access: 'anonymous',
    handle: ({ params }, { database }) => ({
      status: 200,
      body: tenantResult(database.tenants.find(readGuid(params['id'] ?? '', 'id'))),
    }),
  },
];

function textValues(culture: string) {
  return Object.fromEntries(
    Object.entries(applicationLocalization(culture).resources).map(([name, { texts }]) => [name, texts]),
  );
}

function tenantResult(tenant: TenantRow | undefined) {
  return {
    success: tenant !== undefined,
    tenantId: tenant?.id ?? null,
    name: tenant?.name ?? null,
    normalizedName: tenant === undefined ? null : normalizedTenantName(tenant.name),
    isActive: tenant?.isActive ?? false,
  };
}
