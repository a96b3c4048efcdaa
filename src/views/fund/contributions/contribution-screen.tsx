import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useParams } from 'wouter';

import { certificatePolicy } from '@/domain/contributions/certificate-policy';
import type { Contribution } from '@/domain/contributions/contribution';
import { contributionStatuses } from '@/domain/contributions/contribution-lists';
import type { LookupName } from '@/domain/lookups/lookup';
import { href } from '@/domain/navigation/routes';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { PrintButtons } from '@/views/shared/print/print-actions';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordSubtitle } from '@/views/shared/record/record-subtitle';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { CertificateList } from './certificate-list';
import { CertificatePreview, certificatePaper } from './certificate-preview';
import { ContributionFacts } from './contribution-facts';
import { contributionTexts } from './contribution-texts';
import { ContributionTimeline } from './contribution-timeline';
import { contributionsList, statusTones } from './contributions-list';
import { PostingsTable } from './postings-table';
import { useContributionSteps } from './use-contribution-steps';

/** One contribution: contract, payment, certificate and support (domain dictionary §5.4). */
export function ContributionScreen() {
  const { contributionId } = useParams<{ contributionId: string }>();
  return <ShownContribution key={contributionId} contributionId={contributionId} />;
}

const siblings = siblingsIn(contributionsList);
const lookups: readonly LookupName[] = ['thi-truong', 'nganh-nghe', 'tinh-thanh'];

function ShownContribution({ contributionId }: { readonly contributionId: string }) {
  const { contributions } = useServices();
  const texts = useTexts(contributionTexts);
  const names = useNames(lookups);
  const print = usePrintRequest();
  const recordRef = useRecord<Contribution>(contributionId, contributions);
  const record = useSelector(recordRef, (snapshot: RecordSnapshot<Contribution>) => snapshot.context.record);
  const steps = useContributionSteps();
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  const mayPrint = useGranted(certificatePolicy);
  const hasCertificate = mayPrint && typeof record?.soGcn === 'string';

  return (
    <>
      <RecordView<Contribution>
        recordRef={recordRef}
        backHref={href('contributingWorkers')}
        siblings={siblings}
        nameOf={({ hoTen }) => hoTen}
        subtitleOf={({ soGcn, trangThai }) => (
          <RecordSubtitle>
            {soGcn ?? texts('record.noCertificate')}
            <Tag text={names.in(contributionStatuses, trangThai)} tone={statusTones[trangThai]} />
          </RecordSubtitle>
        )}
        editHref={undefined}
        canRemove={false}
        actions={
          record === undefined ? null : (
            <WorkflowSteps record={record} allowed={record.cacBuoc} steps={steps} onDone={reload} onReload={reload} />
          )
        }
        prints={
          hasCertificate ? <PrintButtons papers={[{ id: certificatePaper, label: texts('step.print') }]} /> : null
        }
      >
        {(shown) => (
          <RecordLayout
            main={<ContributionFacts record={shown} names={names} />}
            side={
              <>
                <ContributionTimeline milestones={shown.dongThoiGian} names={names} />
                <CertificateList certificates={shown.gcn} />
              </>
            }
            below={<PostingsTable postings={shown.butToan} names={names} />}
          />
        )}
      </RecordView>
      {hasCertificate && print.paper === certificatePaper ? (
        <CertificatePreview contributionId={record.id} stamp={record.concurrencyStamp} onClose={print.close} />
      ) : null}
    </>
  );
}
