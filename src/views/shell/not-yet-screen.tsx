import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'wouter';

import { groupOf } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href, matchRoute } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { PageHeading } from '../shared/page-heading';
import { shellTexts } from './shell-texts';

/** Stands where a screen of a later part of the product will be, and says so. */
export function NotYetScreen() {
  const texts = useTexts(shellTexts);
  const titles = useTexts(navigationTexts);
  const [location] = useLocation();
  const match = matchRoute(location);
  if (match === undefined) {
    return null;
  }
  const title = titles(match.route.title);
  return (
    <div data-unfinished={match.name}>
      <PageHeading title={title} />
      <Typography sx={{ maxWidth: 640 }}>
        {texts('notYet.text', { part: titles(groupOf(match.name)?.title ?? match.route.title) })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 640, mt: 0.5, mb: 3 }}>
        {texts('notYet.hint')}
      </Typography>
      <Button variant="outlined" component={Link} href={href('home')}>
        {texts('notYet.home')}
      </Button>
    </div>
  );
}
