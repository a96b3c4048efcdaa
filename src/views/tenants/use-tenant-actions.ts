import { useCallback, useMemo, useState } from 'react';

import type { TenantRecord } from '@/domain/tenants/tenant';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useModal } from '@/views/shared/modal/use-modal';

import { tenantTexts } from './tenant-texts';
import { tenantActions, type TenantAction } from './tenants-list';
import { useTenantSwitch } from './use-tenant-switch';

export type TenantDialogsState = {
  /** Whom the dialogs are about; `undefined` until one was opened. */
  readonly tenant: TenantRecord | undefined;
  readonly featuresRef: ModalRef;
  readonly databaseRef: ModalRef;
};

type TenantActions = {
  readonly actions: readonly TenantAction[];
  /** Does what an action says. Stable. */
  readonly act: (id: string, tenant: TenantRecord) => void;
  /** What is asked before a tenant is removed. Stable. */
  readonly removalQuestion: (tenant: TenantRecord) => Promise<string>;
  /** For `<TenantDialogs>`. */
  readonly dialogs: TenantDialogsState;
};

/** What can be done with a tenant, and the dialogs by which it is done. */
export function useTenantActions(): TenantActions {
  const texts = useTexts(tenantTexts);
  const { tenantSwitch } = useServices();
  const [tenant, setTenant] = useState<TenantRecord>();
  const featuresRef = useModal({ size: 'lg' });
  const databaseRef = useModal();
  const switchTo = useTenantSwitch();
  const canSwitch = tenantSwitch !== undefined;
  const actions = useMemo(() => tenantActions.filter(({ id }) => id !== 'switch' || canSwitch), [canSwitch]);

  const act = useCallback(
    (id: string, chosen: TenantRecord) => {
      setTenant(chosen);
      if (id === 'switch') {
        switchTo(chosen);
      } else {
        (id === 'features' ? featuresRef : databaseRef).send({ type: 'modal.open' });
      }
    },
    [switchTo, featuresRef, databaseRef],
  );
  const removalQuestion = useCallback(
    ({ name }: TenantRecord) => Promise.resolve(texts('tenants.confirmDelete', { name })),
    [texts],
  );
  return { actions, act, removalQuestion, dialogs: { tenant, featuresRef, databaseRef } };
}
