import { Typography } from '@mui/material';

import { isMasked } from '@/domain/format/identities';
import { isSame } from '@/domain/records/record-differences';
import { mergeGroups, type MergeField, type MergePlan, type Side } from '@/domain/workers/worker-merge';
import { useTexts } from '@/views/app/localization-context';
import { recordTexts } from '@/views/shared/record/record-texts';

import type { WorkerWords } from '../use-worker-words';
import { mergeTexts } from './merge-texts';
import { SideChoice } from './side-choice';

type MergeRowProps = {
  readonly field: MergeField;
  readonly plan: MergePlan;
  /** A commune's name is known in the words of its own province. */
  readonly words: Readonly<Record<Side, WorkerWords>>;
  readonly complaint: string | undefined;
  readonly isLocked: boolean;
  readonly onTake: (side: Side) => void;
};

/** One thing that the records do not have alike, with both values to choose from. */
export function MergeRow({ field, plan, words, complaint, isLocked, onTake }: MergeRowProps) {
  const texts = useTexts(mergeTexts);
  const record = useTexts(recordTexts);
  const label = field in groupLabels ? texts(groupLabels[field as GroupField]) : words.left.labelOf(field);
  const isHidden = [plan.left[field], plan.right[field]].some((value) => isMasked(String(value ?? '')));

  return (
    <SideChoice
      label={label}
      help={isHidden ? record('record.masked') : undefined}
      complaint={complaint}
      chosen={plan.choices[field]}
      isLocked={isLocked}
      onChoose={onTake}
    >
      {(side) => {
        const { labelOf, textOf } = words[side];
        const [first = field, ...others] = mergeGroups[field];
        const further = others.filter((name) => !isSame(plan[side][name], undefined));
        return (
          <>
            <Typography component="span" sx={{ display: 'block' }}>
              {textOf(first, plan[side][first]) || record('conflict.empty')}
            </Typography>
            {further.map((name) => (
              <Typography key={name} component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {labelOf(name)}: {textOf(name, plan[side][name])}
              </Typography>
            ))}
          </>
        );
      }}
    </SideChoice>
  );
}

/** Choices about more than the field that names them. */
const groupLabels = {
  soCccd: 'merge.citizenId',
  soHoChieu: 'merge.passport',
  tinhThanhMa: 'merge.address',
} as const satisfies Partial<Record<MergeField, string>>;

type GroupField = keyof typeof groupLabels;
