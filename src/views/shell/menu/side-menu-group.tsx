import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { memo, useId, useState } from 'react';
import { Link } from 'wouter';

import type { MenuGroup } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { addressOf, type RouteName } from '@/domain/navigation/routes';

import { useTexts } from '../../app/localization-context';
import { isActiveItem, menuAddress, menuTitle } from './menu-address';
import { menuIcons } from './menu-icons';

type SideMenuGroupProps = {
  readonly group: MenuGroup;
  /** The entry that is shown, where it is one of the group. */
  readonly activeEntry?: RouteName;
  /** Query of the address, beside `activeEntry`. */
  readonly search?: string;
};

/** One group: a link by itself, or a button that shows its links. Drawn anew only where the page is or was one of its own. */
export const SideMenuGroup = memo(function SideMenuGroup({ group, activeEntry, search = '' }: SideMenuGroupProps) {
  const texts = useTexts(navigationTexts);
  const isActive = activeEntry !== undefined;
  const [isOpen, setIsOpen] = useState(isActive);
  const [wasActive, setWasActive] = useState(isActive);
  // Opening another page opens its group and forgets what was opened by hand; the link that was pressed stays as it is.
  if (isActive !== wasActive) {
    setWasActive(isActive);
    setIsOpen(isActive);
  }
  const listId = useId();
  const Icon = menuIcons[group.icon];
  const label = (
    <>
      <Icon fontSize="small" />
      <span className="menu-label">{texts(group.title)}</span>
    </>
  );
  const look = { className: 'menu-entry menu-group', 'data-active': isActive ? true : undefined } as const;

  if (group.link !== undefined) {
    return (
      <li>
        <Link {...look} href={addressOf(group.link, {})} aria-current={isActive ? 'page' : undefined}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        {...look}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {label}
        <ExpandMoreIcon className="menu-label menu-fold" fontSize="small" />
      </button>
      <ul id={listId} className="menu-items" hidden={!isOpen}>
        {group.items.map((item) => (
          <li key={menuAddress(item)}>
            <Link
              href={menuAddress(item)}
              className="menu-entry menu-link"
              aria-current={isActive && isActiveItem(item, activeEntry, search) ? 'page' : undefined}
            >
              {texts(menuTitle(item))}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
});
