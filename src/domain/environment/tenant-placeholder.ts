import type { Environment } from './environment';

const placeholder = /\{\d+\}/;

/**
 * The tenant's name that stands in the page's address where `application.baseUrl` has `{0}`; `undefined` where the
 * address does not fit the pattern (ABP A2).
 *
 * @example
 * tenantNameInAddress('https://{0}.quy.vn', 'https://acme.quy.vn/login'); // 'acme'
 */
export function tenantNameInAddress(baseUrl: string | undefined, href: string): string | undefined {
  if (baseUrl === undefined || !placeholder.test(baseUrl)) {
    return undefined;
  }
  const [before = '', ...after] = `${baseUrl.replace(/\/+$/, '')}/`
    .split(placeholder)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // Each placeholder stands for the same name: reading each for itself would take exponentially long.
  const pattern = `${before}([^./]+)${after.join(String.raw`\1`)}`;
  return new RegExp(`^${pattern}`, 'i').exec(href)?.[1];
}

/**
 * Puts the tenant's name where the environment has `{0}`; without a tenant the placeholder goes together with its dot,
 * so that `https://{0}.quy.vn` serves the host as `https://quy.vn`.
 */
export function fillTenantPlaceholder(environment: Environment, tenantName: string | undefined): Environment {
  const fill = (address: string) => withTenantName(address, tenantName);
  const filled = <Name extends string>(part: Partial<Record<Name, string | undefined>>, name: Name) => {
    const address = part[name];
    return address === undefined ? {} : { [name]: fill(address) };
  };
  const { application, oAuthConfig, apis } = environment;
  return {
    ...environment,
    application: { ...application, ...filled(application, 'baseUrl'), ...filled(application, 'logoUrl') },
    oAuthConfig: {
      ...oAuthConfig,
      issuer: fill(oAuthConfig.issuer),
      ...filled(oAuthConfig, 'redirectUri'),
      ...filled(oAuthConfig, 'postLogoutRedirectUri'),
    },
    apis: Object.fromEntries(
      Object.entries(apis).map(([name, api]) => [name, { ...api, url: fill(api.url) }]),
    ) as Environment['apis'],
  };
}

/** One address with the tenant's name in it, or without its placeholder. */
export function withTenantName(address: string, tenantName: string | undefined): string {
  return tenantName === undefined
    ? address.replaceAll(/\{\d+\}\.?/g, '')
    : address.replaceAll(new RegExp(placeholder, 'g'), () => encodeURIComponent(tenantName));
}
