import { Stack } from '@mui/material';
import { useSelector } from '@xstate/react';
import { Redirect, useParams } from 'wouter';

import { isMasked } from '@/domain/format/identities';
import { commonTexts } from '@/domain/localization/common-texts';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { Worker, WorkerPerson } from '@/domain/workers/worker';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Attachments } from '@/views/shared/attachments/attachments';
import { Later } from '@/views/shared/loading/later';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import { PrintButtons } from '@/views/shared/print/print-actions';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';
import { Facts } from '@/views/shared/record/facts';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { recordTexts } from '@/views/shared/record/record-texts';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { recordPaper } from '@/views/shared/record-print/record-paper';

import { keptIdOf } from './merge/kept-id';
import { MergeWith } from './merge/merge-with';
import { useWorkerWords, type WorkerWords } from './use-worker-words';
import { WorkerContracts } from './worker-contracts';
import { workerGroups } from './worker-groups';
import type { WorkerPaperProps } from './worker-paper';
import { WorkerSupport } from './worker-support';
import { workerTexts } from './worker-texts';
import { workersList } from './workers-list';

const siblings = siblingsIn(workersList);

const workerPaper = loadedLater<WorkerPaperProps>(() =>
  import('../record-papers').then(({ WorkerPaper }) => WorkerPaper),
);

/** One worker, all around: who, which contracts, what was contributed, what support was granted (domain dictionary §5.10). */
export function WorkerScreen() {
  const { workerId } = useParams<{ workerId: string }>();
  return <ShownWorker key={workerId} workerId={workerId} />;
}

function ShownWorker({ workerId }: { readonly workerId: string }) {
  const { workers } = useServices();
  const texts = useTexts(workerTexts);
  const common = useTexts(commonTexts);
  const recordRef = useRecord<Worker>(workerId, workers);
  const provinceId = useSelector(recordRef, ({ context }) => context.record?.tinhThanhMa ?? '');
  const words = useWorkerWords(provinceId);
  const canEdit = useGranted(`${policies.workersEdit} && ${policies.workersViewSensitive}`);
  const canRemove = useGranted(policies.workersDelete);
  const canSeeSupport = useGranted(policies.supportedWorkers);
  const canMerge = useGranted(policies.workersMerge);
  const worker = useSelector(recordRef, ({ context }) => context.record);
  const print = usePrintRequest();
  const takenAt = useTakenAt(worker);
  const keptId = useSelector(recordRef, ({ context }) => keptIdOf(context.error));

  if (keptId !== undefined) {
    return <Redirect to={href('worker', { workerId: keptId })} replace />;
  }

  return (
    <>
      <RecordView<Worker>
        recordRef={recordRef}
        backHref={href('workers')}
        siblings={siblings}
        nameOf={({ hoTen }) => hoTen}
        subtitleOf={({ soCccd }) => texts('worker.number', { number: soCccd })}
        editHref={canEdit ? href('workerEdit', { workerId }) : undefined}
        canRemove={canRemove}
        actions={canMerge ? <MergeWith workerId={workerId} name={worker?.hoTen ?? ''} /> : undefined}
        prints={<PrintButtons papers={[{ id: recordPaper, label: common('action.print') }]} />}
      >
        {(shown) => (
          <RecordLayout
            main={<PersonFacts worker={shown} words={words} />}
            side={<HistoryFacts record={shown} />}
            below={
              <Stack sx={{ gap: 2.5 }}>
                <WorkerContracts contracts={shown.hopDong} words={words} />
                {canSeeSupport ? <WorkerSupport workerId={workerId} version={shown.concurrencyStamp} /> : null}
                <Attachments owner={{ resource: 'nguoi-lao-dong', id: workerId }} version={shown.concurrencyStamp} />
              </Stack>
            }
          />
        )}
      </RecordView>
      {print.paper === recordPaper && worker !== undefined ? (
        <Later part={workerPaper} props={{ worker, takenAt, onClose: print.close }} />
      ) : null}
    </>
  );
}

const longFields: readonly (keyof WorkerPerson)[] = ['lyDoCccd', 'diaChi', 'ghiChu'];

function PersonFacts({ worker, words }: { readonly worker: Worker; readonly words: WorkerWords }) {
  const texts = useTexts(workerTexts);
  const record = useTexts(recordTexts);

  return workerGroups(worker).map(({ title, fields }) => (
    <Facts
      key={title}
      title={texts(title)}
      facts={fields.map((field) => ({
        label: words.labelOf(field),
        value: words.textOf(field, worker[field]),
        isLong: longFields.includes(field),
        note: isMasked(String(worker[field] ?? '')) ? record('record.masked') : undefined,
      }))}
    />
  ));
}
