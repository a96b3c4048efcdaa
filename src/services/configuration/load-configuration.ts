import {
  applicationConfigurationSchema,
  applicationLocalizationSchema,
  isForVisitor,
  type ApplicationConfiguration,
  type ApplicationLocalization,
} from '@/domain/abp/application-configuration';
import type { HttpClient } from '@/services/http/http-client';

export type ConfigurationLoader = (
  culture: string,
  signal: AbortSignal,
) => Promise<{ readonly configuration: ApplicationConfiguration; readonly localization: ApplicationLocalization }>;

/**
 * Loads the application configuration, and beside it the texts in the language the person chose. ABP's client asks for one
 * after the other, and for both at every sign-in; but texts are the same for everybody of a tenant (the endpoint is
 * anonymous), so those of the present language are asked for once.
 *
 * @param http Of one tenant.
 */
export function createConfigurationLoader(http: HttpClient): ConfigurationLoader {
  let known: { readonly culture: string; readonly localization: ApplicationLocalization } | undefined;
  return async (culture, signal) => {
    const [configuration, localization] = await Promise.all([
      http('/api/abp/application-configuration', {
        query: { includeLocalizationResources: false },
        schema: applicationConfigurationSchema,
        isForVisitor,
        signal,
      }),
      known?.culture === culture ? known.localization : loadLocalization(http, culture, signal),
    ]);
    known = { culture, localization };
    return { configuration, localization };
  };
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
