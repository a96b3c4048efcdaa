import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';

import { role, startPermissionDialog } from './dialog-fakes';

describe('permissionDialogMachine', () => {
  it('saves what has changed, with what hangs on it', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { actor, announced } = startPermissionDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    actor.send({ type: 'entry.edit', edit: { names: ['b'], isGranted: true } });
    actor.send({ type: 'changes.save' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');

    const changes = ['a', 'b'].map((name) => ({ name, isGranted: true }));
    expect(save.mock.calls).toEqual([[{ provider: role, changes }]]);
    expect(announced).toEqual([{ type: 'changes.saved', hasChanged: true }]);
  });

  it('is done without a call when nothing has changed in the end', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { actor, announced } = startPermissionDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    actor.send({ type: 'entry.edit', edit: { names: ['a'], isGranted: true } });
    actor.send({ type: 'entry.edit', edit: { names: ['a'], isGranted: false } });
    actor.send({ type: 'changes.save' });

    expect(actor.getSnapshot().status).toBe('done');
    expect(save).not.toHaveBeenCalled();
    expect(announced).toEqual([{ type: 'changes.saved', hasChanged: false }]);
  });

  it('keeps the edits when the save fails, also when they are changed before the next try', async () => {
    const refused = new AppError('http.forbidden', { status: 403 });
    const save = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(refused);
    const { actor } = startPermissionDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    actor.send({ type: 'entry.edit', edit: { names: ['b'], isGranted: true } });
    actor.send({ type: 'changes.save' });

    const failed = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'saveFailed' }));
    expect([failed.context.error, [...failed.context.edits]]).toEqual([refused, ['b', 'a']]);

    actor.send({ type: 'entry.edit', edit: { names: ['b'], isGranted: false } });
    actor.send({ type: 'dialog.retry' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(save.mock.calls[1]).toEqual([{ provider: role, changes: [{ name: 'a', isGranted: true }] }]);
  });
});
