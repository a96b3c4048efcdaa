import { useCallback, useEffect } from 'react';

import type { TenantRecord } from '@/domain/tenants/tenant';
import { useAuthRef } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { onTrouble, useSubmission } from '@/views/shared/use-submission';

import { tenantTexts } from './tenant-texts';

/**
 * Leaves for another tenant after a question (register C-04): a session belongs to one tenant, so the person is signed
 * out, and the product starts anew with the tenant that was chosen.
 */
export function useTenantSwitch(): (tenant: TenantRecord) => void {
  const texts = useTexts(tenantTexts);
  const confirm = useConfirm();
  const notices = useNotices();
  const authRef = useAuthRef();
  const { tenantSwitch } = useServices();
  const submissionRef = useSubmission<string>((name, signal) =>
    tenantSwitch === undefined
      ? Promise.reject(new Error('There is one tenant only.'))
      : tenantSwitch.choose(name, signal),
  );

  useEffect(() => {
    const subscriptions = [
      submissionRef.on('submission.done', () => {
        // Outlives this screen, which goes with its session.
        const ended = authRef.on('session.ended', () => {
          ended.unsubscribe();
          tenantSwitch?.restart();
        });
        authRef.send({ type: 'signOut' });
      }),
      onTrouble(submissionRef, notices.report),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [submissionRef, authRef, tenantSwitch, notices]);

  return useCallback(
    ({ name }) => {
      const question = {
        message: texts('switch.question', { name }),
        yes: texts('switch.yes'),
        no: texts('switch.no'),
      };
      void confirm(question).then((answer) => {
        if (answer === 'confirm') {
          submissionRef.send({ type: 'submission.submit', input: name });
        }
      });
    },
    [texts, confirm, submissionRef],
  );
}
