import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { createRecordFormMachine, formerSaveOf } from '@/machines/records/record-form-machine';
import type { RecordShape } from '@/domain/records/record-shape';
import type { SaveRequest } from '@/machines/records/record-form-setup';

import { startForm, stored, type Person, type PersonInput } from './people-form';

const conflict = new AppError('http.conflict', { status: 409 });

describe('recordFormMachine, where answers were lost', () => {
  it('X-02 a 409 against one’s own save, whose answer was lost, is no change of somebody else: what was typed since is saved', async () => {
    const requests: SaveRequest<PersonInput>[] = [];
    const own: Person = { ...stored, concurrencyStamp: 's2', hoTen: 'Đào Thị' };
    const answers = [new AppError('network.timeout', { status: 0 }), conflict];
    const save = (request: SaveRequest<PersonInput>) => {
      requests.push(request);
      const error = answers.shift();
      return error === undefined ? Promise.resolve({ ...own, ...request.input }) : Promise.reject(error);
    };
    const { actor } = startForm({ save, present: () => Promise.resolve(own) });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị', dienThoai: '0912000001' } });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' } });
    await waitFor(actor, (snapshot) => snapshot.matches('saved') || snapshot.matches({ conflicting: 'comparing' }));
    expect(actor.getSnapshot().value).toBe('saved');
    expect(requests.map(({ input, stored: begun }) => [input.hoTen, begun?.concurrencyStamp])).toEqual([
      ['Đào Thị', 's1'],
      ['Đào Thị Ứng', 's1'],
      ['Đào Thị Ứng', 's2'],
    ]);
  });

  it('X-02 B-08 a row that was added without an answer is one’s own, though the server has given it an id of its own', async () => {
    type Rows = { readonly dong: readonly { readonly khoa: string; readonly so: number }[] };
    type Kept = {
      readonly id: string;
      readonly concurrencyStamp: string;
      readonly dong: readonly { id: string; so: number }[];
    };
    const base: Kept = { id: '7', concurrencyStamp: 's1', dong: [] };
    const own: Kept = { ...base, concurrencyStamp: 's2', dong: [{ id: 'x', so: 1 }] };
    const answers = [new AppError('network.timeout'), conflict];
    const machine = createRecordFormMachine<Rows, Kept>().provide({
      actors: {
        loadRecord: fromPromise(() => Promise.resolve(base)),
        loadPresent: fromPromise(() => Promise.resolve(own)),
        saveRecord: fromPromise<Kept, SaveRequest<Rows>>(() => {
          const error = answers.shift();
          return error === undefined ? Promise.resolve(own) : Promise.reject(error);
        }),
      },
    });
    const shape: RecordShape<Rows, Kept> = {
      inputOf: ({ dong }) => ({ dong: dong.map(({ id, so }) => ({ khoa: id, so })) }),
      normalize: (typed) => typed,
      storedOf: ({ dong }) => dong.map(({ so }) => so),
    };
    const actor = createActor(machine, { input: { id: '7', shape, intention: 'y-1' } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'record.save', input: { dong: [{ khoa: 'k', so: 1 }] } });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'record.save', input: { dong: [{ khoa: 'k', so: 1 }] } });
    await waitFor(actor, (snapshot) => snapshot.matches('saved') || snapshot.matches({ conflicting: 'comparing' }));
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('C-07 X-02 a new record whose answer was lost is made once: what was typed since is saved over it', async () => {
    const requests: SaveRequest<PersonInput>[] = [];
    const made: Person = { ...stored, hoTen: 'Đào Thị' };
    const save = (request: SaveRequest<PersonInput>) => {
      requests.push(request);
      // The back end answers the second creation, under the name of the first, with what the first has made.
      return requests.length === 1
        ? Promise.reject(new AppError('network.timeout'))
        : Promise.resolve(request.stored === undefined ? made : { ...made, ...request.input });
    };
    const { actor } = startForm({ id: undefined, save });
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị', dienThoai: '0912000001' } });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' } });
    const saved = await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(saved.output?.saved?.hoTen).toBe('Đào Thị Ứng');
    expect(requests.map(({ input, stored: begun }) => [input.hoTen, begun?.concurrencyStamp])).toEqual([
      ['Đào Thị', undefined],
      ['Đào Thị Ứng', undefined],
      ['Đào Thị Ứng', 's1'],
    ]);
  });

  it('C-07 X-02 a new record sent twice without an answer, typed otherwise between, is saved as it is typed by then', async () => {
    const inputs: string[] = [];
    const made: Person = { ...stored, hoTen: 'Đào Thị' };
    const save = ({ input, stored: begun }: SaveRequest<PersonInput>) => {
      inputs.push(input.hoTen);
      // The first one has arrived, the second has not; the third is answered with what the first has made.
      return inputs.length <= 2
        ? Promise.reject(new AppError('network.timeout'))
        : Promise.resolve(begun === undefined ? made : { ...made, ...input });
    };
    const { actor } = startForm({ id: undefined, save });
    for (const hoTen of ['Đào Thị', 'Đào Thị Ứng']) {
      actor.send({ type: 'record.save', input: { hoTen, dienThoai: '0912000001' } });
      await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    }
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' } });
    const saved = await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(saved.output?.saved?.hoTen).toBe('Đào Thị Ứng');
    expect(inputs).toEqual(['Đào Thị', 'Đào Thị Ứng', 'Đào Thị Ứng', 'Đào Thị Ứng']);
  });

  it('X-02 a 409 against one’s own save but one, whose answer was lost, is no change of somebody else either', async () => {
    const own: Person = { ...stored, concurrencyStamp: 's2', hoTen: 'Đào Thị' };
    const answers = [new AppError('network.timeout'), new AppError('network.unreachable'), conflict];
    const save = ({ input }: SaveRequest<PersonInput>) => {
      const error = answers.shift();
      return error === undefined ? Promise.resolve({ ...own, ...input }) : Promise.reject(error);
    };
    const { actor } = startForm({ save, present: () => Promise.resolve(own) });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    for (const hoTen of ['Đào Thị', 'Đào Thị Ứng']) {
      actor.send({ type: 'record.save', input: { hoTen, dienThoai: '0912000001' } });
      await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    }
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' } });
    await waitFor(actor, (snapshot) => snapshot.matches('saved') || snapshot.matches({ conflicting: 'comparing' }));
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('C-07 A-10 what a form has sent without an answer is known to the one that takes up its draft: one record is made', async () => {
    const lost = startForm({ id: undefined, save: () => Promise.reject(new AppError('network.timeout')) }).actor;
    lost.send({ type: 'record.save', input: { hoTen: 'Đào Thị', dienThoai: '0912000001' } });
    expect(formerSaveOf(lost.getSnapshot())?.inputs.map(({ hoTen }) => hoTen)).toEqual(['Đào Thị']);
    const former = formerSaveOf(await waitFor(lost, (snapshot) => snapshot.matches('failed')));

    const requests: SaveRequest<PersonInput>[] = [];
    const made: Person = { ...stored, hoTen: 'Đào Thị' };
    const save = (request: SaveRequest<PersonInput>) => {
      requests.push(request);
      return Promise.resolve(request.stored === undefined ? made : { ...made, ...request.input });
    };
    const { actor } = startForm({ id: undefined, intention: 'y-2', save });
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' }, former });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(requests.map(({ input, stored: begun, intention }) => [input.hoTen, begun?.id, intention])).toEqual([
      ['Đào Thị Ứng', undefined, 'y-1'],
      ['Đào Thị Ứng', '7', 'y-1'],
    ]);
  });

  it('C-07 a new record whose request never arrived is made as it is typed by then, and saved over by nothing', async () => {
    const answers = [new AppError('network.unreachable')];
    const save = vi.fn(({ input }: SaveRequest<PersonInput>) => {
      const error = answers.shift();
      return error === undefined ? Promise.resolve({ ...stored, ...input }) : Promise.reject(error);
    });
    const { actor } = startForm({ id: undefined, save });
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị', dienThoai: '1' } });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '1' } });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(save).toHaveBeenCalledTimes(2);
  });
});
