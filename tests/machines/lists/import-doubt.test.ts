import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { importRowsPerCall } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { doubtfulRows } from '@/machines/lists/import-machine';

import { accepted, begin, numbers, previewOf, start } from './import-fixtures';

describe('rows of an import that may be in', () => {
  it('B-10 knows which rows may be in although nobody said so: those of a call whose answer was lost, not of one refused', async () => {
    const endsWith = async (error: AppError) => {
      const { actor } = start({
        preview: previewOf(importRowsPerCall * 3),
        send: (call) => (call.rows[0] === 0 ? accepted(call) : Promise.reject(error)),
      });
      await begin(actor);
      await waitFor(actor, (snapshot) => snapshot.matches('failed'));
      actor.send({ type: 'import.finish' });
      return doubtfulRows(actor.getSnapshot().context).map(({ input }) => input);
    };
    const secondCall = numbers(importRowsPerCall, importRowsPerCall * 2);

    expect(await endsWith(new AppError('network.unreachable', { status: 0 }))).toEqual(secondCall);
    expect(await endsWith(new AppError('http.unavailable', { status: 504 }))).toEqual(secondCall);
    expect(await endsWith(new AppError('http.server', { status: 500 }))).toEqual(secondCall);
    expect(await endsWith(new AppError('response.malformed', { status: 200 }))).toEqual(secondCall);
    expect(await endsWith(new AppError('http.validation', { status: 400 }))).toEqual([]);
    expect(await endsWith(new AppError('http.forbidden', { status: 403 }))).toEqual([]);
    expect(await endsWith(new AppError('app.unexpected'))).toEqual([]);
  });

  it('B-10 W-06 does not say of rows that may be in that they were not sent, whatever becomes of sending them again', async () => {
    const errors = [
      new AppError('network.unreachable', { status: 0 }),
      new AppError('http.sessionExpired', { status: 401 }),
      new AppError('http.forbidden', { status: 403 }),
    ];
    const { actor } = start({
      preview: previewOf(importRowsPerCall * 3),
      send: (call) => {
        const error = call.rows[0] === importRowsPerCall ? errors.shift() : undefined;
        const isRefused = call.rows[0] === importRowsPerCall * 2;
        return error === undefined && !isRefused
          ? accepted(call)
          : Promise.reject(error ?? new AppError('http.forbidden', { status: 403 }));
      },
    });
    const doubtful: number[] = [];
    await begin(actor);
    for (let tries = 0; tries < 4; tries += 1) {
      const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
      doubtful.push(doubtfulRows(failed.context).length);
      actor.send({ type: 'import.resume' });
    }
    expect(doubtful).toEqual([importRowsPerCall, importRowsPerCall, importRowsPerCall, 0]);
  });
});
