import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type HomeSectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of the page under its heading. */
export function HomeSection({ title, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** Paper on which a part stands. */
export const homeCard = {
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
