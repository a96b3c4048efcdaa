import { policies } from '@/domain/policies/policy-names';
import type { TimeZone } from '@/domain/settings/time-zone';

import { effectiveSetting, setDifferingSetting } from '../../data/settings';
import { timeZones } from '../../data/time-zones';
import type { MockRoute } from '../../routing';
import { refuseAny } from '../validation-answers';
import { invalidValue } from '../../failures';

const path = '/api/setting-management/timezone';
const access = { policy: policies.timeZone };
const setting = 'Abp.Timing.TimeZone';

/** ABP's time zone setting (ABP contract §4.2), of the host or of the caller's tenant. No feature switches it off. */
export const timeZoneRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access,
    handle: ({ tenantId }, { database }) => ({
      status: 200,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: effectiveSetting(database, setting, tenantId) ?? '',
    }),
  },
  {
    method: 'GET',
    path: `${path}/timezones`,
    access,
    handle: () => ({
      status: 200,
      body: timeZones.map(({ windowsId, offset }): TimeZone => ({
        name: `${windowsId} (${offset})`,
        value: windowsId,
      })),
    }),
  },
  {
    method: 'POST',
    path,
    access,
    handle: ({ query, tenantId }, { database }) => {
      const value = query.get('timezone') ?? '';
      const isKnown = timeZones.some(({ windowsId }) => windowsId === value);
      refuseAny(isKnown ? [] : [invalidValue('timezone', value)]);
      setDifferingSetting(database, setting, tenantId, value);
      return { status: 204 };
    },
  },
];
