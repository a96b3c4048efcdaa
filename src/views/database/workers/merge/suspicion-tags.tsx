import { Alert, Box } from '@mui/material';

import { isMasked } from '@/domain/format/identities';
import { suspicionReasons, suspicionsBetween, type Suspect } from '@/domain/workers/worker-suspects';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { nameOf } from '@/views/shared/list/cells/names';
import { Tag } from '@/views/shared/list/cells/tag';

import { mergeTexts } from './merge-texts';
import { useSuspectsOf } from './use-found-workers';
import { suspicionTones } from './suspicion-tones';

/**
 * Why two records may be one person; a warning where nothing says so. Masked numbers cannot be compared here: the server
 * knows them whole, and is asked.
 */
export function SuspicionTags({ left, right }: { readonly left: Suspect; readonly right: Suspect }) {
  const texts = useTexts(mergeTexts);
  const { language } = useLocalizer();
  const hasMasked = [left, right].some(({ soCccd, soHoChieu }) => isMasked(soCccd) || isMasked(soHoChieu ?? ''));
  const { answer, status } = useSuspectsOf(hasMasked ? left.id : undefined);
  const told = answer?.find(({ trai, phai }) => trai.id === right.id || phai.id === right.id);
  const reasons = told?.lyDo ?? suspicionsBetween(left, right);
  if (reasons.length === 0) {
    return status === 'waiting' ? null : (
      <Alert severity="warning">{texts(status === 'failed' ? 'merge.hiddenNumbers' : 'merge.noSigns')}</Alert>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {suspicionReasons
        .filter(({ id }) => reasons.includes(id))
        .map((reason) => (
          <Tag key={reason.id} text={nameOf(reason, language)} tone={suspicionTones[reason.id]} />
        ))}
    </Box>
  );
}
