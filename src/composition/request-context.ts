import type { Tenant } from '@/domain/abp/application-configuration';
import type { AuthRef } from '@/machines/auth/auth-machine';
import type { RequestContext } from '@/services/http/http-client';

type Chosen = {
  /** The tenant that this start has resolved; `undefined` for the host side. */
  readonly tenant: Tenant | undefined;
  /** Name under which the back end reads the tenant. */
  readonly tenantKey: string;
};

/**
 * What goes with every request besides a token. The back end goes by the token where there is one, so that it is told the
 * tenant that was chosen, for a visitor's forms. The issuer is told the tenant of the person whose page is shown or kept:
 * an address that named another one (in this tab or, since it is remembered, in another) would send their password there,
 * and lock somebody of the same name out.
 *
 * @param authRef Of a machine that may be built later.
 */
export function createRequestContext(authRef: () => AuthRef, { tenant, tenantKey }: Chosen) {
  const contextOf = (tenantId: string | undefined): RequestContext => ({
    culture: authRef().getSnapshot().context.culture,
    tenantMark: tenantId === undefined ? {} : { [tenantKey]: tenantId },
  });
  const tenantOfPage = () => {
    const { currentUser } = authRef().getSnapshot().context.configuration ?? {};
    return (currentUser?.id ?? null) === null ? tenant?.id : (currentUser?.tenantId ?? undefined);
  };
  return {
    ofApi: () => contextOf(tenant?.id),
    ofIssuer: () => contextOf(tenantOfPage()),
  };
}
