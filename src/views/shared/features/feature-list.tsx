import { Box } from '@mui/material';

import { changeOf, featureErrorOf, type FeatureEdit, type FeatureEdits } from '@/domain/features/feature-changes';
import type { FeatureBranch } from '@/domain/features/feature-tree';
import { validationText } from '@/domain/validation/validation-message';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { useEnterSubmits } from '../form/use-enter-submits';
import { treeStyle } from '../tree-dialog/tree-style';
import { FeatureRow } from './feature-row';
import { featureTexts } from './feature-texts';

type FeatureListProps = {
  readonly group: FeatureBranch;
  readonly edits: FeatureEdits;
  /** What to mark. */
  readonly query: string;
  readonly idPrefix: string;
  readonly isBusy: boolean;
  /** A save was refused: every wrong field says so. */
  readonly isRefused: boolean;
  readonly onEdit: (edit: FeatureEdit) => void;
  readonly onEnter: () => void;
};

/** One group's features, indented. */
export function FeatureList({ group, edits, isRefused, onEnter, ...row }: FeatureListProps) {
  const texts = useTexts(featureTexts);
  const localizer = useLocalizer();
  const enterSubmits = useEnterSubmits(onEnter);

  return (
    <Box component="ul" aria-label={group.displayName} onKeyDown={enterSubmits} sx={treeStyle}>
      {group.nodes.map((node) => {
        const error = featureErrorOf(node, edits);
        return (
          <FeatureRow
            key={node.name}
            {...row}
            node={node}
            edited={edits.get(node.name)}
            isChanged={changeOf(node, edits) !== undefined}
            error={error === undefined ? undefined : validationText(error, localizer)}
            isErrorShown={isRefused}
            texts={texts}
            localizer={localizer}
          />
        );
      })}
    </Box>
  );
}
