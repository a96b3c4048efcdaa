import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/machines/**/*-machine.ts', {
  eager: true,
});

/** Every machine file of the product with the machines it exports, those of its factories included. */
export const machineFiles = Object.entries(modules).map(([file, module]) => ({
  file: file.replace('../../', ''),
  machines: Object.entries(module).flatMap(machineOf),
}));

export const allMachines = machineFiles.flatMap(({ machines }) => machines);

function machineOf([name, value]: readonly [string, unknown]): readonly AnyStateMachine[] {
  if (value instanceof StateMachine) {
    return [value as AnyStateMachine];
  }
  return /^create\w+Machine$/.test(name) && typeof value === 'function' ? [(value as () => AnyStateMachine)()] : [];
}
