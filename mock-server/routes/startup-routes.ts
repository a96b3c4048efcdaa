import { validationFailure } from '../failures';
import { randomHex } from '../issuer/random';
import type { MockRoute } from '../routing';
import { applicationConfiguration } from '../startup/application-configuration';
import { applicationLocalization } from '../startup/application-localization';
import { isCulture } from '../startup/cultures';
import { demoTenants, findTenant, type DemoTenant } from '../startup/tenants';

/** What an ABP client asks before anything else; all of it is open to everybody. */
export const startupRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/api/abp/application-configuration',
    access: 'anonymous',
    handle: ({ culture, user, tenantId, query }, { settings }) => {
      const configuration = applicationConfiguration({ settings, culture, user, tenantId });
      const isWithTexts = query.get('includelocalizationresources')?.toLowerCase() !== 'false';
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
      const culture = query.get('culturename') ?? '';
      if (culture === '') {
        throw validationFailure([{ message: 'Trường CultureName là bắt buộc.', members: ['cultureName'] }]);
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
    handle: ({ params }) => ({ status: 200, body: tenantResult(byName(params['name'] ?? '')) }),
  },
  {
    method: 'GET',
    path: '/api/abp/multi-tenancy/tenants/by-id/:id',
    access: 'anonymous',
    handle: ({ params }) => {
      const id = params['id'] ?? '';
      if (!/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id)) {
        throw validationFailure([{ message: `Giá trị '${id}' không hợp lệ.`, members: ['id'] }]);
      }
      return { status: 200, body: tenantResult(demoTenants.find((tenant) => tenant.id === id.toLowerCase())) };
    },
  },
];

function textValues(culture: string) {
  return Object.fromEntries(
    Object.entries(applicationLocalization(culture).resources).map(([name, { texts }]) => [name, texts]),
  );
}

function byName(name: string): DemoTenant | undefined {
  const tenant = findTenant(name);
  return tenant?.name === name.toLowerCase() ? tenant : undefined;
}

function tenantResult(tenant: DemoTenant | undefined) {
  return {
    success: tenant !== undefined,
    tenantId: tenant?.id ?? null,
    name: tenant?.name ?? null,
    normalizedName: tenant?.name.toUpperCase() ?? null,
    isActive: tenant?.isActive ?? false,
  };
}
