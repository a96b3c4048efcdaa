import { Alert, Button, Stack } from '@mui/material';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { selfPayingStatuses, type SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { selfPayingPapers } from '@/domain/self-paying/self-paying-papers';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordSubtitle } from '@/views/shared/record/record-subtitle';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { DossierComparison } from './dossier-comparison';
import { DossierHistory } from './dossier-history';
import { DossierPapers } from './dossier-papers';
import { dossierStepTexts } from './dossier-step-texts';
import { dossierTexts } from './dossier-texts';
import { statusTones } from './dossier-tones';
import { approvalsList } from './dossiers-list';
import { PaymentFacts } from './payment-facts';
import { ProcessingFacts, WarningTags } from './processing-facts';
import { useAllowedSteps } from './use-allowed-steps';
import { examinationSteps, useDossierSteps } from './use-dossier-steps';

const siblings = siblingsIn(approvalsList);

/** The review of a dossier: declared beside known, the papers, and the decision (domain dictionary §5.3). */
export function ReviewScreen() {
  const { dossierId } = useParams<{ dossierId: string }>();
  return <ReviewedDossier key={dossierId} dossierId={dossierId} />;
}

function ReviewedDossier({ dossierId }: { readonly dossierId: string }) {
  const { selfPaying } = useServices();
  const texts = useTexts(dossierTexts);
  const words = useTexts(dossierStepTexts);
  const names = useNames(noLookups);
  const recordRef = useRecord<SelfPayingDossier>(dossierId, selfPaying);
  const { dossier, allowed } = useAllowedSteps(recordRef);
  const [hasUnsentFiles, setHasUnsentFiles] = useState(false);
  const steps = useDossierSteps(examinationSteps);
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);

  return (
    <RecordView<SelfPayingDossier>
      recordRef={recordRef}
      backHref={href('selfPayingApproval')}
      nameOf={({ ma }) => words('review.title', { ma })}
      subtitleOf={({ hoTen, trangThai }) => (
        <RecordSubtitle>
          {hoTen}
          <Tag text={names.in(selfPayingStatuses, trangThai)} tone={statusTones[trangThai]} />
        </RecordSubtitle>
      )}
      editHref={undefined}
      canRemove={false}
      siblings={siblings}
      actions={
        <>
          {dossier === undefined ? null : (
            <WorkflowSteps
              record={dossier}
              allowed={allowed}
              steps={steps}
              hasUnsentFiles={hasUnsentFiles}
              onDone={reload}
              onReload={reload}
            />
          )}
          <Button component={Link} href={href('selfPayingDossier', { dossierId })} variant="outlined" color="secondary">
            {texts('dossier.open')}
          </Button>
        </>
      }
    >
      {(shown) => (
        <RecordLayout
          main={
            <>
              <Findings dossier={shown} />
              <DossierComparison key={shown.concurrencyStamp} dossier={shown} />
              <DossierPapers dossier={shown} onChanged={reload} onUnsent={setHasUnsentFiles} />
            </>
          }
          side={
            <>
              <ProcessingFacts dossier={shown} />
              <PaymentFacts dossier={shown} />
              <DossierHistory dossier={shown} />
            </>
          }
        />
      )}
    </RecordView>
  );
}

/** What speaks against an approval: missing papers and warnings. */
function Findings({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const words = useTexts(dossierStepTexts);
  const names = useNames(noLookups);
  const papers = dossier.thieuGiayTo.map((paper) => names.in(selfPayingPapers, paper)).join(', ');
  return (
    <Stack spacing={1.5}>
      <Alert severity={dossier.duTaiLieu ? 'success' : 'warning'}>
        {dossier.duTaiLieu ? words('review.complete') : words('review.missing', { papers })}
      </Alert>
      {dossier.canhBao.length === 0 ? null : (
        <Alert severity="error">
          <WarningTags dossier={dossier} />
        </Alert>
      )}
    </Stack>
  );
}

const noLookups = [] as const;
