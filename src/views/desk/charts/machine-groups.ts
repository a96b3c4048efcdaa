import type { ShownMachine } from './chart-feed';

/** Machines of one name. */
export type MachineGroup = {
  readonly id: string;
  readonly kind: ShownMachine['kind'];
  /** The newest last. */
  readonly machines: readonly ShownMachine[];
};

/** What a trainer asks for most comes first; the rest stands by name. */
const first = ['auth', 'error', 'confirm', 'modal'];

/** The running machines by name: the workflow of the open record, those asked for most, the others. */
export function machineGroups(machines: readonly ShownMachine[]): readonly MachineGroup[] {
  const groups = new Map<string, MachineGroup>();
  for (const each of machines) {
    const { id } = each.machine;
    const known = groups.get(id);
    groups.set(id, { id, kind: each.kind, machines: [...(known?.machines ?? []), each] });
  }
  return [...groups.values()].sort(
    (left, right) => rankOf(left) - rankOf(right) || left.id.localeCompare(right.id, 'en'),
  );
}

function rankOf({ id, kind }: MachineGroup): number {
  const place = first.indexOf(id);
  return kind === 'workflow' ? -1 : place === -1 ? first.length : place;
}
