import { createActor, fromPromise, waitFor } from 'xstate';

import type { ImportPreview, ImportResult, ImportRow } from '@/domain/import/import-row';
import { createImportMachine } from '@/machines/lists/import-machine';

type Call = { readonly rows: readonly number[]; readonly key: string };

export const file = new File(['PK'], 'a.xlsx');
const fault = { field: 'hoTen', key: 'required', params: {} } as const;
export const row = (input: number, isFaulty = false): ImportRow<number> => ({
  rowNumber: input + 2,
  cells: {},
  input,
  errors: isFaulty ? [fault] : [],
});
export const previewOf = (count: number): ImportPreview<number> => ({
  rows: Array.from({ length: count }, (_, index) => row(index)),
  remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 },
});
export const accepted = ({ rows }: Call): Promise<readonly ImportResult[]> =>
  Promise.resolve(rows.map((input) => ({ id: `id-${input}` })));
/** A UUID for a chosen file, and for its call that begins with a row. */
export const keyOf = (start: string, firstRow = '0000') => `${start}54e6a2-6d0c-4f59-9c62-3f6a0a5a${firstRow}`;
export const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

type Fakes = {
  readonly preview?: ImportPreview<number>;
  readonly read?: (file: File, signal: AbortSignal) => Promise<ImportPreview<number>>;
  readonly send?: (call: Call) => Promise<readonly ImportResult[]>;
};

export function start({ preview = previewOf(1), read = () => Promise.resolve(preview), send = accepted }: Fakes) {
  const calls: Call[] = [];
  const machine = createImportMachine<number>().provide({
    actors: {
      readFile: fromPromise<ImportPreview<number>, { readonly file: File }>(({ input, signal }) =>
        read(input.file, signal),
      ),
      sendRows: fromPromise<readonly ImportResult[], Call>(({ input }) => {
        calls.push(input);
        return send(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  return { actor, calls };
}

export async function begin(actor: ReturnType<typeof start>['actor'], key = keyOf('0b')): Promise<void> {
  actor.send({ type: 'file.choose', file, key });
  await waitFor(actor, (snapshot) => snapshot.matches('previewing'));
  actor.send({ type: 'import.start' });
}
