import {
  paymentHistoryOffset,
  paymentStates,
  selfPayingStatuses,
  type PaymentState,
  type SelfPayingDossier,
  type SelfPayingStatus,
} from '@/domain/self-paying/self-paying-dossier';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import { HistoryList } from '@/views/shared/workflow/history-list';

import { dossierStepTexts } from './dossier-step-texts';

/** Every step of a dossier, those of its examination and those of its payment. */
export function DossierHistory({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const words = useTexts(dossierStepTexts);
  const names = useNames(noLookups);
  const { selfPaying } = useServices();
  return (
    <HistoryList
      recordId={dossier.id}
      stamp={dossier.concurrencyStamp}
      load={selfPaying.history}
      statusName={(status) =>
        status > paymentHistoryOffset
          ? names.in(paymentStates, (status - paymentHistoryOffset) as PaymentState)
          : names.in(selfPayingStatuses, status as SelfPayingStatus)
      }
      stepName={(verb) => words(`step.${verb as 'tao'}`)}
    />
  );
}

const noLookups = [] as const;
