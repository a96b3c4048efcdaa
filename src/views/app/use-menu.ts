import { useMemo } from 'react';

import { visibleMenu, wholeMenu, type MenuGroup } from '@/domain/navigation/menu';

import { useIsDrawnAhead } from './drawn-ahead';
import { useAccess } from './use-access';

/**
 * The menu as the signed-in person sees it; the same one until their access changes. Drawn ahead, for nobody knows whom,
 * it is whole: taking an entry away later costs less than drawing one.
 */
export function useMenu(): readonly MenuGroup[] {
  const access = useAccess();
  const isDrawnAhead = useIsDrawnAhead();
  return useMemo(() => (isDrawnAhead ? wholeMenu : visibleMenu(access)), [isDrawnAhead, access]);
}
