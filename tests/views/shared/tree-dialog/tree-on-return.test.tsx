// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { useFeatureDialog } from '@/views/shared/features/use-feature-dialog';
import { useModal } from '@/views/shared/modal/use-modal';
import { usePermissionDialog } from '@/views/shared/permissions/use-permission-dialog';

import { feature, groupOf, tenant } from '../../../domain/features/features';
import { listOf, permission } from '../../../domain/permissions/permissions';
import { fakeServices, Surroundings } from '../list/list-fixtures';
import { comeBack, refuseTokens, signedIn } from '../lost-session';

afterEach(cleanup);

const user = { name: 'U', key: 'user-2' } as const;

/** What of either machine the tests take. */
type DialogRef = {
  readonly getSnapshot: () => {
    readonly matches: (state: never) => boolean;
    readonly hasTag: (tag: 'loading' | 'open') => boolean;
  };
  readonly send: (event: never) => void;
};

const dialogs: readonly (readonly [string, () => DialogRef])[] = [
  ['permissions', () => usePermissionDialog(user, undefined, useModal({}))],
  ['features', () => useFeatureDialog(tenant, undefined, useModal({}))],
];

it.each(dialogs)(
  'A-10 F-08 the return asks again for a tree that the lost session had kept away: %s',
  async (_, use) => {
    const { authRef, dialogRef, get } = await openDialog(use, 'get');
    expect(dialogRef.getSnapshot().matches('unavailable' as never)).toBe(true);
    await refuseTokens(authRef);
    expect(get).toHaveBeenCalledTimes(1);
    await comeBack(authRef);
    await waitFor(() => expect(dialogRef.getSnapshot().hasTag('open')).toBe(true));
    expect(get).toHaveBeenCalledTimes(2);
  },
);

it.each(dialogs)('A-10 F-08 the return sends no change that was not saved: %s', async (name, use) => {
  const { authRef, dialogRef, update } = await openDialog(use, 'update');
  const edit = name === 'permissions' ? { names: ['one'], isGranted: true } : { name: 'one', value: 'True' };
  dialogRef.send({ type: 'entry.edit', edit } as never);
  dialogRef.send({ type: 'changes.save' } as never);
  await waitFor(() => expect(dialogRef.getSnapshot().matches({ open: 'saveFailed' } as never)).toBe(true));
  await refuseTokens(authRef);
  await comeBack(authRef);
  expect(update).toHaveBeenCalledTimes(1);
  expect(dialogRef.getSnapshot().matches({ open: 'saveFailed' } as never)).toBe(true);
});

/** A dialog whose first call of a kind meets a session that has ended. */
async function openDialog(use: () => DialogRef, failing: 'get' | 'update') {
  const authRef = await signedIn();
  const lost = () => Promise.reject(new AppError('http.sessionExpired'));
  const tree = use === dialogs[0]?.[1] ? listOf(permission('one')) : groupOf(feature('one'));
  const get = vi.fn<() => Promise<never>>(() => Promise.resolve(tree as never));
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  (failing === 'get' ? get : update).mockImplementationOnce(lost);
  const { services } = fakeServices({ permissions: { get, update }, features: { get, update } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Surroundings services={services} authRef={authRef} isStrict={false}>
      {children}
    </Surroundings>
  );
  const { result } = renderHook(use, { wrapper });
  const dialogRef = result.current;
  await waitFor(() => expect(dialogRef.getSnapshot().hasTag('loading')).toBe(false));
  return { authRef, dialogRef, get, update };
}
