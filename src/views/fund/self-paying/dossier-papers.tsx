import { useMemo } from 'react';

import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import {
  proofOfPayment,
  requiredPapers,
  selfPayingPapers,
  takesProofAlone,
} from '@/domain/self-paying/self-paying-papers';
import { AttachmentChecklist } from '@/views/shared/attachments/attachment-checklist';
import { useNames } from '@/views/shared/list/cells/use-names';

type DossierPapersProps = {
  readonly dossier: SelfPayingDossier;
  /** Told that a paper came or went: the dossier may be complete now. Stable. */
  readonly onChanged: () => void;
  /** Told whether papers are still on their way, for `WorkflowSteps`. Stable. */
  readonly onUnsent: (hasUnsent: boolean) => void;
};

/** The papers of a dossier, a row for each that its form needs (Decree 112/2021 Art.38.1), and the proof of payment. */
export function DossierPapers({ dossier, onChanged, onUnsent }: DossierPapersProps) {
  const names = useNames(noLookups);
  const { id, hinhThuc, concurrencyStamp } = dossier;
  const owner = useMemo(() => ({ resource: 'nguoi-lao-dong-tu-dong', id }) as const, [id]);
  const papers = useMemo(() => {
    const required = requiredPapers(hinhThuc);
    return selfPayingPapers.map((paper) => ({
      code: paper.id,
      label: names.in(selfPayingPapers, paper.id),
      isRequired: required.includes(paper.id),
      isNotApplicable: !required.includes(paper.id),
    }));
  }, [hinhThuc, names]);
  return (
    <AttachmentChecklist
      owner={owner}
      papers={papers}
      onlyPaper={takesProofAlone(dossier) ? proofOfPayment : undefined}
      version={concurrencyStamp}
      onChanged={onChanged}
      onUnsent={onUnsent}
    />
  );
}

const noLookups = [] as const;
