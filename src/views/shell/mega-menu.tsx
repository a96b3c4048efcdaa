import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { visibleMenu } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import type { PanelsRef } from '@/machines/panels-machine';

import { useTexts } from '../app/localization-context';
import { useAccess } from '../app/use-access';
import { menuAddress, menuTitle } from './menu-address';
import { menuIcons } from './menu-icons';
import { PanelFrame } from './panel-frame';
import { shellTexts } from './shell-texts';

/** The whole menu at one glance, in columns. */
export function MegaMenu({ panelsRef }: { readonly panelsRef: PanelsRef }) {
  const texts = useTexts(shellTexts);
  const titles = useTexts(navigationTexts);
  const groups = visibleMenu(useAccess()).filter(({ items }) => items.length > 0);
  return (
    <PanelFrame panelsRef={panelsRef} label={texts('shell.allFunctions')} width="min(960px, 100%)">
      <Box sx={{ columns: '240px', columnGap: 4 }}>
        {groups.map((group) => {
          const Icon = menuIcons[group.icon];
          return (
            <Box component="section" key={group.id} sx={{ breakInside: 'avoid', mb: 3 }}>
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
                      onClick={() => panelsRef.send({ type: 'panel.close' })}
                    >
                      {titles(menuTitle(item))}
                    </Link>
                  </li>
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </PanelFrame>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& .menu-link': {
    display: 'block',
    py: 0.5,
    color: 'text.secondary',
    fontSize: '0.8125rem',
    textDecoration: 'none',
  },
  '& .menu-link:hover': { color: 'primary.main', textDecoration: 'underline' },
} as const;
