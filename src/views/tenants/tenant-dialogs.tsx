import { useMemo } from 'react';

import type { FeatureProvider } from '@/domain/features/feature';
import { useTexts } from '@/views/app/localization-context';
import { FeatureDialog } from '@/views/shared/features/feature-dialog';

import { TenantDatabaseDialog } from './tenant-database-dialog';
import { tenantTexts } from './tenant-texts';
import type { TenantDialogsState } from './use-tenant-actions';

/** The dialogs of a list or a page of tenants, hidden until an action opens one. */
export function TenantDialogs({ tenant, featuresRef, databaseRef }: TenantDialogsState) {
  const texts = useTexts(tenantTexts);
  const key = tenant?.id;
  const provider = useMemo<FeatureProvider | undefined>(
    () => (key === undefined ? undefined : { name: 'T', key }),
    [key],
  );
  return tenant === undefined ? null : (
    <>
      <FeatureDialog
        modalRef={featuresRef}
        provider={provider}
        title={texts('features.title', { name: tenant.name })}
      />
      <TenantDatabaseDialog modalRef={databaseRef} tenant={tenant} />
    </>
  );
}
