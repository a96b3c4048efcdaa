import Box from '@mui/material/Box';

type BrandMarkProps = { readonly size?: number };

/** The product's mark: a way over the sea, going out and coming home. Drawn here, so that it costs no request. */
export function BrandMark({ size = 36 }: BrandMarkProps) {
  return (
    <Box component="svg" viewBox="0 0 40 40" aria-hidden sx={{ width: size, height: size, flex: 'none' }}>
      <rect width="40" height="40" rx="10" fill="var(--brand-mark)" />
      <path
        d="M8 24c4 0 4-2.6 8-2.6s4 2.6 8 2.6 4-2.6 8-2.6"
        fill="none"
        stroke="var(--brand-wave)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M8 30c4 0 4-2.6 8-2.6s4 2.6 8 2.6 4-2.6 8-2.6"
        fill="none"
        stroke="var(--brand-wave)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M9 17.5C12 10.5 20.5 7.5 27.5 11.5"
        fill="none"
        stroke="var(--brand-gold)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="m23.4 13.6 5.6-1.2-1.9-5.4"
        fill="none"
        stroke="var(--brand-gold)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}
