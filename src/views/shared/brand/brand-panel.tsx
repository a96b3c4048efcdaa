import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appTexts } from '@/views/app/app-texts';
import { useTexts } from '@/views/app/localization-context';

import { BrandMark } from './brand-mark';

/** The side of the sign-in page that says whose house this is; on a phone a band above the form. */
export function BrandPanel({ sentence }: { readonly sentence: string }) {
  const texts = useTexts(appTexts);
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: { xs: 2, md: 6 },
        px: { xs: 3, md: 7 },
        py: { xs: 3, md: 6 },
        color: '#FFFFFF',
        background: 'linear-gradient(160deg, var(--brand-mid) 0%, var(--brand-deep) 70%)',
      }}
    >
      <Ways />
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <BrandMark size={40} />
        <Typography sx={{ fontWeight: 600, letterSpacing: '0.01em', opacity: 0.9 }}>{texts('app.title')}</Typography>
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 520 }}>
        <Typography
          component="p"
          sx={{
            fontSize: { xs: '1.375rem', md: '2.5rem' },
            lineHeight: 1.25,
            fontWeight: 700,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {texts('app.fundName')}
        </Typography>
        <Typography
          sx={{
            mt: { xs: 0.5, md: 2 },
            fontSize: { xs: '0.875rem', md: '1.0625rem' },
            color: 'rgba(255,255,255,0.82)',
          }}
        >
          {sentence}
        </Typography>
      </Box>
    </Box>
  );
}

/** Lines of the sea and of ways over it. */
function Ways() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <g fill="none" stroke="#FFFFFF" strokeOpacity=".1" strokeWidth="1.5">
        {waveOffsets.map((offset) => (
          <path key={offset} d={`M-40 ${640 + offset}c120-46 220-46 340 0s220 46 340 0 220-46 340 0`} />
        ))}
      </g>
      <g fill="none" stroke="#F2C14E" strokeOpacity=".55" strokeWidth="2" strokeDasharray="2 9" strokeLinecap="round">
        <path d="M120 620C220 330 520 190 760 250" />
        <path d="M120 620C260 460 480 400 720 470" />
      </g>
      <circle cx="120" cy="620" r="5" fill="#F2C14E" />
    </Box>
  );
}

const waveOffsets = [0, 34, 68, 102, 136, 170, 204, 238];
