import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';

/** The line below a record's title: words and tags at one distance from each other, the state as everywhere a tag. */
export function RecordSubtitle({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      {Children.map(children, (part) => (
        <>
          {typeof part === 'string' ? <span>{part}</span> : part}
          {/* Parts words for those who hear the line or copy it. */}{' '}
        </>
      ))}
    </Box>
  );
}
