import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

import type { StepAsks, StepInput } from '@/domain/workflow/step-input';
import type { ModalRef } from '@/machines/dialogs/modal-machine';

import type { FieldByCode } from '../form/server-errors';
import type { LoadedLater } from '../loading/loaded-later';
import type { Fact } from '../record/facts';

/** A record that steps are taken with; its id tells what is typed for it from what is typed for others. */
export type SteppedRecord = { readonly id: string };

/** What a step of a workflow looks like and what it does; whether it may be taken is the machine's matter. */
export type StepDescription<Entity extends SteppedRecord, Step extends string> = {
  readonly id: Step;
  /** Name of the button and title of the dialog. */
  readonly label: string;
  /** `error` for what ends or takes something back; `secondary` for what the record does not wait for. */
  readonly tone?: 'primary' | 'secondary' | 'error';
  /** The question of the dialog. */
  readonly question: (record: Entity) => string;
  /** What the decision is about: who, which period, how much. */
  readonly facts?: (record: Entity) => readonly Fact[];
  readonly asks: StepAsks;
  /** The content of the dialog where a step has fields of its own; without it, opinion or reason alone are asked for. */
  readonly dialog?: LoadedLater<StepDialogProps<Entity, Step>>;
  /** Said when it is done. */
  readonly done: string;
  /**
   * Takes the step and answers the record after it. The step's own fields stand in `input` beside opinion and reason;
   * `maLanGui` stays the same however often it is sent.
   */
  readonly run: (
    record: Entity,
    input: StepInput & { readonly maLanGui: string },
    signal: AbortSignal,
  ) => Promise<Entity>;
};

/** What the content of a step's dialog gets. */
export type StepDialogProps<Entity extends SteppedRecord, Step extends string> = {
  readonly modalRef: ModalRef;
  readonly record: Entity;
  readonly step: StepDescription<Entity, Step>;
  readonly onDone: (record: Entity) => void;
  /** Asks for the record again, after somebody else has changed it. */
  readonly onReload: () => void;
};

/** Fields of a step beside opinion or reason: first values and rules by the day (ISO date) that it is then, and their look. */
export type OwnFields = {
  readonly initialValues: (today: string) => object;
  readonly schema: (today: string) => AnyObjectSchema;
  /** What was typed, in the form in which it is checked and sent; as it is without it. */
  readonly normalize?: (typed: StepInput) => StepInput;
  readonly fields: ReactNode;
  readonly fieldByCode?: FieldByCode;
};
