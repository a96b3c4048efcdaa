import {
  applicationConfigurationSchema,
  applicationLocalizationSchema,
  type ApplicationConfiguration,
  type ApplicationLocalization,
} from '@/domain/abp/application-configuration';
import type { HttpClient } from '@/services/http/http-client';

/**
 * Loads the application configuration and the texts side by side, both in the language the person chose. ABP's client
 * asks one after the other, which costs a round trip at every start.
 */
export async function loadConfiguration(
  http: HttpClient,
  culture: string,
  signal: AbortSignal,
): Promise<{ configuration: ApplicationConfiguration; localization: ApplicationLocalization }> {
  const [configuration, localization] = await Promise.all([
    http('/api/abp/application-configuration', {
      query: { includeLocalizationResources: false },
      schema: applicationConfigurationSchema,
      signal,
    }),
    loadLocalization(http, culture, signal),
  ]);
  return { configuration, localization };
}

function loadLocalization(
  http: HttpClient,
  cultureName: string,
  signal: AbortSignal,
): Promise<ApplicationLocalization> {
  return http('/api/abp/application-localization', {
    query: { cultureName, onlyDynamics: false },
    schema: applicationLocalizationSchema,
    signal,
    isAnonymous: true,
  });
}
