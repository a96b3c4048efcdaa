import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearch, Link } from 'wouter';

import { activeEntryOf, type MenuGroup } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import type { RouteName } from '@/domain/navigation/routes';
import { containsText } from '@/domain/text/search-text';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { useMenu } from '../../app/use-menu';
import { moveFocusByArrows } from '../arrow-keys';
import { isActiveItem, menuAddress, menuTitle } from './menu-address';
import { menuIcons } from './menu-icons';
import { PanelFrame } from '../panel/panel-frame';
import { shellTexts } from '../shell-texts';

type MegaMenuProps = { readonly panelsRef: PanelsRef; readonly page: RouteName };

/** The whole menu at one glance, in columns, with a search over it. */
export function MegaMenu({ panelsRef, page }: MegaMenuProps) {
  const texts = useTexts(shellTexts);
  const [wanted, setWanted] = useState('');
  const groups = useFoundGroups(wanted);
  return (
    <PanelFrame
      panelsRef={panelsRef}
      label={texts('shell.allFunctions')}
      width="min(960px, 100%)"
      onKeyDown={moveFocusByArrows}
    >
      <OutlinedInput
        autoFocus
        fullWidth
        type="search"
        size="small"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        placeholder={texts('shell.findFunction')}
        inputProps={{ 'aria-label': texts('shell.findFunction') }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ mb: 2.5, maxWidth: 360, '& input': { pl: 0 } }}
      />
      {groups.length === 0 ? (
        <Typography role="status" color="textSecondary">
          {texts('shell.noFunction')}
        </Typography>
      ) : (
        <Box sx={{ columns: '240px', columnGap: 4 }}>
          {groups.map((group) => (
            <Group key={group.id} group={group} page={page} onOpen={() => panelsRef.send({ type: 'panel.close' })} />
          ))}
        </Box>
      )}
    </PanelFrame>
  );
}

/** A group whose own name is found is shown whole. */
function useFoundGroups(wanted: string): readonly MenuGroup[] {
  const titles = useTexts(navigationTexts);
  return useMenu()
    .map((group) => ({
      ...group,
      items: containsText(titles(group.title), wanted)
        ? group.items
        : group.items.filter((item) => containsText(titles(menuTitle(item)), wanted)),
    }))
    .filter(({ items }) => items.length > 0);
}

type GroupProps = { readonly group: MenuGroup; readonly page: RouteName; readonly onOpen: () => void };

function Group({ group, page, onOpen }: GroupProps) {
  const titles = useTexts(navigationTexts);
  const search = useSearch();
  const active = activeEntryOf(page);
  const Icon = menuIcons[group.icon];
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Icon fontSize="small" sx={{ color: 'primary.main' }} />
        {titles(group.title)}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {group.items.map((item) => (
          <li key={menuAddress(item)}>
            <Link
              href={menuAddress(item)}
              className="menu-link"
              aria-current={isActiveItem(item, active, search) ? 'page' : undefined}
              onClick={onOpen}
            >
              {titles(menuTitle(item))}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& .menu-link': {
    display: 'block',
    mx: -1,
    px: 1,
    py: 0.5,
    borderRadius: 1,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    textDecoration: 'none',
  },
  '& .menu-link:hover': { color: 'primary.main', bgcolor: 'var(--surface-hover)' },
  '& .menu-link[aria-current]': { color: 'primary.main', fontWeight: 600, bgcolor: 'var(--surface-selected)' },
} as const;
