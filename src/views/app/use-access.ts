import type { Access } from '@/domain/navigation/menu';
import { remembered } from '@/domain/remembered';

import { useConfiguration, useGrantedPolicies } from './auth-context';

const noFeatures: Access['features'] = {};

const accessOf = remembered((policies: Access['policies'], features: Access['features']): Access => ({
  policies,
  features,
}));

/** What decides which pages and menu entries the signed-in person gets; one object for all who ask, until it changes. */
export function useAccess(): Access {
  return accessOf(useGrantedPolicies(), useConfiguration()?.features.values ?? noFeatures);
}
