import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import type { AttachmentList } from '@/domain/attachments/attachment';
import { AppError } from '@/domain/errors/app-error';

import { add, entry, names, opened, phases, stored } from './attachments-fakes';

describe('attachments machine', () => {
  it('sends two files at a time, in the order in which they were chosen, with progress for each', async () => {
    const { actor, sendings } = await opened();
    add(actor, 'a', 'b', 'c', 'd');
    await vi.waitFor(() => expect(sendings.map(({ wish }) => wish.key)).toEqual(['a', 'b']));
    expect(phases(actor)).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);

    sendings[0]?.tell(0.25);
    expect(entry(actor, 'a').ref.getSnapshot().context.share).toBe(0.25);
    sendings[1]?.resolve(stored('B'));
    await vi.waitFor(() => expect(sendings.map(({ wish }) => wish.key)).toEqual(['a', 'b', 'c']));
    expect(phases(actor)).toEqual(['a sending', 'c sending', 'd waiting']);
    expect(actor.getSnapshot().context.attachments.map(({ id }) => id)).toEqual(['old', 'B']);
  });

  it('V-05 keeps a file that failed for another try from its beginning, and lets the others go on', async () => {
    const { actor, sendings } = await opened();
    add(actor, 'a', 'b', 'c');
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    sendings[0]?.tell(0.5);
    sendings[0]?.reject(new AppError('network.unreachable', { status: 0 }));
    await vi.waitFor(() => expect(phases(actor)).toEqual(['a failed', 'b sending', 'c sending']));

    entry(actor, 'a').ref.send({ type: 'upload.retry' });
    await vi.waitFor(() => expect(phases(actor)).toEqual(['a waiting', 'b sending', 'c sending']));
    expect(entry(actor, 'a').ref.getSnapshot().context).toMatchObject({ share: 0, error: undefined });
    sendings[1]?.resolve(stored('B'));
    await vi.waitFor(() => expect(phases(actor)).toEqual(['a sending', 'c sending']));
    expect(sendings.at(-1)?.wish).toEqual(sendings[0]?.wish);
  });

  it('calls a cancelled upload off and gives its place to the next one', async () => {
    const { actor, sendings } = await opened();
    add(actor, 'a', 'b', 'c', 'd');
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    entry(actor, 'c').ref.send({ type: 'upload.cancel' });
    entry(actor, 'a').ref.send({ type: 'upload.cancel' });
    await vi.waitFor(() => expect(phases(actor)).toEqual(['b sending', 'd sending']));
    expect(sendings.map(({ wish, signal }) => [wish.key, signal.aborted])).toEqual([
      ['a', true],
      ['b', false],
      ['d', false],
    ]);
  });

  it('X-01 refuses what may not be attached, unread or by its content, and sends nothing of it', async () => {
    const { actor, sendings } = await opened();
    actor.send({
      type: 'files.add',
      paper: undefined,
      files: [
        { key: 'a', file: new File(['x'], 'a.exe') },
        { key: 'b', file: new File(['khác'], 'khac.pdf') },
        { key: 'c', file: new File(['%PDF-'], 'c.pdf') },
      ],
    });
    await vi.waitFor(() => expect(phases(actor)).toEqual(['a refused', 'b refused', 'c sending']));
    expect(actor.getSnapshot().context.uploads.map(({ isRefused }) => isRefused)).toEqual([true, true, false]);
    expect(['a', 'b', 'c'].map((key) => entry(actor, key).ref.getSnapshot().context.refusal?.reason)).toEqual([
      'fileType',
      'contentMismatch',
      undefined,
    ]);
    entry(actor, 'a').ref.send({ type: 'upload.cancel' });
    expect(phases(actor)).toEqual(['b refused', 'c sending']);
    expect(sendings.map(({ wish }) => wish.key)).toEqual(['c']);
  });

  it('counts files on their way towards the limit of ten', async () => {
    const { actor } = await opened({ items: Array.from({ length: 8 }, (_, n) => stored(String(n))), duocSua: true });
    add(actor, 'a');
    add(actor, 'b', 'c');
    await vi.waitFor(() => expect(phases(actor)).toEqual(['a sending', 'b sending', 'c refused']));
  });

  it('takes and removes nothing of a locked record', async () => {
    const { actor, remove } = await opened({ items: [stored('old')], duocSua: false });
    add(actor, 'a');
    actor.send({ type: 'attachment.remove', id: 'old' });
    expect([phases(actor), remove.mock.calls, actor.getSnapshot().value]).toEqual([[], [], 'resting']);
  });

  it('removes one document at a time, and tells why one was kept', async () => {
    const { actor, remove, said } = await opened();
    remove.mockRejectedValueOnce(new AppError('http.forbidden', { status: 403 }));
    actor.send({ type: 'attachment.remove', id: 'old' });
    actor.send({ type: 'attachment.remove', id: 'other' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    actor.send({ type: 'attachment.remove', id: 'old' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));

    expect(remove.mock.calls).toEqual([['old'], ['old']]);
    expect(said.map((event) => [event.type, 'error' in event ? event.error.code : undefined])).toEqual([
      ['attachment.kept', 'http.forbidden'],
      ['attachment.removed', undefined],
    ]);
    expect(actor.getSnapshot().context.attachments).toEqual([]);
  });

  it('loses no upload when the documents are loaded again, and drops all when the person gives them up', async () => {
    const { actor, sendings } = await opened();
    add(actor, 'a', 'b', 'c');
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    actor.send({ type: 'attachments.reload' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(phases(actor)).toEqual(['a sending', 'b sending', 'c waiting']);

    actor.send({ type: 'uploads.drop' });
    expect([phases(actor), sendings.map(({ signal }) => signal.aborted)]).toEqual([[], [true, true]]);
  });

  it('V-05 X-02 keeps what is listed and on its way when the documents cannot be loaded again, and takes more', async () => {
    const { actor, sendings, remove } = await opened(undefined, (load) =>
      load === 1 ? Promise.reject(new AppError('network.timeout', { status: 0 })) : undefined,
    );
    add(actor, 'a');
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    actor.send({ type: 'attachments.reload' });
    await waitFor(actor, (snapshot) => snapshot.matches('stale'));
    add(actor, 'b');
    await vi.waitFor(() => expect(phases(actor)).toEqual(['a sending', 'b sending']));
    expect([actor.getSnapshot().hasTag('listed'), actor.getSnapshot().context.error?.code, names(actor)]).toEqual([
      true,
      'network.timeout',
      ['old'],
    ]);

    actor.send({ type: 'attachment.remove', id: 'old' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect([remove.mock.calls, actor.getSnapshot().context.error]).toEqual([[['old']], undefined]);
  });

  it('C-07 a list that was on its way when a file was stored does not take the file off again', async () => {
    const answers: ((list: AttachmentList) => void)[] = [];
    const { actor, sendings } = await opened(undefined, (load) =>
      load === 0 ? undefined : new Promise((resolve) => answers.push(resolve)),
    );
    add(actor, 'a');
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    actor.send({ type: 'attachments.reload' });
    sendings[0]?.resolve(stored('A'));
    await vi.waitFor(() => expect(names(actor)).toEqual(['old', 'A']));
    answers[0]?.({ items: [stored('old')], duocSua: true });
    answers[1]?.({ items: [stored('old'), stored('A')], duocSua: true });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(names(actor)).toEqual(['old', 'A']);
  });

  it('removes a document while the documents are asked for again, and asks once more afterwards', async () => {
    const answers: ((list: AttachmentList) => void)[] = [];
    const { actor, remove } = await opened(undefined, (load) =>
      load === 0 ? undefined : new Promise((resolve) => answers.push(resolve)),
    );
    actor.send({ type: 'attachments.reload' });
    actor.send({ type: 'attachment.remove', id: 'old' });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect([remove.mock.calls, names(actor)]).toEqual([[['old']], []]);
    answers[0]?.({ items: [stored('old')], duocSua: true });
    answers[1]?.({ items: [stored('other')], duocSua: false });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect([names(actor), actor.getSnapshot().context.isEditable]).toEqual([['other'], false]);
  });

  it('does not forget that the record has changed while a document is removed', async () => {
    const { actor } = await opened(undefined, (load) =>
      load === 0 ? undefined : Promise.resolve({ items: [], duocSua: false }),
    );
    actor.send({ type: 'attachment.remove', id: 'old' });
    actor.send({ type: 'attachments.reload' });
    await waitFor(actor, ({ context, value }) => value === 'resting' && !context.isEditable);
  });

  it('C-07 asks again when the record has changed while the documents were on their way', async () => {
    const answers: ((list: AttachmentList) => void)[] = [];
    const { actor } = await opened(undefined, (load) =>
      load === 0 ? undefined : new Promise((resolve) => answers.push(resolve)),
    );
    actor.send({ type: 'attachments.reload' });
    actor.send({ type: 'attachments.reload' });
    answers[0]?.({ items: [], duocSua: true });
    answers[1]?.({ items: [stored('new')], duocSua: false });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect([names(actor), actor.getSnapshot().context.isEditable]).toEqual([['new'], false]);
  });
});
