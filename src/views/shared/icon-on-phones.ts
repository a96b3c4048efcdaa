/** For a button with an icon before its words: a phone shows the icon alone, and the words stay its accessible name. */
export const iconOnPhones = {
  minWidth: 0,
  px: { xs: 1, sm: 1.75 },
  fontSize: { xs: 0, sm: '0.875rem' },
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;
