import { fundUnitTypeId } from '@/domain/constants';
import { lookupNames, type LookupItem, type LookupName } from '@/domain/lookups/lookup';
import { banks } from '@/domain/reference/banks';
import { communes } from '@/domain/reference/communes';
import { documents } from '@/domain/reference/documents';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { provinces } from '@/domain/reference/provinces';
import { unitTypes } from '@/domain/reference/unit-types';

import type { Database } from '../../data/database';
import { entityNotFound } from '../../failures';
import type { MockRoute } from '../../routing';
import { readText } from '../filters';

type Query = ReadonlyMap<string, string>;

/** The look-ups of selects (domain dictionary §4.7). */
export const lookupRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/api/app/danh-muc/:ten',
    access: 'signedIn',
    handle: ({ params, query }, { database }) => {
      const name = lookupNames.find((known) => known === params['ten']);
      if (name === undefined) {
        throw entityNotFound();
      }
      return { status: 200, body: { items: lookups[name](query, database) } };
    },
  },
];

const lookups: Readonly<Record<LookupName, (query: Query, database: Database) => readonly LookupItem[]>> = {
  'thi-truong': () => markets.map(({ id, ten, tenEn }) => ({ id, ten, tenEn })),
  'nganh-nghe': () => occupations,
  'tinh-thanh': () => provinces.map(({ id, ten, tenEn }) => ({ id, ten, tenEn })),
  'xa-phuong': (query) => {
    const province = readText(query, 'tinhThanhMa');
    return communes
      .filter(({ provinceId }) => province === undefined || provinceId === province)
      .map(({ id, ten, provinceId }) => ({ id, ten, thuocId: provinceId }));
  },
  'ngan-hang': () => banks,
  'loai-don-vi': () => unitTypes.map(({ id, ten, tenEn }) => ({ id: String(id), ten, tenEn })),
  'tai-lieu': () => documents,
  'can-bo-quy': (_, { users }) =>
    [...users.rows()]
      .filter(({ loaiDonViId, isActive }) => loaiDonViId === fundUnitTypeId && isActive)
      .map(({ id, hoTen }) => ({ id, ten: hoTen })),
};
