import { useEffect, useRef, useState } from 'react';

import type { FeatureBranch } from '@/domain/features/feature-tree';
import type { FeatureDialogRef } from '@/machines/dialogs/feature-dialog-machine';

import type { GroupChoice } from '../tree-dialog/use-group-choice';
import { fieldId } from './field-id';

type FirstError = {
  readonly dialogRef: FeatureDialogRef;
  readonly choice: GroupChoice<FeatureBranch>;
  readonly idPrefix: string;
};

/** When a save is refused for what stands in a field: opens the first such field's group and puts the caret there. */
export function useFirstError({ dialogRef, choice: { search, choose, chosen }, idPrefix }: FirstError): void {
  const [wanted, setWanted] = useState<{ readonly name: string }>();
  const reached = useRef<typeof wanted>(undefined);

  useEffect(() => {
    const subscription = dialogRef.on('changes.invalid', ({ firstError }) => {
      const { tree } = dialogRef.getSnapshot().context;
      const group = tree?.groups.find(({ nodes }) => nodes.some(({ name }) => name === firstError));
      if (group !== undefined) {
        search('');
        choose(group.id);
        setWanted({ name: firstError });
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [dialogRef, search, choose]);

  // Tried with every group that is shown, since the wanted one may come into sight a moment later; but only until it has:
  // whoever leaves the group and comes back to it goes where they go.
  useEffect(() => {
    if (wanted !== reached.current && chosen?.nodes.some(({ name }) => name === wanted?.name) === true) {
      reached.current = wanted;
      document.getElementById(fieldId(idPrefix, wanted?.name ?? ''))?.focus();
    }
  }, [wanted, chosen, idPrefix]);
}
