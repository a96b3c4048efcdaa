import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import { useDeskAction } from '../use-desk-action';
import { clockTexts } from './clock-texts';
import { Deed } from './deed';

/** The keys that the issuer signs with. */
export function KeysSection() {
  const texts = useTexts(clockTexts);
  const { clock } = useDesk().desk;
  const { run, isBusy } = useDeskAction();
  const [isRotated, setIsRotated] = useState(false);

  const rotate = () => {
    run(async () => {
      await clock.rotateKeys();
      setIsRotated(true);
    });
  };

  return (
    <DeskSection title={texts('clock.keys')}>
      <Deed deed="rotateKeys" isBusy={isBusy} onDo={rotate} />
      <Typography variant="body2" role="status">
        {isRotated ? texts('clock.rotated') : ''}
      </Typography>
    </DeskSection>
  );
}
