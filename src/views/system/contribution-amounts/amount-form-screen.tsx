import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import type { ContributionAmount, ContributionAmountInput } from '@/domain/contribution-amounts/contribution-amount';
import {
  amountInputOf,
  emptyContributionAmount,
  normalizeContributionAmount,
} from '@/domain/contribution-amounts/contribution-amount-input';
import { contributionAmountSchema } from '@/domain/contribution-amounts/contribution-amount-schema';
import type { ContributionRule } from '@/domain/fund/contribution-rules';
import { href } from '@/domain/navigation/routes';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormHeading } from '@/views/shared/record/form-heading';
import { PartView } from '@/views/shared/record/part-view';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useAppliedRules } from '@/views/shared/use-applied-rules';

import { ForceSection, RuleSection } from './amount-sections';
import { amountTexts } from './amount-texts';
import { RuleChecks } from './rule-checks';
import { useAmountWords } from './use-amount-words';

/** A rule's form: a new one, or a stored one when the address names it. */
export function AmountFormScreen() {
  const { ruleId } = useParams<{ ruleId?: string }>();
  return <AmountForm key={ruleId ?? 'new'} ruleId={ruleId} />;
}

function AmountForm({ ruleId }: { readonly ruleId: string | undefined }) {
  const { contributionAmounts } = useServices();
  const texts = useTexts(amountTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const formRef = useRecordForm<ContributionAmountInput, ContributionAmount>(ruleId, contributionAmounts, {
    inputOf: amountInputOf,
    normalize: normalizeContributionAmount,
  });
  const applied = useAppliedRules();
  const words = useAmountWords();
  const [validate] = useState(() => formErrorsOf(contributionAmountSchema()));
  const parent = ruleId === undefined ? href('contributionAmounts') : href('contributionAmount', { ruleId });
  const title = texts(ruleId === undefined ? 'amount.create' : 'amount.edit');

  const description = useMemo<RecordFormDescription<ContributionAmountInput, ContributionAmount>>(
    () => ({
      blank: emptyContributionAmount(),
      validate,
      fieldByCode: { 'QuyHoTro:08001': 'hieuLucTu' },
      words,
      label: texts('amount.formTitle'),
      submitLabel: texts(ruleId === undefined ? 'amount.create' : 'amount.save'),
    }),
    [validate, words, texts, ruleId],
  );

  return (
    <RecordFormView<ContributionAmountInput, ContributionAmount>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      whyLocked={({ daSuDung }) => (daSuDung ? texts('help.used') : undefined)}
      onSaved={({ id }) => {
        returnTo(href('contributionAmount', { ruleId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(rule) => <FormHeading title={title} name={rule?.ma} />}
    >
      {(rule) => (
        <>
          <RuleSection />
          <ForceSection>
            <PartView part={applied} waiting={null}>
              {(rules) => <TypedRuleChecks id={rule?.id} rules={rules} />}
            </PartView>
          </ForceSection>
        </>
      )}
    </RecordFormView>
  );
}

type TypedRuleChecksProps = {
  readonly id: string | undefined;
  readonly rules: readonly ContributionRule[];
};

function TypedRuleChecks(props: TypedRuleChecksProps) {
  const { values } = useFormikContext<ContributionAmountInput>();
  return <RuleChecks {...props} input={values} />;
}
