import type { Database } from '../data/database';
import { findTenant } from '../data/tenants';
import { resourceTexts } from '../startup/texts';
import { jsonResponse } from './json-response';
import { queryOf } from './query';

/** The tenant a request names, in ABP's order of places; a blank one is the host. */
export function namedTenant(request: Request): string | undefined {
  const name = queryOf(request).get('__tenant') ?? request.headers.get('__tenant') ?? '';
  return name.trim() === '' ? undefined : name;
}

/** The tenant's id, or ABP's special 404 for one that is missing or switched off. */
export function resolveTenant(
  { tenants }: Database,
  name: string,
  request: Request,
  culture: string,
): string | Response {
  const tenant = findTenant(tenants, name);
  if (tenant?.isActive === true) {
    return tenant.id;
  }
  const texts = resourceTexts('AbpMultiTenancy', culture);
  const kind = tenant === undefined ? 'TenantNotFound' : 'TenantNotActive';
  const message = texts[`${kind}Message`] ?? '';
  const details = (texts[`${kind}Details`] ?? '').replace('{0}', () => name);
  // Header values are Latin-1, hence the entities.
  const headers = { 'Abp-Tenant-Resolve-Error': htmlEncoded(message) };
  if (request.headers.get('X-Requested-With') !== 'XMLHttpRequest') {
    return new Response(`<h3>${htmlEncoded(message)}</h3><p>${htmlEncoded(details)}</p>`, {
      status: 404,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
  return jsonResponse(
    { error: { code: null, message, details, data: null, validationErrors: null } },
    { status: 404, headers },
  );
}

function htmlEncoded(text: string): string {
  return text.replaceAll(/[<>&"'\u0080-\uffff]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
