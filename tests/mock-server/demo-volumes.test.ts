// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { demoVolumes } from '@mock-server/demo-volumes';

beforeEach(() => {
  localStorage.clear();
});

function open(search: string) {
  history.replaceState(null, '', `/${search}`);
  return demoVolumes();
}

it('asks for as many made-up permissions and features as the address says, from then on', () => {
  expect(open('')).toEqual({ manyPermissions: 0, manyFeatures: 0 });
  expect(open('?permissions=2000&features=500')).toEqual({ manyPermissions: 2_000, manyFeatures: 500 });
  expect(open('')).toEqual({ manyPermissions: 2_000, manyFeatures: 500 });
  expect(open('?permissions=0')).toEqual({ manyPermissions: 0, manyFeatures: 500 });
});

it('takes rubbish for nothing and more than anybody waits for as the most', () => {
  expect(open('?permissions=nhiều&features=-1')).toEqual({ manyPermissions: 0, manyFeatures: 0 });
  expect(open('?permissions=999999')).toEqual({ manyPermissions: 20_000, manyFeatures: 0 });
});
