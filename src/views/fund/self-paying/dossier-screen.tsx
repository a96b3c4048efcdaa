import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'wouter';

import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { selfPayingStatuses, type SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordSubtitle } from '@/views/shared/record/record-subtitle';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { DecisionNotice } from '@/views/shared/workflow/decision-notice';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { DossierFacts } from './dossier-facts';
import { DossierHistory } from './dossier-history';
import { DossierPapers } from './dossier-papers';
import { DossierPrints } from './dossier-prints';
import { dossierTexts } from './dossier-texts';
import { statusTones } from './dossier-tones';
import { dossiersList } from './dossiers-list';
import { PaymentFacts } from './payment-facts';
import { ProcessingFacts } from './processing-facts';
import { useAllowedSteps } from './use-allowed-steps';
import { careSteps, examinationSteps, useDossierSteps } from './use-dossier-steps';

const siblings = siblingsIn(dossiersList);

/** One dossier, all around: what was declared, how it is examined, what was paid (domain dictionary §5.2). */
export function DossierScreen() {
  const { dossierId } = useParams<{ dossierId: string }>();
  return <ShownDossier key={dossierId} dossierId={dossierId} />;
}

function ShownDossier({ dossierId }: { readonly dossierId: string }) {
  const { selfPaying } = useServices();
  const texts = useTexts(dossierTexts);
  const names = useNames(noLookups);
  const recordRef = useRecord<SelfPayingDossier>(dossierId, selfPaying);
  const { dossier, allowed } = useAllowedSteps(recordRef);
  const [hasUnsentFiles, setHasUnsentFiles] = useState(false);
  const canReview = useGranted(routes.selfPayingReview.policy);
  const canEdit = useGranted(`${policies.selfPayingEdit} && ${policies.workersViewSensitive}`);
  const steps = useDossierSteps(careSteps);
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  const editHref = canEdit && allowed.includes('sua') ? href('selfPayingDossierEdit', { dossierId }) : undefined;
  const isExaminable = allowed.some((step) => (examinationSteps as readonly string[]).includes(step));

  return (
    <RecordView<SelfPayingDossier>
      recordRef={recordRef}
      backHref={href('selfPaying')}
      nameOf={({ ma }) => ma}
      subtitleOf={({ hoTen, trangThai }) => (
        <RecordSubtitle>
          {hoTen}
          <Tag text={names.in(selfPayingStatuses, trangThai)} tone={statusTones[trangThai]} />
        </RecordSubtitle>
      )}
      editHref={editHref}
      isEditSecondary={canReview && isExaminable}
      canRemove={false}
      siblings={siblings}
      actions={
        dossier === undefined ? undefined : (
          <>
            {canReview && isExaminable ? (
              <Button
                component={Link}
                href={href('selfPayingReview', { dossierId })}
                variant="contained"
                startIcon={<FactCheckIcon />}
              >
                {texts('dossier.review')}
              </Button>
            ) : null}
            <WorkflowSteps
              record={dossier}
              allowed={allowed}
              steps={steps}
              hasUnsentFiles={hasUnsentFiles}
              onDone={reload}
              onReload={reload}
            />
          </>
        )
      }
      prints={dossier === undefined ? null : <DossierPrints dossier={dossier} />}
    >
      {(shown) => (
        <RecordLayout
          main={
            <>
              <DecisionNotice status={shown.trangThai} reason={shown.lyDo} owner={shown.hoTen} editHref={editHref} />
              <DossierFacts dossier={shown} />
              <DossierPapers dossier={shown} onChanged={reload} onUnsent={setHasUnsentFiles} />
            </>
          }
          side={
            <>
              <PaymentFacts dossier={shown} />
              <ProcessingFacts dossier={shown} />
              <DossierHistory dossier={shown} />
              <HistoryFacts record={shown} />
            </>
          }
        />
      )}
    </RecordView>
  );
}

const noLookups = [] as const;
