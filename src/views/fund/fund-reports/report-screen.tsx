import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import { useServices } from '@/views/app/services-context';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';

import { LoadedReport } from './loaded-report';
import { useOpening } from './use-opening';

/** One fund report, filled in, appraised, approved and read in the same place (domain dictionary §5.1). */
export function ReportScreen() {
  const { reportId } = useParams<{ reportId: string }>();
  return <ShownReport key={reportId} reportId={reportId} />;
}

function ShownReport({ reportId }: { readonly reportId: string }) {
  const { fundReports } = useServices();
  const get = useOpening<FundReport>(fundReportWorkflow, { get: fundReports.get, note: fundReports.markOpened });
  const recordRef = useRecord<FundReport>(reportId, { get, remove: fundReports.remove });
  const report = useSelector(recordRef, (snapshot: RecordSnapshot<FundReport>) => snapshot.context.record);
  const [hasUnsentFiles, setHasUnsentFiles] = useState(false);
  const [shown, setShown] = useState(report);
  // A report that is loaded anew begins anew, and would take files with it that are on their way: it waits for them.
  if (shown !== report && !hasUnsentFiles) {
    setShown(report);
  }
  return shown === undefined ? (
    <RecordView<FundReport>
      recordRef={recordRef}
      backHref={href('fundReports')}
      nameOf={({ ma }) => ma}
      subtitleOf={() => null}
      editHref={undefined}
      canRemove={false}
    >
      {() => null}
    </RecordView>
  ) : (
    <LoadedReport
      key={shown.concurrencyStamp}
      recordRef={recordRef}
      loaded={shown}
      hasUnsentFiles={hasUnsentFiles}
      onUnsentFiles={setHasUnsentFiles}
    />
  );
}
