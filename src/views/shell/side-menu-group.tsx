import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { Link } from 'wouter';

import type { MenuGroup } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { addressOf, type RouteName } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { isActiveItem, menuAddress, menuTitle } from './menu-address';
import { menuIcons } from './menu-icons';
import { groupStyle, itemStyle } from './side-menu-style';

type SideMenuGroupProps = {
  readonly group: MenuGroup;
  readonly isActive: boolean;
  readonly activeEntry: RouteName;
  readonly search: string;
};

/** One group: a link by itself, or a button that shows its links. */
export function SideMenuGroup({ group, isActive, activeEntry, search }: SideMenuGroupProps) {
  const texts = useTexts(navigationTexts);
  const [isOpen, setIsOpen] = useState(isActive);
  const listId = useId();
  const Icon = menuIcons[group.icon];
  const label = (
    <>
      <Icon fontSize="small" sx={{ flex: 'none' }} />
      <span className="menu-label">{texts(group.title)}</span>
    </>
  );

  if (group.link !== undefined) {
    return (
      <li>
        <ButtonBase
          component={Link}
          href={addressOf(group.link, {})}
          aria-current={isActive ? 'page' : undefined}
          sx={groupStyle(isActive)}
        >
          {label}
        </ButtonBase>
      </li>
    );
  }
  return (
    <li>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        sx={groupStyle(isActive)}
      >
        {label}
        <ExpandMoreIcon
          className="menu-label"
          fontSize="small"
          sx={{
            ml: 'auto',
            opacity: 0.7,
            transform: isOpen ? 'none' : 'rotate(-90deg)',
            transition: 'transform 120ms',
            // Styles are mirrored, drawings are not: a closed group points the way the lines run.
            '[dir=rtl] &': { transform: isOpen ? 'none' : 'rotate(90deg)' },
          }}
        />
      </ButtonBase>
      <Box
        id={listId}
        component="ul"
        className="menu-items"
        hidden={!isOpen}
        sx={{ listStyle: 'none', m: 0, p: 0, pb: 0.5 }}
      >
        {group.items.map((item) => {
          const isCurrent = isActiveItem(item, activeEntry, search);
          return (
            <li key={menuAddress(item)}>
              <ButtonBase
                component={Link}
                href={menuAddress(item)}
                aria-current={isCurrent ? 'page' : undefined}
                sx={itemStyle(isCurrent)}
              >
                {texts(menuTitle(item))}
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </li>
  );
}
