import type { ApplicationConfiguration } from '@/domain/abp/application-configuration';
import type { Access } from '@/domain/navigation/menu';

import { useConfiguration, useGrantedPolicies } from './auth-context';

type Features = ApplicationConfiguration['features']['values'];

const noFeatures: Features = {};
const accessByPolicies = new WeakMap<Access['policies'], Access>();

/** What decides which pages and menu entries the signed-in person gets; one object for all who ask, until it changes. */
export function useAccess(): Access {
  const policies = useGrantedPolicies();
  const features = useConfiguration()?.features.values ?? noFeatures;
  const known = accessByPolicies.get(policies);
  if (known?.features === features) {
    return known;
  }
  const access = { policies, features };
  accessByPolicies.set(policies, access);
  return access;
}
