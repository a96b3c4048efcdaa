import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { searchDebounceMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { SearchHit } from '@/domain/search/search-hit';
import {
  commandPaletteMachine,
  hitId,
  listedHits,
  markedId,
  recordPrefix,
} from '@/machines/shell/command-palette-machine';
import { fromCall } from '@/views/shared/from-call';

const hit = (loai: SearchHit['loai'], id: string): SearchHit => ({
  ...{ loai, id, ma: id.toUpperCase(), tieuDe: `Bản ghi ${id}`, moTa: null },
  duongDan: `/${loai}/${id}`,
});

const worker = hit('nguoi-lao-dong', 'w1');
const voucher = hit('phieu-nop-quy', 'n1');
const commands = ['Người lao động', 'Nộp quỹ'].map((title) => ({ id: title, title, group: 'Trang' }));

type Asked = {
  readonly query: string;
  readonly signal: AbortSignal;
  readonly answer: (hits: readonly SearchHit[]) => void;
  readonly fail: (error: AppError) => void;
};

function open() {
  const clock = new SimulatedClock();
  const asked: Asked[] = [];
  const logic = commandPaletteMachine.provide({
    actors: {
      findRecords: fromCall(
        ({ query }, signal) =>
          new Promise<readonly SearchHit[]>((answer, fail) => {
            asked.push({ query, signal, answer, fail });
          }),
      ),
    },
  });
  const palette = createActor(logic, { clock, input: { recentIds: [] } }).start();
  const chosen: string[] = [];
  palette.on('command.chosen', ({ id }) => chosen.push(id));
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'commands.change', commands });
  return {
    palette,
    asked,
    chosen,
    type: (query: string) => {
      palette.send({ type: 'query.change', query });
    },
    pause: () => {
      clock.increment(searchDebounceMs);
    },
    records: () => listedHits(palette.getSnapshot().context).map(({ id }) => id),
    is: (state: 'resting' | 'pausing' | 'asking' | 'answered' | 'failed') =>
      vi.waitFor(() => expect(palette.getSnapshot().value).toEqual({ open: state })),
    marked: () => markedId(palette.getSnapshot().context),
  };
}

describe('records in the command palette', () => {
  it('are asked for after a pause in typing, and from two letters on', async () => {
    const { asked, type, pause, is } = open();
    type('n');
    pause();
    await is('resting');
    type('ng');
    type('ngu');
    pause();
    await is('asking');
    expect(asked.map(({ query }) => query)).toEqual(['ngu']);
  });

  it('stand below the commands, kind by kind, and are gone through with the same keys', async () => {
    const { palette, asked, type, pause, records, is, marked, chosen } = open();
    type('nộp');
    pause();
    asked[0]?.answer([voucher, worker]);
    await is('answered');
    expect(records()).toEqual(['w1', 'n1']);
    expect(marked()).toBe('Nộp quỹ');
    palette.send({ type: 'mark.move', to: 'next' });
    expect(marked()).toBe(hitId(worker));
    palette.send({ type: 'mark.move', to: 'last' });
    palette.send({ type: 'command.choose' });
    expect(chosen).toEqual([`${recordPrefix}${voucher.duongDan}`]);
    expect(palette.getSnapshot().value).toBe('closed');
  });

  it('of an earlier query are gone at once, and its question is called off', async () => {
    const { palette, asked, type, pause, records, is, chosen } = open();
    type('w1');
    pause();
    asked[0]?.answer([worker]);
    await is('answered');
    type('w12');
    expect(records()).toEqual([]);
    palette.send({ type: 'command.choose' });
    expect(chosen).toEqual([]);
    pause();
    type('n1');
    pause();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    asked[1]?.answer([worker]);
    asked[2]?.answer([voucher]);
    await is('answered');
    expect(records()).toEqual(['n1']);
  });

  it('are no longer asked for when the palette closes', async () => {
    const { palette, asked, type, pause, is } = open();
    type('nguyen');
    pause();
    await is('asking');
    palette.send({ type: 'palette.close' });
    expect(asked[0]?.signal.aborted).toBe(true);
    palette.send({ type: 'palette.open' });
    expect(palette.getSnapshot().context).toMatchObject({ query: '', hits: [] });
  });

  it('that could not be had leave the commands, and are asked for again', async () => {
    const { palette, asked, type, pause, records, is, marked } = open();
    type('nộp');
    pause();
    asked[0]?.fail(new AppError('http.server', { status: 500 }));
    await is('failed');
    expect(marked()).toBe('Nộp quỹ');
    palette.send({ type: 'records.retry' });
    asked[1]?.answer([voucher]);
    await is('answered');
    expect(records()).toEqual(['n1']);
    expect(palette.getSnapshot().context.error).toBeUndefined();
  });

  it('that were opened just now stand among the commands alone', async () => {
    const { palette, asked, type, pause, records, is } = open();
    palette.send({
      type: 'commands.change',
      commands: [...commands, { id: hitId(voucher), title: 'N1', group: 'Hồ sơ vừa xem' }],
    });
    type('n1');
    pause();
    asked[0]?.answer([voucher]);
    await is('answered');
    expect(records()).toEqual([]);
  });
});
