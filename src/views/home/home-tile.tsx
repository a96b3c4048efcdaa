import OverdueIcon from '@mui/icons-material/ErrorOutlineOutlined';
import AttentionIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { Link } from 'wouter';

import { createFormats, type Formats } from '@/domain/format/formats';
import { missingValue } from '@/domain/format/identities';
import type { HomeTile, HomeTileCode } from '@/domain/home/home';
import { tileTone, type TileTone } from '@/domain/home/tile-tone';

import { useLocalizer, useTexts } from '../app/localization-context';
import { DueTag } from '../shared/days/due-tag';
import { useToday } from '../shared/days/use-today';
import { homeTexts } from './home-texts';

/** A figure that is late is red; what wants attention has its icon, or a page of work would shout. */
const colors: Readonly<Record<TileTone, string>> = {
  quiet: 'text.secondary',
  plain: 'text.primary',
  attention: 'text.primary',
  overdue: 'error.main',
};

type NoteKey = 'tile.departed' | 'tile.reconciled' | 'tile.forWorkers';

/** What a figure is, where its name does not say all. */
const notes: Partial<Readonly<Record<HomeTileCode, NoteKey>>> = {
  'xuat-canh-thang-truoc': 'tile.departed',
  'thu-quy-thang-truoc': 'tile.reconciled',
  'ho-tro-da-chi-thang-truoc': 'tile.forWorkers',
};

/** A figure that leads to what it counts. */
export function Tile({ tile }: { readonly tile: HomeTile }) {
  const texts = useTexts(homeTexts);
  const formats = createFormats(useLocalizer().language);
  const tone = tileTone(tile, useToday());
  const { ma, lienKet, hanXuLy } = tile;
  return (
    <Box component={Link} href={lienKet} sx={tileStyle}>
      <span className="name">
        {texts(`tile.${ma}`)} <ToneIcon tone={tone} />
      </span>
      <span className="figures">
        <Box component="span" className="figure" sx={{ color: colors[tone] }}>
          {figureText(tile, formats)}
        </Box>
        {hanXuLy === null ? null : <DueTag day={hanXuLy} />}
      </span>
      <span className="note">
        <Note tile={tile} />
      </span>
    </Box>
  );
}

function figureText({ ma, giaTri, kieu, hanXuLy }: HomeTile, { money, number }: Formats): string {
  if (ma === 'ky-den-han' && hanXuLy !== null && giaTri === 0) {
    // What is due is a report that nobody has begun: 0 ₫ would be read as nothing to pay.
    return missingValue;
  }
  return kieu === 'tien' ? money(giaTri) : number(giaTri);
}

function Note({ tile: { ma, hanXuLy, ky } }: { readonly tile: HomeTile }) {
  const texts = useTexts(homeTexts);
  const { date } = createFormats(useLocalizer().language);
  const note = notes[ma];
  if (ma === 'ky-den-han') {
    return hanXuLy === null ? texts('tile.noPeriod') : texts('tile.period', { ky: ky ?? '', day: date(hanXuLy) });
  }
  return hanXuLy === null ? (note === undefined ? null : texts(note)) : texts('tile.first', { day: date(hanXuLy) });
}

function ToneIcon({ tone }: { readonly tone: TileTone }) {
  const texts = useTexts(homeTexts);
  if (tone === 'quiet' || tone === 'plain') {
    return null;
  }
  const Icon = tone === 'overdue' ? OverdueIcon : AttentionIcon;
  return (
    <Icon
      titleAccess={texts(`tile.${tone}`)}
      sx={{ fontSize: '1rem', color: tone === 'overdue' ? 'error.main' : 'warning.main', flex: 'none' }}
    />
  );
}

/** Of the same height with and without a note, so that figures of a row stand in one line. */
export const tileHeight = '6.75rem';

const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: { xs: 0, sm: tileHeight },
  p: { xs: 1.5, sm: 2 },
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textDecoration: 'none',
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: 'primary.main', bgcolor: 'var(--surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '& .name': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'text.secondary',
  },
  '& .figures': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 1,
    mt: 'auto',
    pt: 0.75,
  },
  '& .figure': {
    fontSize: '1.5rem',
    lineHeight: 1.25,
    fontWeight: 650,
    letterSpacing: '-0.015em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .note': {
    minHeight: { xs: 0, sm: '1.125rem' },
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
} as const;
