import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { createRecordFormMachine } from '@/machines/records/record-form-machine';
import type { SaveRequest } from '@/machines/records/record-form-setup';

import { startForm, stored, theirs, type PersonInput } from './people-form';

const conflict = new AppError('http.conflict', { status: 409 });

describe('recordFormMachine', () => {
  it('B-10 B-11 begins a new record without loading anything', () => {
    const load = vi.fn(() => Promise.resolve(stored));
    const { actor } = startForm({ id: undefined, load });

    expect(actor.getSnapshot().value).toBe('editing');
    expect(load).not.toHaveBeenCalled();
  });

  it('V-03 saves once however often it is told to', async () => {
    const save = vi.fn((request: SaveRequest<PersonInput>) => Promise.resolve({ ...stored, ...request.input }));
    const { actor } = startForm({ save });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));

    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' } });
    actor.send({ type: 'record.save', input: { hoTen: 'khác', dienThoai: '' } });
    const saved = await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(save.mock.calls).toEqual([
      [{ input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' }, stored, intention: 'y-1' }],
    ]);
    expect(saved.output).toEqual({ saved: { ...stored, hoTen: 'Đào Thị Ứng' } });
  });

  it('V-04 stays open with the refusal when the server finds something wrong', async () => {
    const refusal = new AppError('http.validation', { status: 400 });
    const { actor } = startForm({ save: () => Promise.reject(refusal) });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));

    actor.send({ type: 'record.save', input: { hoTen: '', dienThoai: '' } });
    const refused = await waitFor(actor, (snapshot) => snapshot.matches('refused'));

    expect(refused.context.error).toBe(refusal);
    expect(refused.hasTag('open')).toBe(true);
    expect(refused.can({ type: 'record.save', input: { hoTen: 'Đào', dienThoai: '' } })).toBe(true);
  });

  it('V-05 stays open and says so when a save does not get through', async () => {
    const { actor, announced } = startForm({ save: () => Promise.reject(new AppError('network.unreachable')) });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));

    actor.send({ type: 'record.save', input: { hoTen: 'Đào', dienThoai: '1' } });
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));

    expect(failed.context.typed).toEqual({ hoTen: 'Đào', dienThoai: '1' });
    expect(failed.hasTag('open')).toBe(true);
    expect(announced.map(({ type }) => type)).toEqual(['save.failed']);
  });

  it('X-02 on a 409 loads the present record and saves only my changes over it, with its stamp', async () => {
    const requests: SaveRequest<PersonInput>[] = [];
    const save = (request: SaveRequest<PersonInput>) => {
      requests.push(request);
      return requests.length === 1 ? Promise.reject(conflict) : Promise.resolve({ ...theirs, ...request.input });
    };
    const { actor, announced } = startForm({ save });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));

    actor.send({ type: 'record.save', input: { hoTen: 'Đào Thị Ứng', dienThoai: '0912000001' } });
    const comparing = await waitFor(actor, (snapshot) => snapshot.matches({ conflicting: 'comparing' }));
    expect(comparing.context.theirs).toEqual(theirs);

    actor.send({ type: 'conflict.keepMine' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');

    const merged = { hoTen: 'Đào Thị Ứng', dienThoai: '0912000002' };
    expect(requests[1]).toEqual({ input: merged, stored: theirs, intention: 'y-1' });
    expect(announced).toEqual([
      { type: 'record.rebased', record: theirs, input: merged },
      { type: 'record.saved', record: { ...theirs, ...merged } },
    ]);
  });

  it('X-02 B-08 keeps my changes without undoing what somebody else did to a list that I did not touch', async () => {
    type Row = { readonly so: number; readonly ghiChu: string };
    type ListInput = { readonly ten: string; readonly dong: readonly Row[] };
    type List = Omit<ListInput, 'dong'> & {
      readonly id: string;
      readonly concurrencyStamp: string;
      readonly dong: readonly (Omit<Row, 'ghiChu'> & { readonly id: string; readonly tong: number })[];
    };
    const base: List = { id: '7', concurrencyStamp: 's1', ten: 'cũ', dong: [{ id: 'x', so: 1, tong: 9 }] };
    const present: List = { ...base, concurrencyStamp: 's2', dong: [{ id: 'y', so: 2, tong: 18 }] };
    const requests: SaveRequest<ListInput>[] = [];
    const machine = createRecordFormMachine<ListInput, List>().provide({
      actors: {
        loadRecord: fromPromise(() => Promise.resolve(base)),
        loadPresent: fromPromise(() => Promise.resolve(present)),
        saveRecord: fromPromise<List, SaveRequest<ListInput>>(({ input }) => {
          requests.push(input);
          return requests.length === 1 ? Promise.reject(conflict) : Promise.resolve(present);
        }),
      },
    });
    // The form leaves empty what sending fills in.
    const inputOf = ({ ten, dong }: List): ListInput => ({ ten, dong: dong.map(({ so }) => ({ so, ghiChu: '' })) });
    const normalize = ({ ten, dong }: ListInput): ListInput => ({
      ten,
      dong: dong.map(({ so, ghiChu }) => ({ so, ghiChu: ghiChu === '' ? `số ${String(so)}` : ghiChu })),
    });
    const actor = createActor(machine, { input: { id: '7', shape: { inputOf, normalize }, intention: 'y-1' } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));

    actor.send({ type: 'record.save', input: normalize({ ...inputOf(base), ten: 'của tôi' }) });
    await waitFor(actor, (snapshot) => snapshot.matches({ conflicting: 'comparing' }));
    actor.send({ type: 'conflict.keepMine' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(requests[1]?.input).toEqual({ ten: 'của tôi', dong: [{ so: 2, ghiChu: 'số 2' }] });
  });

  it('X-02 V-05 a new record has nobody else to compare with: a 409 leaves it open as it was typed', async () => {
    const { actor, announced } = startForm({ id: undefined, save: () => Promise.reject(conflict) });
    actor.send({ type: 'record.save', input: { hoTen: 'Đào', dienThoai: '1' } });
    const failed = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

    expect([failed.value, failed.context.typed]).toEqual(['failed', { hoTen: 'Đào', dienThoai: '1' }]);
    expect(announced).toEqual([{ type: 'save.failed', error: conflict }]);
  });

  it('V-04 forgets a refusal as soon as the form is sent again', async () => {
    const answers = [new AppError('http.validation', { status: 400 }), new AppError('network.unreachable')];
    const { actor } = startForm({ save: () => Promise.reject(answers.shift() ?? conflict) });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'record.save', input: { hoTen: '', dienThoai: '' } });
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));

    actor.send({ type: 'record.save', input: { hoTen: 'Đào', dienThoai: '' } });
    expect(actor.getSnapshot().context.error).toBeUndefined();
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.error).toBeUndefined();
  });

  it('X-02 takes their version when told to, without saving', async () => {
    const save = vi.fn(() => Promise.reject(conflict));
    const { actor, announced } = startForm({ save });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'record.save', input: { hoTen: 'của tôi', dienThoai: '' } });
    await waitFor(actor, (snapshot) => snapshot.matches({ conflicting: 'comparing' }));

    actor.send({ type: 'conflict.takeTheirs' });

    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.base).toEqual(theirs);
    expect(announced).toEqual([{ type: 'record.rebased', record: theirs, input: undefined }]);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('X-02 goes back to the form on cancel, so that the next save meets the conflict again', async () => {
    const { actor } = startForm({ save: () => Promise.reject(conflict) });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'record.save', input: { hoTen: 'của tôi', dienThoai: '' } });
    await waitFor(actor, (snapshot) => snapshot.matches({ conflicting: 'comparing' }));

    actor.send({ type: 'conflict.cancel' });

    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context).toMatchObject({ base: stored, theirs: undefined });
  });
});
