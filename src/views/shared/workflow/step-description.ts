import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';

import type { StepAsks, StepInput } from '@/domain/workflow/step-input';

import type { Fact } from '../record/facts';

/** What a step of a workflow looks like and what it does; whether it may be taken is the machine's matter. */
export type StepDescription<Entity, Step extends string, Extra extends object = object> = {
  readonly id: Step;
  /** Name of the button and title of the dialog. */
  readonly label: string;
  /** `error` for what ends or takes something back. */
  readonly tone?: 'primary' | 'error';
  /** The question of the dialog. */
  readonly question: (record: Entity) => string;
  /** What the decision is about: who, which period, how much. */
  readonly facts?: (record: Entity) => readonly Fact[];
  readonly asks: StepAsks;
  /** First values and rules of the step's own fields, by the day (ISO date) that it is then, and how they are drawn. */
  readonly extra?: {
    readonly initialValues: (record: Entity, today: string) => Extra;
    readonly schema: (today: string) => AnyObjectSchema;
    readonly fields: (record: Entity) => ReactNode;
    readonly fieldByCode?: Readonly<Record<string, string>>;
  };
  /** Said when it is done. */
  readonly done: string;
  /** Takes the step and answers the record after it. `maLanGui` stays the same however often it is sent. */
  readonly run: (
    record: Entity,
    input: StepInput & Extra & { readonly maLanGui: string },
    signal: AbortSignal,
  ) => Promise<Entity>;
};
