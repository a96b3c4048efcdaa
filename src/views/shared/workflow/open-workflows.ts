import type { AnyStateMachine, StateValue } from 'xstate';

/** The workflow of a record that is on the screen. */
export type OpenWorkflow = {
  /** Of the part of the screen that shows the record. */
  readonly key: string;
  readonly recordId: string;
  readonly machine: AnyStateMachine;
  /** The state that the record's status stands for. */
  readonly value: StateValue;
};

const shown = new Map<string, OpenWorkflow>();
const listeners = new Set<() => void>();

/** Notes which record is on the screen; answers the function that ends it. */
export function showWorkflow(workflow: OpenWorkflow): () => void {
  shown.set(workflow.key, workflow);
  tell();
  return () => {
    shown.delete(workflow.key);
    tell();
  };
}

export function openWorkflows(): readonly OpenWorkflow[] {
  return [...shown.values()];
}

/** Tells of every record that comes, goes or changes; answers the function that ends it. */
export function watchWorkflows(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}
