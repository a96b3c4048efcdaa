import { cultureInfo } from './cultures';
import { resourceTexts } from './texts';

/** Every resource of the host with the resources it inherits from; the client walks them itself. */
const resourceBases: Readonly<Record<string, readonly string[]>> = {
  AbpUi: ['AbpExceptionHandling'],
  AbpExceptionHandling: [],
  AbpValidation: [],
  AbpUiNavigation: ['AbpUi'],
  AbpUiMultiTenancy: [],
  AbpAuthorization: [],
  AbpFeature: [],
  AbpMultiTenancy: [],
  AbpAccount: ['AbpValidation'],
  AbpIdentity: ['AbpValidation'],
  AbpPermissionManagement: ['AbpValidation'],
  AbpSettingManagement: ['AbpValidation'],
  AbpFeatureManagement: ['AbpValidation'],
  AbpTenantManagement: ['AbpValidation'],
  AbpLocalization: [],
  AbpTiming: [],
  AbpEmailing: [],
  AbpGlobalFeature: [],
  AbpDddApplicationContracts: [],
  AbpAuditLogging: [],
  AbpOpenIddict: ['AbpValidation'],
  Default: [],
  QuyHoTro: ['AbpValidation', 'AbpUi'],
};

/** ABP's `ApplicationLocalizationDto`; a resource's texts do not include its bases'. */
export function applicationLocalization(culture: string) {
  return {
    resources: Object.fromEntries(
      Object.entries(resourceBases).map(([name, baseResources]) => [
        name,
        { texts: resourceTexts(name, culture), baseResources },
      ]),
    ),
    currentCulture: cultureInfo(culture),
  };
}
