import Box from '@mui/material/Box';
import { useSearch } from 'wouter';

import { activeEntryOf, groupOf } from '@/domain/navigation/menu';
import type { RouteName } from '@/domain/navigation/routes';

import { useTexts } from '../../app/localization-context';
import { useMenu } from '../../app/use-menu';
import { SideMenuGroup } from './side-menu-group';
import { shellTexts } from '../shell-texts';
import { sideMenuStyle } from './side-menu-style';

/** The menu as a list of groups; the group of the shown page is open. */
export function SideMenu({ page }: { readonly page: RouteName }) {
  const texts = useTexts(shellTexts);
  const groups = useMenu();
  const search = useSearch();
  const activeGroup = groupOf(page)?.id;
  return (
    <Box component="nav" aria-label={texts('shell.menu')} sx={sideMenuStyle}>
      <ul>
        {groups.map((group) => (
          <SideMenuGroup
            key={group.id}
            group={group}
            {...(group.id === activeGroup && { activeEntry: activeEntryOf(page), search })}
          />
        ))}
      </ul>
    </Box>
  );
}
