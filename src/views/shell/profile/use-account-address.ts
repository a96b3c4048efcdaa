import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import { accountManagementUrl } from '@/domain/auth/account-management';
import { href } from '@/domain/navigation/routes';

import { useAuth } from '../../app/auth-context';
import { useServices } from '../../app/services-context';

/** Where an account is managed: at the issuer, where the password is typed there, else on the product's own page. */
export type AccountAddress = { readonly address: string; readonly isAtIssuer: boolean };

export function useAccountAddress(): AccountAddress {
  const { environment } = useServices();
  const flow = useAuth(({ context }) => context.flow);
  const [path] = useLocation();
  const search = useSearch();
  const here = new URL(`${path}${search}`, window.location.origin).href;
  return flow === 'code'
    ? { address: accountManagementUrl(environment.oAuthConfig.issuer, here), isAtIssuer: true }
    : { address: href('accountManage'), isAtIssuer: false };
}
