import { Typography } from '@mui/material';

import { formatDate } from '@/domain/format/dates';
import type { MergePlan, Side } from '@/domain/workers/worker-merge';
import { useTexts } from '@/views/app/localization-context';

import { mergeTexts } from './merge-texts';
import { SideChoice } from './side-choice';

type KeptChoiceProps = {
  readonly plan: MergePlan;
  readonly isLocked: boolean;
  readonly onKeep: (side: Side) => void;
};

/** Which of the two records stays: who it is, since when, and how much hangs on it. */
export function KeptChoice({ plan, isLocked, onKeep }: KeptChoiceProps) {
  const texts = useTexts(mergeTexts);
  return (
    <SideChoice
      label={texts('merge.kept')}
      help={texts('merge.keptHelp')}
      isHead
      chosen={plan.kept}
      isLocked={isLocked}
      onChoose={onKeep}
    >
      {(side) => {
        const { hoTen, soCccd, creationTime, hopDong } = plan[side];
        const facts = [
          texts('merge.code', { number: soCccd }),
          texts('merge.created', { date: formatDate(creationTime) }),
          texts('merge.contractCount', { n: hopDong.length }),
        ];
        return (
          <>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {hoTen}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {facts.join(' · ')}
            </Typography>
          </>
        );
      }}
    </SideChoice>
  );
}
