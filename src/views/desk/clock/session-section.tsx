import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useAuth } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import { useDeskAction } from '../use-desk-action';
import { clockTexts } from './clock-texts';
import { Deed } from './deed';

const ends = ['expireToken', 'expireSession', 'endSession'] as const;
const damages = ['breakRecord', 'breakToken'] as const;

/** What can befall a session: the back end is asked at once how it ends; damage is found by the next page. */
export function SessionSection() {
  const texts = useTexts(clockTexts);
  const accessToken = useAuth((snapshot) =>
    snapshot.hasTag('signedIn') ? snapshot.context.session?.accessToken : undefined,
  );
  return (
    <DeskSection
      title={texts('clock.session')}
      hint={accessToken === undefined ? texts('clock.nobody') : texts('clock.sessionHint')}
    >
      {accessToken === undefined ? null : <SessionDeeds accessToken={accessToken} />}
    </DeskSection>
  );
}

function SessionDeeds({ accessToken }: { readonly accessToken: string }) {
  const texts = useTexts(clockTexts);
  const { sessions } = useServices();
  const { clock } = useDesk().desk;
  const { run, isBusy } = useDeskAction();
  const [isDamaged, setIsDamaged] = useState(false);

  const end = (way: (typeof ends)[number]) => {
    run(async (signal) => {
      await clock[way](accessToken);
      // Any protected call does; what becomes of the session is the product's own to show.
      await sessions.get(signal).catch(() => undefined);
    });
  };

  return (
    <>
      {ends.map((way) => (
        <Deed key={way} deed={way} isBusy={isBusy} onDo={() => end(way)} />
      ))}
      {damages.map((way) => (
        <Deed
          key={way}
          deed={way}
          isBusy={isBusy}
          onDo={() => {
            clock[way]();
            setIsDamaged(true);
          }}
        />
      ))}
      <Typography variant="body2" role="status">
        {isDamaged ? texts('clock.damaged') : ''}
      </Typography>
    </>
  );
}
