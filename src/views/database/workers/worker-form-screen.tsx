import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { isMasked } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { editedFields } from '@/domain/records/edited-fields';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { emptyWorker, normalizeWorker, storedOfWorker } from '@/domain/workers/worker-input';
import { workerSchema } from '@/domain/workers/worker-schema';
import type { Worker, WorkerInput } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ofToday } from '@/views/shared/days/of-today';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { useConflictProvinces } from '../use-commune-names';
import { ContractsSection } from './contracts-section';
import { useWorkerWords } from './use-worker-words';
import { ContactSection, IdentitySection, SkillsSection } from './person-sections';
import { workerTexts } from './worker-texts';

/** A worker's form: a new one, or a stored one when the address names it. */
export function WorkerFormScreen() {
  const { workerId } = useParams<{ workerId?: string }>();
  return <WorkerForm key={workerId ?? 'new'} workerId={workerId} />;
}

function WorkerForm({ workerId }: { readonly workerId: string | undefined }) {
  const { workers } = useServices();
  const texts = useTexts(workerTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const formRef = useRecordForm<WorkerInput, Worker>(workerId, workers, {
    inputOf: workerInputOf,
    normalize: normalizeWorker,
    storedOf: storedOfWorker,
  });
  const parent = workerId === undefined ? href('workers') : href('worker', { workerId });
  const words = useWorkerWords(useConflictProvinces(formRef));
  const [validate] = useState(() => {
    const stored = () => [formRef.getSnapshot().context.base].filter((worker) => worker !== undefined);
    return ofToday((today) => formErrorsOf(workerSchema({ today, acceptsMasked: true, stored })));
  });
  const title = texts(workerId === undefined ? 'worker.create' : 'worker.edit');

  const description = useMemo<RecordFormDescription<WorkerInput, Worker>>(
    () => ({
      blank: emptyWorker(),
      validate,
      fieldByCode: { 'QuyHoTro:07001': 'soCccd' },
      words,
      label: texts('worker.formTitle'),
      submitLabel: texts(workerId === undefined ? 'worker.create' : 'worker.save'),
    }),
    [validate, words, texts, workerId],
  );

  return (
    <RecordFormView<WorkerInput, Worker>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={({ id }) => {
        returnTo(href('worker', { workerId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(worker) => <FormHeading title={title} name={worker?.hoTen} />}
    >
      {(worker) => (
        <>
          <IdentitySection hasMaskedNumbers={isMasked(`${worker?.soCccd ?? ''}${worker?.soHoChieu ?? ''}`)} />
          <ContactSection />
          <SkillsSection />
          <ContractsSection words={words} />
        </>
      )}
    </RecordFormView>
  );
}

/** What of a stored worker the form edits. */
function workerInputOf(worker: Worker): WorkerInput {
  return editedFields(emptyWorker(), worker);
}
