import Box from '@mui/material/Box';
import { useSearch } from 'wouter';

import { activeEntryOf, groupOf, visibleMenu } from '@/domain/navigation/menu';
import type { RouteName } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { useAccess } from '../app/use-access';
import { SideMenuGroup } from './side-menu-group';
import { shellTexts } from './shell-texts';

/** The menu as a list of groups; the group of the shown page is open. */
export function SideMenu({ page }: { readonly page: RouteName }) {
  const texts = useTexts(shellTexts);
  const access = useAccess();
  const search = useSearch();
  const activeGroup = groupOf(page)?.id;
  return (
    <Box
      component="nav"
      aria-label={texts('shell.menu')}
      sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', py: 1 }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: 1, display: 'grid', gap: 0.25 }}>
        {visibleMenu(access).map((group) => (
          <SideMenuGroup
            // Opening another page opens its group and forgets what was opened by hand.
            key={`${group.id} ${String(group.id === activeGroup)}`}
            group={group}
            isActive={group.id === activeGroup}
            activeEntry={activeEntryOf(page)}
            search={search}
          />
        ))}
      </Box>
    </Box>
  );
}
