import { policies } from '@/domain/policies/policy-names';

import type { Database } from '../../data/database';
import { effectiveEmailSettings, emailSettings, storeEmailSettings } from '../../data/email-settings';
import { isFeatureOn } from '../../data/feature-values';
import { deliver } from '../../mailbox';
import type { MockRoute } from '../../routing';
import { isMailPossible } from './outgoing-mail';
import { readEmailSettings, readTestEmail } from './email-settings-input';

const path = '/api/setting-management/emailing';

/** ABP's e-mail settings (ABP contract §4.1). The password is answered in plain text, as ABP does. */
export const emailSettingsRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.emailSettings },
    handle: whenSwitchedOn(({ tenantId }, { database }) => ({ status: 200, body: emailSettings(database, tenantId) })),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.emailSettings },
    handle: whenSwitchedOn(({ body, tenantId }, { database }) => {
      storeEmailSettings(database, tenantId, readEmailSettings(body));
      return { status: 204 };
    }),
  },
  {
    method: 'POST',
    path: `${path}/send-test-email`,
    access: { policy: `${policies.emailSettings} && ${policies.emailSettingsTest}` },
    handle: whenSwitchedOn(async ({ body, tenantId }, { database, store, hooks }) => {
      const mail = readTestEmail(body);
      if (!isMailPossible(effectiveEmailSettings(database, tenantId), [mail.from, mail.to])) {
        // A 500, as for every failure of .NET's mail client.
        throw new Error('Failure sending mail.');
      }
      await deliver(store, mail);
      hooks.mail?.(mail);
      return { status: 204 };
    }),
  },
];

/** 403 without a body while setting management, or for a tenant the change of e-mail settings, is switched off. */
function whenSwitchedOn(handle: MockRoute['handle']): MockRoute['handle'] {
  return (request, backend) =>
    isSwitchedOn(backend.database, request.tenantId) ? handle(request, backend) : { status: 403 };
}

function isSwitchedOn(database: Database, tenantId: string | undefined): boolean {
  return (
    isFeatureOn(database, 'SettingManagement.Enable', tenantId) &&
    (tenantId === undefined || isFeatureOn(database, 'SettingManagement.AllowChangingEmailSettings', tenantId))
  );
}
