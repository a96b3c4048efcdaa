import type { ApplicationConfiguration } from '../abp/application-configuration';
import type { FeatureProvider } from './feature';

/** Whether a provider's features hold in the session's own tenant, or in the host when the session has none. */
export function concernsSession(
  { name, key }: FeatureProvider,
  tenant: ApplicationConfiguration['currentTenant'] | undefined,
): boolean {
  return name === 'T' && tenant !== undefined && (tenant.id ?? undefined)?.toLowerCase() === key?.toLowerCase();
}
