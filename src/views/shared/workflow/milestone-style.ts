/** An ordered list as a line with a point for each of its entries. */
export const milestoneListStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  '& > li': {
    position: 'relative',
    pl: 2.5,
    borderLeft: 2,
    borderColor: 'divider',
    ml: 0.75,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-7px',
      top: '6px',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      bgcolor: 'primary.main',
      border: 2,
      borderColor: 'background.paper',
    },
  },
} as const;
