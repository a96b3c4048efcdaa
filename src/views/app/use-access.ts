import { useMemo } from 'react';

import type { Access } from '@/domain/navigation/menu';

import { useConfiguration, useGrantedPolicies } from './auth-context';

const noFeatures: Access['features'] = {};

/** What decides which pages and menu entries the signed-in person gets. */
export function useAccess(): Access {
  const policies = useGrantedPolicies();
  const features = useConfiguration()?.features.values ?? noFeatures;
  return useMemo(() => ({ policies, features }), [policies, features]);
}
