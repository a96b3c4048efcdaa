import { createActor, fromPromise } from 'xstate';

import type { RecordShape } from '@/domain/records/record-shape';
import { createRecordFormMachine } from '@/machines/records/record-form-machine';
import type { SaveRequest } from '@/machines/records/record-form-setup';

export type PersonInput = { readonly hoTen: string; readonly dienThoai: string };
export type Person = PersonInput & { readonly id: string; readonly concurrencyStamp: string };

export const stored: Person = { id: '7', concurrencyStamp: 's1', hoTen: 'Đào', dienThoai: '0912000001' };
export const theirs: Person = { ...stored, concurrencyStamp: 's2', dienThoai: '0912000002' };
const personShape: RecordShape<PersonInput, Person> = {
  inputOf: ({ hoTen, dienThoai }) => ({ hoTen, dienThoai }),
  normalize: (typed) => typed,
};

type Fakes = {
  readonly id?: string | undefined;
  readonly intention?: string;
  readonly load?: () => Promise<Person>;
  readonly present?: () => Promise<Person>;
  readonly save?: (request: SaveRequest<PersonInput>) => Promise<Person>;
};

/** A form of one person over calls that do as the test wants; by default all of them go well. */
export function startForm({
  load = () => Promise.resolve(stored),
  present = () => Promise.resolve(theirs),
  save = () => Promise.resolve(stored),
  intention = 'y-1',
  ...given
}: Fakes = {}) {
  const machine = createRecordFormMachine<PersonInput, Person>().provide({
    actors: {
      loadRecord: fromPromise(load),
      loadPresent: fromPromise(present),
      saveRecord: fromPromise<Person, SaveRequest<PersonInput>>(({ input }) => save(input)),
    },
  });
  const id = 'id' in given ? given.id : '7';
  const actor = createActor(machine, { input: { id, shape: personShape, intention } });
  const announced: { readonly type: string }[] = [];
  actor.on('*', (event) => announced.push(event));
  actor.start();
  return { actor, announced };
}
