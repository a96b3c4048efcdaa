import { visibleMenu, wholeMenu, type MenuGroup } from '@/domain/navigation/menu';

import { useIsDrawnAhead } from './drawn-ahead';
import { useAccess } from './use-access';

const menuByAccess = new WeakMap<object, readonly MenuGroup[]>();

/**
 * The menu as the signed-in person sees it; the same one for all who ask until their access changes. Drawn ahead, for
 * nobody knows whom, it is whole: taking an entry away later costs less than drawing one.
 */
export function useMenu(): readonly MenuGroup[] {
  const access = useAccess();
  const isDrawnAhead = useIsDrawnAhead();
  if (isDrawnAhead) {
    return wholeMenu;
  }
  const known = menuByAccess.get(access) ?? visibleMenu(access);
  menuByAccess.set(access, known);
  return known;
}
