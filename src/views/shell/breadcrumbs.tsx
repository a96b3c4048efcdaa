import Box from '@mui/material/Box';
import { Link } from 'wouter';

import { breadcrumbsOf } from '@/domain/navigation/breadcrumbs';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import type { RouteMatch } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { shellTexts } from './shell-texts';

/** The way from home to the page, above its heading. */
export function Breadcrumbs({ match }: { readonly match: RouteMatch }) {
  const texts = useTexts(shellTexts);
  const titles = useTexts(navigationTexts);
  const steps = breadcrumbsOf(match.name, match.params);
  if (steps.length === 0) {
    return null;
  }
  return (
    <Box component="nav" aria-label={texts('shell.breadcrumbs')} sx={{ mb: 0.25, '@media print': { display: 'none' } }}>
      <Box component="ol" sx={listStyle}>
        {steps.map(({ title, address }) => (
          <li key={`${title} ${address ?? ''}`}>
            {address === undefined ? (
              titles(title)
            ) : (
              <Link href={address} className="breadcrumb">
                {titles(title)}
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page">{titles(match.route.title)}</li>
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.8125rem',
  // As high as a finger needs where the way takes two lines (WCAG 2.5.8).
  lineHeight: '1.5rem',
  color: 'text.secondary',
  '& li': { display: { xs: 'none', sm: 'list-item' } },
  '& li:not(:last-of-type)::after': {
    content: { xs: 'none', sm: '"/"' },
    marginInlineStart: '0.375rem',
    color: 'text.disabled',
  },
  // A phone has the heading in sight and no room to say it twice: the way up is enough.
  '& li:nth-last-of-type(2)': { display: 'list-item' },
  '& li:nth-last-of-type(2)::before': { content: { xs: '"‹ "', sm: 'none' } },
  '& .breadcrumb': { display: 'inline-block', color: 'inherit', textDecoration: 'none' },
  '& .breadcrumb:hover': { color: 'primary.main', textDecoration: 'underline' },
} as const;
