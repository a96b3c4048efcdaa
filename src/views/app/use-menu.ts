import { useMemo } from 'react';

import { visibleMenu, type MenuGroup } from '@/domain/navigation/menu';

import { useAccess } from './use-access';

/** The menu as the signed-in person sees it; the same one until their access changes. */
export function useMenu(): readonly MenuGroup[] {
  const access = useAccess();
  return useMemo(() => visibleMenu(access), [access]);
}
