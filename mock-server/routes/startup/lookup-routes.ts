import { fundUnitTypeId } from '@/domain/constants';
import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import { banks } from '@/domain/reference/banks';
import { communes } from '@/domain/reference/communes';
import { documents } from '@/domain/reference/documents';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { provinces } from '@/domain/reference/provinces';
import { unitTypes } from '@/domain/reference/unit-types';

import type { Database } from '../../data/database';
import { nameOfUser } from '../../data/user-names';
import { peopleOf } from '../../data/users';
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
    handle: ({ params, query, tenantId }, { database }) => {
      const name = params['ten'] ?? '';
      if (!isLookupName(name)) {
        throw entityNotFound();
      }
      return { status: 200, body: { items: lookups[name](query, database, tenantId) } };
    },
  },
];

type Entries = (query: Query, database: Database, tenantId: string | undefined) => readonly LookupItem[];

const lookups: Readonly<Record<LookupName, Entries>> = {
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
  'can-bo-quy': (_, database, tenantId) => officers(database, tenantId),
};

function isLookupName(name: string): name is LookupName {
  return Object.hasOwn(lookups, name);
}

/**
 * Those of the Fund who can sign in there, and who has left and is in charge of a unit all the same: such units are found
 * to be handed over.
 */
function officers(database: Database, tenantId: string | undefined): readonly LookupItem[] {
  const atWork = peopleOf(database.users, tenantId).filter(
    (user) => user.loaiDonViId === fundUnitTypeId && user.isActive,
  );
  const known = new Set(atWork.map(({ id }) => id));
  const inCharge = new Set([...database.units.rows()].map(({ canBoPhuTrachId }) => canBoPhuTrachId));
  return [
    ...atWork.map(({ id, hoTen }) => ({ id, ten: hoTen })),
    ...[...inCharge].flatMap((id) => {
      const ten = known.has(id) ? null : nameOfUser(database, id);
      return ten === null ? [] : [{ id, ten, ngungDung: true }];
    }),
  ];
}
