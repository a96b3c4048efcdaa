import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';

import { tenant } from '../../domain/features/features';
import { featureTree, startFeatureDialog } from './dialog-fakes';

const broken = new AppError('http.server', { status: 500 });

describe('featureDialogMachine', () => {
  it.each([{ provider: undefined }, { provider: { name: '', key: 'tenant-1' } }])(
    "F-01 without a provider's name it fails with 'providerName is required.' and asks nobody",
    ({ provider }) => {
      const load = vi.fn(() => Promise.resolve(featureTree));
      const started = startFeatureDialog({ load }, { provider });

      expect(started.actor.getSnapshot().matches('providerMissing')).toBe(true);
      expect(started.actor.getSnapshot().context.error?.detail).toBe('providerName is required.');
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('F-01 F-03 F-04 loads for its provider, switches with parents, and saves what has changed', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { actor, announced } = startFeatureDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    actor.send({ type: 'entry.edit', edit: { name: 'reports', value: 'true' } });
    actor.send({ type: 'entry.edit', edit: { name: 'limit', value: ' 7 ' } });
    actor.send({ type: 'changes.save' });
    actor.send({ type: 'changes.save' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');

    expect(save.mock.calls).toEqual([
      [
        {
          provider: tenant,
          changes: [
            { name: 'reports', value: 'true' },
            { name: 'limit', value: '7' },
          ],
        },
      ],
    ]);
    expect(announced).toEqual([{ type: 'changes.saved', hasChanged: true }]);
  });

  it('F-04 is done without a call when nothing has changed in the end', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { actor, announced } = startFeatureDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    actor.send({ type: 'entry.edit', edit: { name: 'reports', value: 'true' } });
    actor.send({ type: 'entry.edit', edit: { name: 'reports', value: 'false' } });
    actor.send({ type: 'changes.save' });

    expect(actor.getSnapshot().status).toBe('done');
    expect(save).not.toHaveBeenCalled();
    expect(announced).toEqual([{ type: 'changes.saved', hasChanged: false }]);
  });

  it('F-02 F-08 sends nothing that is wrong, names the first, and loses nothing typed', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { actor, announced } = startFeatureDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    actor.send({ type: 'entry.edit', edit: { name: 'limit', value: '12 chiếc' } });
    actor.send({ type: 'changes.save' });

    expect(actor.getSnapshot().value).toEqual({ open: 'refused' });
    expect(actor.getSnapshot().context.edits.get('limit')).toBe('12 chiếc');
    expect(announced).toEqual([{ type: 'changes.invalid', firstError: 'limit' }]);

    actor.send({ type: 'entry.edit', edit: { name: 'limit', value: '12' } });
    actor.send({ type: 'changes.save' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('F-08 a failed load is tried again', async () => {
    const load = vi.fn(() => Promise.resolve(featureTree)).mockRejectedValueOnce(broken);
    const { actor } = startFeatureDialog({ load });

    const unavailable = await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    expect(unavailable.context.error).toBe(broken);
    actor.send({ type: 'dialog.retry' });
    const open = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    expect(open.context.error).toBeUndefined();
  });

  it('F-08 a failed save keeps the edits and is tried again', async () => {
    const save = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(broken);
    const { actor } = startFeatureDialog({ save });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    actor.send({ type: 'entry.edit', edit: { name: 'reports', value: 'true' } });
    actor.send({ type: 'changes.save' });

    const failed = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'saveFailed' }));
    expect(failed.context.error).toBe(broken);
    expect([...failed.context.edits]).toEqual([['reports', 'true']]);

    actor.send({ type: 'dialog.retry' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  it('F-05 a reset drops the edits and loads the values anew', async () => {
    const load = vi.fn(() => Promise.resolve(featureTree));
    const restore = vi.fn(() => Promise.resolve());
    const { actor, announced } = startFeatureDialog({ load, restore });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    actor.send({ type: 'entry.edit', edit: { name: 'reports', value: 'true' } });
    actor.send({ type: 'defaults.restore' });
    await waitFor(actor, () => load.mock.calls.length === 2);
    const open = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));

    expect(restore.mock.calls).toEqual([[{ provider: tenant }]]);
    expect(open.context.edits.size).toBe(0);
    expect(announced).toEqual([{ type: 'defaults.restored' }]);
  });

  it('V-05 F-05 takes up what was changed the last time, and a reset drops that too', async () => {
    const draft = [{ name: 'limit', value: '11' }];
    const { actor } = startFeatureDialog({}, { provider: tenant, draft });
    const begun = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    expect([...begun.context.edits]).toEqual([['limit', '11']]);
    actor.send({ type: 'defaults.restore' });
    const reset = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    expect(reset.context.edits.size).toBe(0);
  });

  it('F-08 a failed reset keeps the edits and is tried again', async () => {
    const restore = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(broken);
    const { actor } = startFeatureDialog({ restore });
    await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
    actor.send({ type: 'entry.edit', edit: { name: 'limit', value: '11' } });
    actor.send({ type: 'defaults.restore' });

    const failed = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'restoreFailed' }));
    expect([...failed.context.edits]).toEqual([['limit', '11']]);
    actor.send({ type: 'dialog.retry' });
    await waitFor(actor, () => restore.mock.calls.length === 2);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'editing' }));
  });
});
