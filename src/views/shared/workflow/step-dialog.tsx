import { Box, Typography } from '@mui/material';
import { useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import { createIntention } from '@/domain/text/intention';
import { blankStep, composedStep, stepErrors, type StepInput } from '@/domain/workflow/step-input';
import { useTexts } from '@/views/app/localization-context';

import { TextField } from '../form/text-field';
import { FormDialogContent } from '../modal/form-dialog';
import { ofToday } from '../days/of-today';
import { FactList } from '../record/facts';
import type { OwnFields, StepDialogProps, SteppedRecord } from './step-description';
import { workflowTexts } from './workflow-texts';

type StepDialogContentProps<Entity extends SteppedRecord, Step extends string> = StepDialogProps<Entity, Step> & {
  readonly own?: OwnFields | undefined;
};

/**
 * Asks whether a step shall be taken, with reason or opinion, and takes it once: each opening and each change of what is
 * typed is one intention, so that a second click or a retry after a lost answer does nothing twice.
 */
export function StepDialogContent<Entity extends SteppedRecord, Step extends string>({
  modalRef,
  record,
  step,
  onDone,
  onReload,
  own,
}: StepDialogContentProps<Entity, Step>) {
  const texts = useTexts(workflowTexts);
  const [intentionOf] = useState(createIntention);
  const [initialValues] = useState(() => ({
    ...blankStep,
    ...own?.initialValues(todayAt(Date.now())),
  }));
  const [validate] = useState(() => ofToday((today) => stepErrors(step.asks, own?.schema(today))));
  const normalized = (typed: StepInput) => {
    const composed = composedStep(typed);
    return own?.normalize?.(composed) ?? composed;
  };

  return (
    <FormDialogContent<StepInput, Entity>
      modalRef={modalRef}
      label={step.label}
      initialValues={initialValues}
      validate={(typed) => validate(normalized(typed))}
      fieldByCode={own?.fieldByCode}
      submit={(typed, signal) => {
        const values = normalized(typed);
        return step.run(record, { ...values, maLanGui: intentionOf(values) }, signal);
      }}
      submitLabel={step.label}
      isSubmitDangerous={step.tone === 'error'}
      draftName={`step ${record.id} ${step.id}`}
      onDone={onDone}
      conflict={{ message: texts('step.changed'), showLatest: texts('step.showLatest'), onShowLatest: onReload }}
    >
      <Typography sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>{step.question(record)}</Typography>
      {step.facts === undefined ? null : (
        <Box sx={factsStyle}>
          <FactList facts={step.facts(record)} />
        </Box>
      )}
      {own?.fields}
      {step.asks === 'reason' ? (
        <TextField name="lyDo" label={texts('step.reason')} help={texts('step.reasonHelp')} lines={3} isRequired />
      ) : null}
      {step.asks === 'opinion' ? <TextField name="yKien" label={texts('step.opinion')} lines={3} /> : null}
    </FormDialogContent>
  );
}

const factsStyle = { gridColumn: '1 / -1', p: 1.5, borderRadius: 1, bgcolor: 'var(--surface-sunken)' } as const;
