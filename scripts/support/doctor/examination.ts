import type { Environment } from '@/domain/environment/environment';

import type { Ask } from './ask';

/** What every check gets. */
export type Examination = {
  readonly ask: Ask;
  /** Origin of the installation; for what it calls that of the page that calls, which may be a tenant's own. */
  readonly siteOrigin: string;
  /** Tenant by whose eyes the installation is seen; `undefined` is the host. */
  readonly tenant: string | undefined;
  /** Access token of a person, for the checks that need one. */
  readonly token: string | undefined;
  /** Certificates of an own authority, as PEM. */
  readonly authority: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** With the environment that the product would use. */
export type KnownExamination = Examination & {
  readonly environment: Environment;
  /** Whether addresses of the environment have a place for a tenant's name; it is filled by now. */
  readonly namesTenants: boolean;
};

/** The origin of an address that may be relative to the site. */
export function originOf(address: string, siteOrigin: string): string {
  return new URL(address, `${siteOrigin}/`).origin;
}

/** Where a path of the back end lies. */
export function apiAddress({ environment, siteOrigin }: KnownExamination, path: string): string {
  const base = new URL(environment.apis.default.url, `${siteOrigin}/`).href;
  return `${base.replace(/\/+$/u, '')}${path}`;
}
