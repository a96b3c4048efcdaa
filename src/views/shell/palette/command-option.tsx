import Box from '@mui/material/Box';

type CommandOptionProps = {
  readonly title: string;
  /** Said beside the title where no heading says it. */
  readonly place: string;
};

/** A command as the palette shows it. */
export function CommandOption({ title, place }: CommandOptionProps) {
  return (
    <>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {place === '' ? null : (
        <Box component="span" className="place">
          {place}
        </Box>
      )}
    </>
  );
}
