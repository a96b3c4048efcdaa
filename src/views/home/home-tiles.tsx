import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import type { HomeTile } from '@/domain/home/home';
import { isOfMonth } from '@/domain/home/tile-tone';

import { useTexts } from '../app/localization-context';
import { usePerson } from '../shared/person/use-person';
import { HomeSection } from './home-section';
import { homeTexts } from './home-texts';
import { Tile, tileHeight } from './home-tile';

/** What waits, and the figures of the month that is over. */
export function HomeTiles({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  const texts = useTexts(homeTexts);
  const { isFund } = usePerson();
  const month = tiles.filter(isOfMonth);
  const work = tiles.filter((tile) => !isOfMonth(tile));
  if (tiles.length === 0) {
    return <Typography color="textSecondary">{texts('home.noTiles')}</Typography>;
  }
  return (
    <>
      {work.length === 0 ? null : (
        <HomeSection title={texts(isFund || month.length > 0 ? 'home.work' : 'home.unit')}>
          <TileGrid tiles={work} />
        </HomeSection>
      )}
      {month.length === 0 ? null : (
        <HomeSection title={texts('home.month', { ky: month[0]?.ky ?? '' })}>
          <TileGrid tiles={month} />
        </HomeSection>
      )}
    </>
  );
}

/** As many places as the person's tiles will probably take; nothing is seen of them before the wait is long. */
export function WaitingTiles() {
  const { isFund } = usePerson();
  const groups = isFund ? [6, 3] : [4];
  return groups.map((count) => (
    <div key={count} className="delayed-sign" aria-busy>
      <Skeleton variant="text" width={160} sx={{ typography: 'h2', mb: 1.25 }} />
      <Box sx={gridOf(count, false)}>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={tileHeight} />
        ))}
      </Box>
    </div>
  ));
}

function TileGrid({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  return (
    <Box
      component="ul"
      sx={gridOf(
        tiles.length,
        tiles.every(({ kieu }) => kieu !== 'tien'),
      )}
    >
      {tiles.map((tile) => (
        <Box component="li" key={tile.ma} sx={{ display: 'grid', minWidth: 0 }}>
          <Tile tile={tile} />
        </Box>
      ))}
    </Box>
  );
}

/**
 * Rows that come out even: four stand two by two.
 *
 * @param isOfCounts Counts are short: they stand two by two on a phone too, so that what is to be done is near.
 */
function gridOf(count: number, isOfCounts: boolean) {
  const wide = count === 4 ? 2 : 3;
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 1.5,
    // By the room that is left beside menu and desk: a sum of billions stays whole.
    gridTemplateColumns: {
      '@': isOfCounts ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      '@420': 'repeat(2, minmax(0, 1fr))',
      '@660': `repeat(${wide}, minmax(0, 1fr))`,
    },
  } as const;
}
