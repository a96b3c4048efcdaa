import { Box, Typography } from '@mui/material';
import { useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import { createIntention } from '@/domain/text/intention';
import { blankStep, composedStep, stepErrors, type StepInput } from '@/domain/workflow/step-input';
import type { ModalRef } from '@/machines/modal-machine';
import { useTexts } from '@/views/app/localization-context';

import { TextField } from '../form/text-field';
import { FormDialogContent } from '../modal/form-dialog';
import { ofToday } from '../of-today';
import { FactList } from '../record/facts';
import type { StepDescription } from './step-description';
import { workflowTexts } from './workflow-texts';

type StepDialogProps<Entity extends SteppedRecord, Step extends string> = {
  readonly modalRef: ModalRef;
  readonly record: Entity;
  readonly step: StepDescription<Entity, Step>;
  readonly onDone: (record: Entity) => void;
  /** Asks for the record again, after somebody else has changed it. */
  readonly onReload: () => void;
};

/** A record that steps are taken with; its id tells what is typed for it from what is typed for others. */
export type SteppedRecord = { readonly id: string };

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
}: StepDialogProps<Entity, Step>) {
  const texts = useTexts(workflowTexts);
  const [intentionOf] = useState(createIntention);
  const [initialValues] = useState(() => ({
    ...blankStep,
    ...step.extra?.initialValues(record, todayAt(Date.now())),
  }));
  const [validate] = useState(() => ofToday((today) => stepErrors(step.asks, step.extra?.schema(today))));

  return (
    <FormDialogContent<StepInput, Entity>
      modalRef={modalRef}
      label={step.label}
      initialValues={initialValues}
      validate={(typed) => validate(composedStep(typed))}
      fieldByCode={step.extra?.fieldByCode}
      submit={(typed, signal) => {
        const values = composedStep(typed);
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
      {step.extra?.fields(record)}
      {step.asks === 'reason' ? (
        <TextField name="lyDo" label={texts('step.reason')} help={texts('step.reasonHelp')} lines={3} isRequired />
      ) : null}
      {step.asks === 'opinion' ? <TextField name="yKien" label={texts('step.opinion')} lines={3} /> : null}
    </FormDialogContent>
  );
}

const factsStyle = { gridColumn: '1 / -1', p: 1.5, borderRadius: 1, bgcolor: 'var(--surface-sunken)' } as const;
