import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useTexts } from '@/views/app/localization-context';

import { clockTexts } from './clock-texts';

type DeedProps = {
  readonly deed: 'expireToken' | 'expireSession' | 'endSession' | 'breakRecord' | 'breakToken' | 'rotateKeys';
  readonly isBusy: boolean;
  readonly onDo: () => void;
};

/** A button of the desk, and what comes of it. */
export function Deed({ deed, isBusy, onDo }: DeedProps) {
  const texts = useTexts(clockTexts);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Button variant="outlined" disabled={isBusy} onClick={onDo}>
        {texts(`clock.${deed}`)}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {texts(`clock.${deed}Hint`)}
      </Typography>
    </Box>
  );
}
