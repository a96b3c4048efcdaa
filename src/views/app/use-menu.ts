import { visibleMenu, wholeMenu, type MenuGroup } from '@/domain/navigation/menu';
import { remembered } from '@/domain/remembered';

import { useIsDrawnAhead } from './stage/drawn-ahead';
import { useAccess } from './use-access';

const menuOf = remembered(visibleMenu);

/**
 * The menu as the signed-in person sees it; the same one for all who ask until their access changes. Drawn ahead, for
 * nobody knows whom, it is whole: taking an entry away later costs less than drawing one. It is worked out ahead all the
 * same, for the first time takes longest: it reads all policies.
 */
export function useMenu(): readonly MenuGroup[] {
  const menu = menuOf(useAccess());
  return useIsDrawnAhead() ? wholeMenu : menu;
}
