import { Alert, Box } from '@mui/material';

import { suspicionReasons, suspicionsBetween, type Suspect } from '@/domain/workers/worker-suspects';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { nameOf } from '@/views/shared/list/cells/names';
import { Tag } from '@/views/shared/list/cells/tag';

import { mergeTexts } from './merge-texts';
import { suspicionTones } from './suspicion-tones';

/** Why two records may be one person; a warning where nothing says so. */
export function SuspicionTags({ left, right }: { readonly left: Suspect; readonly right: Suspect }) {
  const texts = useTexts(mergeTexts);
  const { language } = useLocalizer();
  const reasons = suspicionsBetween(left, right);
  return reasons.length === 0 ? (
    <Alert severity="warning">{texts('merge.noSigns')}</Alert>
  ) : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {suspicionReasons
        .filter(({ id }) => reasons.includes(id))
        .map((reason) => (
          <Tag key={reason.id} text={nameOf(reason, language)} tone={suspicionTones[reason.id]} />
        ))}
    </Box>
  );
}
