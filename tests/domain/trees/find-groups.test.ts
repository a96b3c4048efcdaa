import { expect, it } from 'vitest';

import { findGroups } from '@/domain/trees/find-groups';

const groups = [
  { displayName: 'Quản lý quỹ', nodes: [{ displayName: 'Báo cáo quỹ' }] },
  { displayName: 'Hệ thống', nodes: [{ displayName: 'Người dùng' }, { displayName: 'Đơn vị' }] },
];

it.each([
  ['', ['Quản lý quỹ', 'Hệ thống']],
  ['  ', ['Quản lý quỹ', 'Hệ thống']],
  ['quy', ['Quản lý quỹ']],
  ['DON VI', ['Hệ thống']],
  ['hệ', ['Hệ thống']],
  ['không có', []],
])('“%s” leaves whole groups in which it occurs', (query, left) => {
  expect(findGroups(groups, query).map(({ displayName }) => displayName)).toEqual(left);
});
