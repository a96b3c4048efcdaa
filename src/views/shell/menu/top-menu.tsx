import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { useRef, type KeyboardEvent } from 'react';

import { groupOf } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import type { RouteName } from '@/domain/navigation/routes';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { useMenu } from '../../app/use-menu';
import { shellTexts } from '../shell-texts';
import { TopMenuButton, TopMenuLink } from './top-menu-entry';
import { topMenuHeight } from './top-menu-style';
import { useFittingCount } from './use-fitting';

/** Name under which the machine knows the menu of what does not fit. */
const moreId = 'more';

type TopMenuProps = { readonly panelsRef: PanelsRef; readonly page: RouteName };

/** The menu across the top: groups as menu buttons, those that do not fit under "Thêm" (register S-07). */
export function TopMenu({ panelsRef, page }: TopMenuProps) {
  const texts = useTexts(shellTexts);
  const titles = useTexts(navigationTexts);
  const groups = useMenu();
  const rowRef = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(rowRef, groups.length);
  const open = useSelector(panelsRef, ({ context }) => context.group);
  const active = groupOf(page)?.id;
  const hidden = groups.slice(fitting);

  return (
    <Box component="nav" aria-label={texts('shell.menu')} onKeyDown={goAcross} sx={navStyle}>
      <Box component="ul" ref={rowRef} sx={rowStyle}>
        {groups.map((group, index) => (
          <Box component="li" key={group.id} sx={index < fitting ? {} : { visibility: 'hidden' }}>
            {group.link === undefined ? (
              <TopMenuButton
                id={group.id}
                label={titles(group.title)}
                groups={[group]}
                isActive={group.id === active}
                isOpen={open === group.id && index < fitting}
                page={page}
                panelsRef={panelsRef}
              />
            ) : (
              <TopMenuLink group={group} isActive={group.id === active} />
            )}
          </Box>
        ))}
      </Box>
      <Box sx={hidden.length === 0 ? { visibility: 'hidden' } : {}}>
        <TopMenuButton
          id={moreId}
          isAtEnd
          label={texts('shell.moreMenu')}
          groups={hidden}
          isActive={hidden.some(({ id }) => id === active)}
          isOpen={open === moreId}
          page={page}
          panelsRef={panelsRef}
        />
      </Box>
    </Box>
  );
}

/** The arrows go from one entry of the row to the next, and open the neighbour's menu when one is open. */
function goAcross(event: KeyboardEvent<HTMLElement>): void {
  const isForward = event.key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  if (!isForward && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') {
    return;
  }
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top-entry]')].filter(
    (entry) => getComputedStyle(entry).visibility !== 'hidden',
  );
  const target = event.target instanceof Element ? event.target : undefined;
  const place = entries.findIndex((entry) => entry.parentElement?.contains(target ?? null) === true);
  const next = entries[(place + (isForward ? 1 : entries.length - 1)) % entries.length];
  if (place === -1 || next === undefined) {
    return;
  }
  event.preventDefault();
  const isMenuOpen = entries[place]?.getAttribute('aria-expanded') === 'true';
  next.focus();
  if (isMenuOpen && next.hasAttribute('aria-expanded')) {
    next.click();
  }
}

const navStyle = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  height: topMenuHeight,
  px: 2,
  bgcolor: 'var(--side-background)',
} as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  height: topMenuHeight,
  columnGap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
