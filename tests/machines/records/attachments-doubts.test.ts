import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import type { AttachmentList } from '@/domain/attachments/attachment';
import { AppError } from '@/domain/errors/app-error';

import { add, entry, names, opened, opening, phases, stored } from './attachments-fakes';

describe('documents of which nobody knows what became of them', () => {
  it('V-05 asks again after a file was given up that had begun to go: it may have been stored all the same', async () => {
    let present = [stored('old')];
    const { actor, sendings } = await opened(undefined, (load) =>
      load === 0 ? undefined : Promise.resolve({ items: present, duocSua: true }),
    );
    add(actor, 'a', 'b', 'c');
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    entry(actor, 'c').ref.send({ type: 'upload.cancel' });
    expect(actor.getSnapshot().value).toBe('resting');

    present = [stored('old'), stored('A')];
    entry(actor, 'a').ref.send({ type: 'upload.cancel' });
    await vi.waitFor(() => expect(names(actor)).toEqual(['old', 'A']));
    sendings[1]?.reject(new AppError('network.timeout', { status: 0 }));
    await vi.waitFor(() => expect(phases(actor)).toEqual(['b failed']));
    present = [stored('old'), stored('A'), stored('B')];
    entry(actor, 'b').ref.send({ type: 'upload.cancel' });
    await vi.waitFor(() => expect(names(actor)).toEqual(['old', 'A', 'B']));
  });

  it('X-02 asks again after a removal that was refused: the document, or the right to change it, may be gone', async () => {
    const { actor, remove } = await opened(undefined, (load) =>
      load === 0 ? undefined : Promise.resolve({ items: [], duocSua: false }),
    );
    remove.mockRejectedValueOnce(new AppError('http.notFound', { status: 404 }));
    actor.send({ type: 'attachment.remove', id: 'old' });
    await waitFor(actor, ({ context, value }) => value === 'resting' && !context.isEditable);
    expect(names(actor)).toEqual([]);
  });

  it('C-07 asks again when the record has changed while the documents were first on their way, and when they did not come', async () => {
    const answers: { readonly resolve: (list: AttachmentList) => void; readonly reject: (error: AppError) => void }[] =
      [];
    const { actor } = opening(undefined, () => new Promise((resolve, reject) => answers.push({ resolve, reject })));
    actor.send({ type: 'attachments.reload' });
    answers[0]?.resolve({ items: [], duocSua: true });
    answers[1]?.reject(new AppError('network.timeout', { status: 0 }));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([actor.getSnapshot().hasTag('listed'), actor.getSnapshot().context.error?.code]).toEqual([
      false,
      'network.timeout',
    ]);

    actor.send({ type: 'attachments.reload' });
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.resolve({ items: [stored('new')], duocSua: false });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect([names(actor), actor.getSnapshot().context.error]).toEqual([['new'], undefined]);
  });

  it('C-07 does not list a document for ever that was stored here and that somebody has removed since', async () => {
    let present = [stored('old'), stored('A')];
    const { actor, sendings } = await opened(undefined, (load) =>
      load === 0 ? undefined : Promise.resolve({ items: present, duocSua: true }),
    );
    add(actor, 'a');
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    sendings[0]?.resolve(stored('A'));
    await vi.waitFor(() => expect(names(actor)).toEqual(['old', 'A']));
    present = [stored('old')];
    actor.send({ type: 'attachments.reload' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(names(actor)).toEqual(['old']);
  });

  it('P-02 removes nothing of a locked record while its documents are asked for again, nor when they do not come', async () => {
    const locked = { items: [stored('old')], duocSua: false };
    const { actor, remove } = await opened(locked, (load) =>
      load === 0 ? undefined : Promise.reject(new AppError('network.timeout', { status: 0 })),
    );
    actor.send({ type: 'attachments.reload' });
    actor.send({ type: 'attachment.remove', id: 'old' });
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('refreshing'));
    actor.send({ type: 'attachment.remove', id: 'old' });
    expect([value, actor.getSnapshot().value, remove.mock.calls]).toEqual(['stale', 'stale', []]);
  });
});
