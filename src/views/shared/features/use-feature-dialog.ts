import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { FeatureChange, FeatureProvider } from '@/domain/features/feature';
import { concernsSession } from '@/domain/features/feature-scope';
import { featureTreeOf } from '@/domain/features/feature-tree';
import { featureDialogMachine, type FeatureDialogRef } from '@/machines/dialogs/feature-dialog-machine';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useAuthRef } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { closeDone } from '../modal/use-modal-work';
import { useTreeOnReturn } from '../tree-dialog/use-tree-on-return';
import { featureTexts } from './feature-texts';

type Addressed = { readonly provider: FeatureProvider };

/**
 * Starts the dialog's machine for as long as the dialog is open. What is changed in the session's own tenant, or in the
 * host, takes effect at once; after a save the modal closes.
 */
export function useFeatureDialog(
  provider: FeatureProvider | undefined,
  draft: readonly FeatureChange[] | undefined,
  modalRef: ModalRef,
): FeatureDialogRef {
  const { features } = useServices();
  const authRef = useAuthRef();
  const notices = useNotices();
  const common = useTexts(commonTexts);
  const texts = useTexts(featureTexts);
  const [logic] = useState(() =>
    featureDialogMachine.provide({
      actors: {
        load: fromCall(async (input: Addressed, signal) =>
          featureTreeOf(await features.get(input.provider, signal), input.provider),
        ),
        save: fromCall((input: Addressed & { readonly changes: readonly FeatureChange[] }, signal) =>
          features.update(input.provider, input.changes, signal),
        ),
        restore: fromCall((input: Addressed, signal) => features.reset(input.provider, signal)),
      },
    }),
  );
  const dialogRef = useActorRef(logic, { input: { provider, draft } });
  useTreeOnReturn(dialogRef);

  useEffect(() => {
    const takeEffect = () => {
      if (
        provider !== undefined &&
        concernsSession(provider, authRef.getSnapshot().context.configuration?.currentTenant)
      ) {
        authRef.send({ type: 'configuration.load' });
      }
    };
    const subscriptions = [
      dialogRef.on('changes.saved', ({ hasChanged }) => {
        closeDone(modalRef);
        if (hasChanged) {
          notices.success(common('toast.updated'));
          takeEffect();
        }
      }),
      dialogRef.on('defaults.restored', () => {
        notices.success(texts('features.resetDone'));
        takeEffect();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [dialogRef, modalRef, provider, authRef, notices, common, texts]);

  return dialogRef;
}
