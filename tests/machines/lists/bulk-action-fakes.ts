import { createActor, fromPromise, waitFor } from 'xstate';

import type { Page } from '@/domain/abp/paging';
import type { AppError } from '@/domain/errors/app-error';
import type { BulkCall, BulkPlan, BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import { createBulkActionMachine } from '@/machines/lists/bulk-action-machine';

type Row = { readonly id: string; readonly concurrencyStamp: string };

export const key = '0b54e6a2-6d0c-4f59-9c62-3f6a0a5a0000';
export const query: ListQuery = {
  page: 4,
  pageSize: 10,
  sort: undefined,
  search: 'a',
  filters: {},
  columns: undefined,
};
export const row = (n: number, stamp = 's1'): Row => ({ id: `r${n}`, concurrencyStamp: stamp });
export const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));
export const plan = (changes: Partial<BulkPlan<Row>> = {}): BulkPlan<Row> => ({
  id: 'approve',
  most: 50,
  perCall: 50,
  isOffered: () => true,
  ...changes,
});
export const done = (id: string): BulkResult => ({ id, ma: id.toUpperCase(), thanhCong: true });
export const refusal = (id: string): BulkResult => ({ id, ma: null, thanhCong: false, loi: { message: 'Chưa khớp.' } });

type Fakes = {
  readonly total?: number;
  /** Rows that are counted still and stand on no page any more. */
  readonly gone?: number;
  /** Of each page that is asked for, in their order. */
  readonly fetchErrors?: readonly (AppError | undefined)[];
  readonly runErrors?: readonly AppError[];
  readonly hold?: () => Promise<void>;
  readonly answer?: (call: BulkCall) => readonly BulkResult[];
};

export function start({ total = 0, gone = 0, fetchErrors = [], runErrors = [], hold, answer }: Fakes) {
  const asked: ListQuery[] = [];
  const calls: BulkCall[] = [];
  let changed = 0;
  const actor = createActor(
    createBulkActionMachine<Row>().provide({
      actors: {
        fetchPage: fromPromise<Page<Row>, { readonly query: ListQuery }>(({ input }) => {
          asked.push(input.query);
          const first = input.query.page * input.query.pageSize;
          const size = Math.max(0, Math.min(input.query.pageSize, total - gone - first));
          const items = Array.from({ length: size }, (_, index) => row(first + index));
          const error = fetchErrors[asked.length - 1];
          return error === undefined ? Promise.resolve({ totalCount: total, items }) : Promise.reject(error);
        }),
        runCall: fromPromise(async ({ input }: { input: BulkCall }) => {
          calls.push(input);
          await hold?.();
          const error = runErrors[calls.length - 1];
          if (error !== undefined) {
            throw error;
          }
          return answer?.(input) ?? input.items.map(({ id }) => done(id));
        }),
      },
    }),
  );
  actor.on('rows.changed', () => {
    changed += 1;
  });
  actor.start();
  return { actor, asked, calls, changes: () => changed };
}

type Actor = ReturnType<typeof start>['actor'];

export function run(actor: Actor, chosen?: readonly Row[]) {
  if (chosen !== undefined) {
    actor.send({ type: 'selection.change', rows: chosen });
  }
  actor.send({ type: 'action.choose', plan: plan() });
  actor.send({ type: 'run.start', words: {}, key });
  return waitFor(actor, (snapshot) => snapshot.matches('done'));
}

/** Calls that wait until each is let go. */
export function gates() {
  const waiting: (() => void)[] = [];
  const arrivals: (() => void)[] = [];
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        arrivals.shift()?.();
      }),
    open: async () => {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => arrivals.push(resolve));
      }
      waiting.shift()?.();
    },
  };
}
