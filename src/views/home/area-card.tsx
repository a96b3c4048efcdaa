import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import type { MenuGroup } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { addressOf, routeOf } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';

/** One area with the pages in it that the person may open. */
export function AreaCard({ group }: { readonly group: MenuGroup }) {
  const titles = useTexts(navigationTexts);
  return (
    <Box
      component="section"
      aria-labelledby={`area-${group.id}`}
      sx={{
        p: 2.5,
        mb: 2,
        breakInside: 'avoid',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id={`area-${group.id}`} variant="h3" sx={{ mb: 0.75 }}>
        {titles(group.title)}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {group.items.map((item) => (
          <li key={addressOf(item.name, {}, item.search)}>
            <Link href={addressOf(item.name, {}, item.search)}>{titles(item.title ?? routeOf(item.name).title)}</Link>
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
  '& a': {
    display: 'block',
    py: 0.5,
    mx: -1,
    px: 1,
    borderRadius: 0.5,
    color: 'primary.main',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'var(--surface-hover)' },
} as const;
