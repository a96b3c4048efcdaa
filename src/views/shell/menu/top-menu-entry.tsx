import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useId, useRef } from 'react';
import { Link, useSearch } from 'wouter';

import { activeEntryOf, type MenuGroup } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { addressOf, type RouteName } from '@/domain/navigation/routes';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { isActiveItem, menuAddress, menuTitle } from './menu-address';
import { topEntryStyle, topListStyle } from './top-menu-style';
import { usePanelClosing } from '../panel/use-panel-closing';

/** A group that is itself a link. */
export function TopMenuLink({ group, isActive }: { readonly group: MenuGroup; readonly isActive: boolean }) {
  const titles = useTexts(navigationTexts);
  return (
    <ButtonBase
      component={Link}
      href={group.link === undefined ? '/' : addressOf(group.link, {})}
      data-top-entry
      aria-current={isActive ? 'page' : undefined}
      sx={topEntryStyle(isActive)}
    >
      {titles(group.title)}
    </ButtonBase>
  );
}

type TopMenuButtonProps = {
  readonly id: string;
  readonly label: string;
  /** One group, or those that found no place. */
  readonly groups: readonly MenuGroup[];
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** The last of the row: its menu hangs from its other edge. */
  readonly isAtEnd?: boolean;
  readonly page: RouteName;
  readonly panelsRef: PanelsRef;
};

/** A menu button; arrow down opens its menu, in which the arrows go up and down. */
export function TopMenuButton({
  id,
  label,
  groups,
  isActive,
  isOpen,
  isAtEnd = false,
  page,
  panelsRef,
}: TopMenuButtonProps) {
  const listId = useId();
  return (
    <Box sx={{ position: 'relative' }}>
      <ButtonBase
        data-panel-button
        data-top-entry
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => panelsRef.send(isOpen ? { type: 'panel.close' } : { type: 'topMenu.open', group: id })}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            panelsRef.send({ type: 'topMenu.open', group: id });
          }
        }}
        sx={topEntryStyle(isActive)}
      >
        {label}
        <ExpandMoreIcon fontSize="small" sx={{ opacity: 0.7 }} />
      </ButtonBase>
      {isOpen ? (
        <OpenMenu id={listId} label={label} groups={groups} isAtEnd={isAtEnd} page={page} panelsRef={panelsRef} />
      ) : null}
    </Box>
  );
}

type OpenMenuProps = Pick<TopMenuButtonProps, 'id' | 'label' | 'groups' | 'isAtEnd' | 'page' | 'panelsRef'>;

function OpenMenu({ id, label, groups, isAtEnd, page, panelsRef }: OpenMenuProps) {
  const titles = useTexts(navigationTexts);
  const search = useSearch();
  const listRef = useRef<HTMLUListElement>(null);
  usePanelClosing(panelsRef, listRef);
  const active = activeEntryOf(page);
  return (
    <MenuList
      ref={listRef}
      id={id}
      aria-label={label}
      autoFocusItem
      onKeyDown={(event) => {
        if (event.key === 'Tab') {
          panelsRef.send({ type: 'panel.close' });
        }
      }}
      sx={{ ...topListStyle, ...(isAtEnd === true ? { insetInlineEnd: 0 } : { insetInlineStart: 0 }) }}
    >
      {groups.flatMap((group) => [
        ...(groups.length > 1
          ? [
              <ListSubheader
                key={group.id}
                role="presentation"
                disableSticky
                sx={{ lineHeight: 2.5, bgcolor: 'inherit' }}
              >
                {titles(group.title)}
              </ListSubheader>,
            ]
          : []),
        ...group.items.map((item) => (
          <MenuItem
            key={menuAddress(item)}
            component={Link}
            href={menuAddress(item)}
            aria-current={isActiveItem(item, active, search) ? 'page' : undefined}
            onClick={() => panelsRef.send({ type: 'panel.close' })}
          >
            {titles(menuTitle(item))}
          </MenuItem>
        )),
      ])}
    </MenuList>
  );
}
