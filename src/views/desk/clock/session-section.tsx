import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useAuth } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import { useDeskAction } from '../use-desk-action';
import { clockTexts } from './clock-texts';

const ends = ['expireToken', 'expireSession', 'endSession'] as const;

/** Three ways in which a session ends; the back end is asked at once, so that it is seen. */
export function SessionEnds() {
  const texts = useTexts(clockTexts);
  const { sessions } = useServices();
  const { clock } = useDesk().desk;
  const { run, isBusy } = useDeskAction();
  const accessToken = useAuth((snapshot) =>
    snapshot.hasTag('signedIn') ? snapshot.context.session?.accessToken : undefined,
  );

  const end = (way: (typeof ends)[number], token: string) => {
    run(async (signal) => {
      await clock[way](token);
      // Any protected call does; what becomes of the session is the product's own to show.
      await sessions.get(signal).catch(() => undefined);
    });
  };

  return (
    <DeskSection
      title={texts('clock.session')}
      hint={accessToken === undefined ? texts('clock.nobody') : texts('clock.sessionHint')}
    >
      {accessToken === undefined
        ? null
        : ends.map((way) => (
            <Box key={way} sx={{ mb: 1.5 }}>
              <Button variant="outlined" disabled={isBusy} onClick={() => end(way, accessToken)}>
                {texts(`clock.${way}`)}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {texts(`clock.${way}Hint`)}
              </Typography>
            </Box>
          ))}
    </DeskSection>
  );
}
