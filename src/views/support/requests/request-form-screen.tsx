import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { todayAt } from '@/domain/format/calendar';
import { href } from '@/domain/navigation/routes';
import {
  createDraftJudge,
  draftOfRequest,
  emptyDraft,
  inputOfDraft,
  normalizeDraft,
  type RequestDraft,
} from '@/domain/support/support-draft';
import type { SupportRequest } from '@/domain/support/support-request';
import { supportRequestWorkflow } from '@/machines/workflows/support-request-workflow-machine';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { useIsFund, useSessionUnit } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ofToday } from '@/views/shared/days/of-today';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useWhyLocked } from '@/views/shared/workflow/use-why-locked';

import { useSupportTypes } from '../use-support-types';
import { CasesSection } from './cases-section';
import { HeadSection } from './head-section';
import { requestTexts } from './request-texts';
import { useRequestWords } from './use-request-words';

/** The form of a support request: a new one, or a stored one when the address names it (domain dictionary §5.8). */
export function RequestFormScreen() {
  const { requestId } = useParams<{ requestId?: string }>();
  return <RequestForm key={requestId ?? 'new'} requestId={requestId} />;
}

function RequestForm({ requestId }: { readonly requestId: string | undefined }) {
  const { supportRequests } = useServices();
  const texts = useTexts(requestTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const whyLocked = useWhyLocked(supportRequestWorkflow);
  const types = useSupportTypes();
  const isFund = useIsFund();
  const { id: ownUnitId } = useSessionUnit();
  const [calls] = useState(() => callsOf(supportRequests));
  const formRef = useRecordForm<RequestDraft, SupportRequest>(requestId, calls, {
    inputOf: draftOfRequest,
    normalize: normalizeDraft,
    storedOf: inputOfDraft,
  });
  const unitId = useSelector(formRef, ({ context }) => context.base?.donViId ?? null);
  const kind = useSelector(formRef, ({ context }) => (context.typed ?? context.base)?.loaiHoTroId ?? '');
  const words = useRequestWords(unitId, kind);
  const parent = requestId === undefined ? href('supportRequests') : href('supportRequest', { requestId });
  const title = texts(requestId === undefined ? 'request.create' : 'request.edit');

  const [today] = useState(() => todayAt(Date.now()));
  const [judge] = useState(() => ofToday((day) => createDraftJudge({ today: day, acceptsMasked: true })));
  const blank = useMemo(() => emptyDraft(today, isFund ? null : (ownUnitId ?? null)), [today, isFund, ownUnitId]);
  const description = useMemo<RecordFormDescription<RequestDraft, SupportRequest>>(
    () => ({
      blank,
      validate: (draft) => judge(types.find(draft.loaiHoTroId), draft),
      fieldByCode: { 'QuyHoTro:06005': 'truongHop' },
      words,
      label: texts('request.formTitle'),
      submitLabel: texts(requestId === undefined ? 'request.saveDraft' : 'request.saveChanges'),
      isWide: true,
    }),
    [blank, types, judge, words, texts, requestId],
  );

  return (
    <RecordFormView<RequestDraft, SupportRequest>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      whyLocked={whyLocked}
      onSaved={({ id }) => {
        returnTo(href('supportRequest', { requestId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(request) => <FormHeading title={title} name={request?.ma} />}
    >
      {(request) => (
        <>
          <HeadSection types={types} />
          <CasesSection types={types} request={request} />
        </>
      )}
    </RecordFormView>
  );
}

/** The form's drafts as they are sent. */
function callsOf({ get, create, update }: SupportRequestsApi): RecordCalls<RequestDraft, SupportRequest> {
  return {
    get,
    create: (draft, signal, intention) => create(inputOfDraft(draft), signal, intention),
    update: (id, { concurrencyStamp, ...draft }, signal) =>
      update(id, { ...inputOfDraft(draft), concurrencyStamp }, signal),
  };
}
