import type { Workflow } from '@/machines/workflows/workflow';

const machines: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../src/machines/workflows/*-workflow-machine.ts',
  { eager: true },
);

/** Every workflow of the product, by the name under which its file exports it. */
export const workflows = Object.values(machines)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Workflow'))
  .map(([name, value]) => ({ name, workflow: value as Workflow<Readonly<Record<string, unknown>>, string, string> }));
