import { describe, expect, it } from 'vitest';

import { concernsPerson } from '@/domain/permissions/permission-scope';
import { permissionTreeOf } from '@/domain/permissions/permission-tree';

import { configurationFor } from '../../support/sessions';
import { fromRole, listOf, permission } from './permissions';

describe('permissionTreeOf', () => {
  it('locks what others have granted and what this kind of provider may not have', () => {
    const tree = permissionTreeOf(
      listOf(
        permission('free'),
        permission('fromRole', fromRole),
        permission('ofClients', { allowedProviders: ['C'] }),
        permission('ofUsers', { allowedProviders: ['U'] }),
        permission('notHeld', { isEditable: false }),
        permission('own', { isGranted: true, grantedProviders: [{ providerName: 'U', providerKey: 'user-1' }] }),
      ),
      { name: 'U', key: 'user-1' },
    );

    expect(Object.fromEntries([...tree.nodes].map(([name, { lock }]) => [name, lock]))).toEqual({
      free: undefined,
      fromRole: { reason: 'granted', grants: [{ providerName: 'R', providerKey: 'Kế toán Quỹ' }] },
      ofClients: { reason: 'notAllowed', providers: ['C'] },
      ofUsers: undefined,
      notHeld: { reason: 'notHeld' },
      own: undefined,
    });
  });

  it('takes any answer: doubled names, circles, groups without permissions, names without words', () => {
    const tree = permissionTreeOf(
      {
        entityDisplayName: '',
        groups: [
          { name: 'empty', displayName: 'Trống', permissions: [] },
          {
            name: 'g',
            displayName: '',
            permissions: [
              permission('a', { parentName: 'b', displayName: '' }),
              permission('b', { parentName: 'a' }),
              permission('a', { isGranted: true }),
            ],
          },
          { name: 'g', displayName: 'Cùng tên', permissions: [permission('b'), permission('c')] },
        ],
      },
      { name: 'R', key: 'admin' },
    );

    expect(
      tree.groups.map(({ id, displayName, nodes }) => [id, displayName, nodes.map(({ name, depth }) => [name, depth])]),
    ).toEqual([
      [
        '1:g',
        'g',
        [
          ['b', 0],
          ['a', 1],
        ],
      ],
      ['2:g', 'Cùng tên', [['c', 0]]],
    ]);
    expect(tree.nodes.get('a')).toMatchObject({ displayName: 'a', isGranted: false });
  });
});

describe('concernsPerson', () => {
  const person = configurationFor('user-1').currentUser;

  it.each([
    [{ name: 'U', key: 'USER-1' }, true],
    [{ name: 'U', key: 'user-2' }, false],
    [{ name: 'R', key: 'Chuyen-Vien-Quy' }, true],
    [{ name: 'R', key: 'admin' }, false],
  ] as const)('P-04 %o: %s', (provider, concerns) => {
    expect(concernsPerson(provider, person)).toBe(concerns);
  });

  it('P-04 concerns nobody who is not signed in', () => {
    expect(concernsPerson({ name: 'U', key: '' }, undefined)).toBe(false);
  });
});
