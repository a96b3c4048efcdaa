import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';

import { add, entry, names, opened, phases, stored } from './attachments-fakes';

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
});
