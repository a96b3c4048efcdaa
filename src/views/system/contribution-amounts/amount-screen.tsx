import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useParams } from 'wouter';

import type { ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { forceState, forceStates } from '@/domain/reference/force-states';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts } from '@/views/shared/record/facts';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { PartView } from '@/views/shared/record/part-view';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';
import { useAppliedRules } from '@/views/shared/use-applied-rules';

import { amountTexts } from './amount-texts';
import { forceTones } from '../force-tones';
import { amountsList } from './amounts-list';
import { RuleTimelineFigure } from './rule-timeline-figure';
import { useAmountWords } from './use-amount-words';
import { useClosingStep } from './use-closing-step';

/** One rule of how much is contributed (domain dictionary §5.12). */
export function AmountScreen() {
  const { ruleId } = useParams<{ ruleId: string }>();
  return <ShownRule key={ruleId} ruleId={ruleId} />;
}

const siblings = siblingsIn(amountsList);

function ShownRule({ ruleId }: { readonly ruleId: string }) {
  const { contributionAmounts } = useServices();
  const recordRef = useRecord<ContributionAmount>(ruleId, contributionAmounts);
  const rule = useSelector(recordRef, (snapshot: RecordSnapshot<ContributionAmount>) => snapshot.context.record);
  const applied = useAppliedRules();
  const { reload: reloadRules } = applied;
  const canEdit = useGranted(policies.contributionAmountsEdit);
  const isFree = canEdit && rule?.daSuDung === false;
  const closingSteps = useClosingStep();
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
    reloadRules();
  }, [recordRef, reloadRules]);

  return (
    <RecordView<ContributionAmount>
      recordRef={recordRef}
      backHref={href('contributionAmounts')}
      siblings={siblings}
      nameOf={({ ma }) => ma}
      subtitleOf={({ canCu }) => canCu}
      editHref={isFree ? href('contributionAmountEdit', { ruleId }) : undefined}
      canRemove={isFree}
      actions={
        rule === undefined || !canEdit ? null : (
          <WorkflowSteps
            record={rule}
            allowed={rule.tinhTrang === forceState.inForce || rule.tinhTrang === forceState.notYet ? ['ket-thuc'] : []}
            steps={closingSteps}
            onDone={reload}
            onReload={reload}
          />
        )
      }
    >
      {(shown) => (
        <RecordLayout
          main={<RuleFacts rule={shown} />}
          side={
            <>
              <StateFacts rule={shown} />
              <HistoryFacts record={shown} />
            </>
          }
          below={
            <PartView part={applied} waiting={null}>
              {(rules) => (
                <RuleTimelineFigure
                  rules={rules.filter(({ khoanThu }) => khoanThu === shown.khoanThu)}
                  shownId={shown.id}
                />
              )}
            </PartView>
          }
        />
      )}
    </RecordView>
  );
}

type RuleFactsProps = { readonly rule: ContributionAmount };

function RuleFacts({ rule }: RuleFactsProps) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const figure = rule.cachTinh === 1 ? 'soTien' : 'tyLe';
  const fact = (field: keyof ContributionAmount) => ({
    label: words.labelOf(field),
    value: words.textOf(field, rule[field]),
  });
  return (
    <>
      <Facts
        title={texts('amount.rule')}
        facts={[
          fact('ma'),
          fact('khoanThu'),
          fact('cachTinh'),
          { ...fact(figure), note: rule.cachTinh === 1 ? texts('amount.perWorker') : undefined },
          { ...fact('loaiDonViIds'), isLong: true },
        ]}
      />
      <Facts
        title={texts('amount.force')}
        facts={[
          fact('hieuLucTu'),
          {
            label: words.labelOf('hieuLucDen'),
            value: rule.hieuLucDen === null ? texts('amount.open') : words.day(rule.hieuLucDen),
          },
          { ...fact('canCu'), isLong: true },
          { ...fact('ghiChu'), isLong: true },
        ]}
      />
    </>
  );
}

function StateFacts({ rule }: RuleFactsProps) {
  const texts = useTexts(amountTexts);
  const words = useAmountWords();
  const names = useNames(noLookups);
  const { tinhTrang, daSuDung, suDungDenNgay } = rule;
  const use =
    suDungDenNgay === null
      ? texts(daSuDung ? 'amount.usedBefore' : 'amount.unused')
      : texts('amount.usedUntil', { day: words.day(suDungDenNgay) });
  return (
    <Facts
      title={texts('amount.state')}
      facts={[
        {
          label: texts('amount.tinhTrang'),
          value: <Tag text={names.in(forceStates, tinhTrang)} tone={forceTones[tinhTrang]} />,
        },
        { label: texts('amount.used'), value: use },
      ]}
    />
  );
}

const noLookups = [] as const;
