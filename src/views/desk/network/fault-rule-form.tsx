import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useMemo, useRef } from 'react';

import { callMethods, faultOutcomeIds, outcomeOf, type FaultOutcome } from '@/domain/desk/fault-rule';
import { faultRuleSchema, type FaultRuleInput } from '@/domain/desk/fault-rule-input';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { FormFrame } from '@/views/shared/form/form-frame';
import { NumberField } from '@/views/shared/form/number-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useForm, type Form } from '@/views/shared/form/use-form';

import { networkTexts } from './network-texts';

type FaultRuleFormProps = {
  readonly label: string;
  readonly initial: FaultRuleInput;
  readonly onSave: (input: FaultRuleInput) => void;
  readonly onCancel: () => void;
};

const validate = formErrorsOf(faultRuleSchema());

/** A rule while it is written. */
export function FaultRuleForm({ label, initial, onSave, onCancel }: FaultRuleFormProps) {
  const texts = useTexts(networkTexts);
  const form = useForm<FaultRuleInput>({ initialValues: initial, validate, isBusy: false, onSubmit: onSave });
  const { outcomes, methods } = useChoices();
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <FormFrame form={form} label={label}>
        <Typography variant="subtitle2" component="h4" sx={{ mb: 1 }}>
          {label}
        </Typography>
        <Box sx={fieldsStyle}>
          <SelectField name="outcome" label={texts('form.outcome')} choices={outcomes} isRequired />
          <DetailField form={form} />
          <SelectField name="method" label={texts('form.method')} choices={methods} isRequired />
          <TextField name="path" label={texts('form.path')} help={texts('form.pathHelp')} isRequired />
          <NumberField name="count" label={texts('form.count')} help={texts('form.countHelp')} width="half" />
          <NumberField name="percent" label={texts('form.percent')} width="half" isRequired />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button type="submit" variant="contained" size="small">
            {texts('form.save')}
          </Button>
          <Button size="small" onClick={onCancel}>
            {texts('form.cancel')}
          </Button>
        </Box>
      </FormFrame>
    </Paper>
  );
}

/** What the outcome has to be told; another outcome begins with what is usual for it. */
function DetailField({ form }: { readonly form: Form<FaultRuleInput> }) {
  const texts = useTexts(networkTexts);
  const { values, setFieldValue } = form.formik;
  const { detail, usual = null } = outcomeOf(values.outcome);
  const shownFor = useRef(values.outcome);

  useEffect(() => {
    if (shownFor.current !== values.outcome) {
      shownFor.current = values.outcome;
      void setFieldValue('detail', usual);
    }
  }, [values.outcome, usual, setFieldValue]);

  return detail === undefined ? null : (
    <TextField
      name="detail"
      label={texts(`form.${detail}`)}
      help={detail === 'seconds' ? texts('form.secondsHelp') : undefined}
      isRequired={detail !== 'seconds'}
    />
  );
}

function useChoices() {
  const texts = useTexts(networkTexts);
  return useMemo(
    () => ({
      outcomes: faultOutcomeIds.map((id: FaultOutcome) => ({ id, label: texts(`outcome.${id}`) })),
      methods: callMethods.map((id) => ({ id, label: id === '*' ? texts('rules.anyMethod') : id })),
    }),
    [texts],
  );
}

const fieldsStyle = { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 1.25 } as const;
