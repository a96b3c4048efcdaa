import { createContext, use } from 'react';

import type { Environment } from '@/domain/environment/environment';
import type { AccountApi } from '@/services/api/account-api';
import type { LookupsApi } from '@/services/api/lookups-api';
import type { UnitsApi } from '@/services/api/units-api';
import type { WorkersApi } from '@/services/api/workers-api';
import type { SpreadsheetReader } from '@/services/spreadsheet/spreadsheet-reader';
import type { SpreadsheetWriter } from '@/services/spreadsheet/spreadsheet-writer';
import type { TenantSwitch } from '@/services/tenants/tenant-switch';

/** Everything a screen may call. Built once by the composition root. */
export type Services = {
  readonly environment: Environment;
  readonly workers: WorkersApi;
  readonly units: UnitsApi;
  readonly lookups: LookupsApi;
  readonly account: AccountApi;
  /** `undefined` where the address says which tenant this is. */
  readonly tenants?: TenantSwitch | undefined;
  readonly spreadsheets: SpreadsheetWriter & SpreadsheetReader;
};

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === undefined) {
    throw new Error('A screen was rendered outside <ServicesProvider>.');
  }
  return services;
}
