import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { SupportType } from '@/domain/support-types/support-type';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import type { StepDescription } from '@/views/shared/workflow/step-description';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { SupportTypeFacts, SupportTypeState } from './support-type-facts';
import { SupportTypeForms } from './support-type-forms';
import { PapersTable, TiersTable } from './support-type-record-tables';
import { supportTypeTexts } from './support-type-texts';
import { supportTypesList } from './support-types-list';

/** One kind of support with its tiers and papers (domain dictionary §5.13). */
export function SupportTypeScreen() {
  const { typeId } = useParams<{ typeId: string }>();
  return <ShownType key={typeId} typeId={typeId} />;
}

const siblings = siblingsIn(supportTypesList);

function ShownType({ typeId }: { readonly typeId: string }) {
  const { supportTypes } = useServices();
  const recordRef = useRecord<SupportType>(typeId, supportTypes);
  const type = useSelector(recordRef, (snapshot: RecordSnapshot<SupportType>) => snapshot.context.record);
  const canEdit = useGranted(policies.supportTypesEdit);
  const steps = useSwitchingSteps();
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);

  return (
    <RecordView<SupportType>
      recordRef={recordRef}
      backHref={href('supportTypes')}
      siblings={siblings}
      nameOf={({ ma, ten }) => `${ma} – ${ten}`}
      subtitleOf={({ canCu }) => canCu}
      editHref={canEdit ? href('supportTypeEdit', { typeId }) : undefined}
      isEditSecondary={type?.hoatDong === false}
      canRemove={canEdit && type?.daSuDung === false}
      actions={
        type === undefined || !canEdit ? null : (
          <WorkflowSteps
            record={type}
            allowed={[type.hoatDong ? 'ngung-ap-dung' : 'kich-hoat']}
            steps={steps}
            onDone={reload}
            onReload={reload}
          />
        )
      }
    >
      {(shown) => (
        <RecordLayout
          main={
            <>
              <SupportTypeFacts type={shown} />
              <TiersTable tiers={shown.bangMuc} />
              <PapersTable papers={shown.thanhPhanHoSo} />
              <SupportTypeForms type={shown} />
            </>
          }
          side={
            <>
              <SupportTypeState type={shown} />
              <HistoryFacts record={shown} />
            </>
          }
        />
      )}
    </RecordView>
  );
}

type SwitchingStep = StepDescription<SupportType, 'ngung-ap-dung' | 'kich-hoat'>;

/** Switching a kind off and on again. */
function useSwitchingSteps(): readonly SwitchingStep[] {
  const texts = useTexts(supportTypeTexts);
  const { supportTypes } = useServices();
  return useMemo(
    () => [
      {
        id: 'ngung-ap-dung',
        label: texts('step.deactivate'),
        tone: 'error',
        question: ({ ma }) => texts('step.deactivateQuestion', { code: ma }),
        asks: 'nothing',
        done: texts('step.deactivated'),
        run: ({ id, concurrencyStamp }, { maLanGui }, signal) =>
          supportTypes.deactivate(id, { concurrencyStamp, maLanGui }, signal),
      },
      {
        id: 'kich-hoat',
        label: texts('step.activate'),
        question: ({ ma }) => texts('step.activateQuestion', { code: ma }),
        asks: 'nothing',
        done: texts('step.activated'),
        run: ({ id, concurrencyStamp }, { maLanGui }, signal) =>
          supportTypes.activate(id, { concurrencyStamp, maLanGui }, signal),
      },
    ],
    [texts, supportTypes],
  );
}
