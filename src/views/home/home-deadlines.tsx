import Box from '@mui/material/Box';
import { Link } from 'wouter';

import { createFormats } from '@/domain/format/formats';
import type { HomeDeadline } from '@/domain/home/home';
import { paymentStates } from '@/domain/reference/payment-states';

import { useLocalizer, useTexts } from '../app/localization-context';
import { DueTag } from '../shared/days/due-tag';
import { nameOf } from '../shared/list/cells/names';
import { Tag } from '../shared/list/cells/tag';
import { paymentStateTones } from '../shared/payment-state-tones';
import { homeCard, HomeSection } from './home-section';
import { homeTexts } from './home-texts';

/** Days that the person's unit must not miss, the earliest first; nothing where there is none. */
export function HomeDeadlines({ deadlines }: { readonly deadlines: readonly HomeDeadline[] }) {
  const texts = useTexts(homeTexts);
  const { date, money } = createFormats(useLocalizer().language);
  if (deadlines.length === 0) {
    return null;
  }
  return (
    <HomeSection title={texts('home.deadlines')}>
      <Box component="ul" sx={listStyle}>
        {deadlines.map(({ loai, ky, hanXuLy, soTien, tinhTrangNop, lienKet }) => (
          <li key={`${loai} ${ky}`}>
            <Link href={lienKet} className="deadline">
              <span>
                {texts(`deadline.${loai}`, { ky })} <PaymentTag state={tinhTrangNop} />
              </span>
              <span className="day">
                {texts('deadline.day', { day: date(hanXuLy) })} <DueTag day={hanXuLy} />
              </span>
              <Box component="strong" sx={{ color: tinhTrangNop === null ? undefined : 'error.main' }}>
                {soTien === null ? null : money(soTien)}
              </Box>
            </Link>
          </li>
        ))}
      </Box>
    </HomeSection>
  );
}

/** What was paid of the report, in the word and the colour of the list of reports. */
function PaymentTag({ state }: { readonly state: HomeDeadline['tinhTrangNop'] }) {
  const { language } = useLocalizer();
  const name = paymentStates.find(({ id }) => id === state);
  return state === null || name === undefined ? null : (
    <Tag text={nameOf(name, language)} tone={paymentStateTones[state]} />
  );
}

const listStyle = {
  ...homeCard,
  listStyle: 'none',
  m: 0,
  py: 1,
  '& .deadline': {
    display: 'grid',
    gridTemplateColumns: { '@': 'minmax(0, 1fr) auto', '@540': 'minmax(0, 1fr) 15rem 9rem' },
    alignItems: 'center',
    columnGap: 1.5,
    mx: -1,
    px: 1,
    py: 0.75,
    minHeight: '2.25rem',
    borderRadius: 1,
    color: 'text.primary',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    textDecoration: 'none',
  },
  '& .deadline:hover': { bgcolor: 'var(--surface-hover)' },
  '& .deadline:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: '-2px' },
  '& .day': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.75,
    gridRow: { '@': 2, '@540': 'auto' },
    color: 'text.secondary',
    fontSize: '0.75rem',
  },
  '& strong': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;
