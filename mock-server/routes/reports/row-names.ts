import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { provinces } from '@/domain/reference/provinces';
import { regionOf, regions } from '@/domain/reference/regions';
import { unitTypes } from '@/domain/reference/unit-types';
import { documents } from '@/domain/reference/documents';
import { forAllMarkets, withoutUnit } from '@/domain/reports/drill-filters';
import type { RowKind } from '@/domain/reports/report';

import type { Database } from '../../data/database';
import type { Leaf } from './report-rows';

type Step = Leaf['path'][number];

/** Names rows and puts them in order. */
export type RowNames = {
  /** The row of an id; `null` is for those without one. */
  readonly row: (loai: RowKind, id: string | null) => Step;
  /** Where a row stands among its like. */
  readonly place: (loai: RowKind, id: string | null) => number;
};

const last = 1_000_000;

const lists: Readonly<Partial<Record<RowKind, ReadonlyMap<string, { readonly ten: string; readonly place: number }>>>> =
  {
    'khu-vuc': named(regions),
    'thi-truong': named(markets),
    'nganh-nghe': named(occupations),
    'tinh-thanh': named(provinces),
    'loai-don-vi': named(unitTypes.map(({ id, ten }) => ({ id: String(id), ten }))),
    'tai-lieu': named(documents),
  };

const nobody: Readonly<Partial<Record<RowKind, { readonly ma: string; readonly ten: string }>>> = {
  'don-vi': { ma: withoutUnit, ten: 'Không qua đơn vị' },
  'loai-don-vi': { ma: withoutUnit, ten: 'Không qua đơn vị' },
  'thi-truong': { ma: forAllMarkets, ten: 'Dùng chung' },
};

/** Units stand by their code; what no list has stands behind what one has. */
export function rowNames({ units }: Database): RowNames {
  const places = new Map(
    [...units.rows()].sort((left, right) => (left.ma < right.ma ? -1 : 1)).map(({ id }, place) => [id, place]),
  );
  const find = (loai: RowKind, id: string) =>
    loai === 'don-vi'
      ? { ten: units.find(id)?.ten ?? id, place: places.get(id) ?? last }
      : (lists[loai]?.get(id) ?? { ten: id, place: last - 1 });
  return {
    row: (loai, id) => {
      const none = nobody[loai] ?? { ma: withoutUnit, ten: '' };
      return id === null ? { loai, ...none } : { loai, ma: id, ten: find(loai, id).ten };
    },
    place: (loai, id) => (id === null ? last : find(loai, id).place),
  };
}

/** Region and market of a row of markets. */
export function marketPath(names: RowNames, marketId: string): Leaf['path'] {
  return [names.row('khu-vuc', regionOf(marketId)), names.row('thi-truong', marketId)];
}

/** Type and unit of a row of units; those whom no unit sends stand in a row of their own. */
export function unitPath(names: RowNames, { units }: Database, unitId: string | null): Leaf['path'] {
  return unitId === null
    ? [names.row('loai-don-vi', null)]
    : [names.row('loai-don-vi', String(units.find(unitId)?.loaiDonViId ?? '')), names.row('don-vi', unitId)];
}

/** Leaves in the order of their rows, level by level. */
export function inOrder(names: RowNames, leaves: readonly Leaf[]): readonly Leaf[] {
  const placeOf = ({ path }: Leaf) =>
    path.map(({ loai, ma }) => names.place(loai, ma === nobody[loai]?.ma ? null : ma));
  return leaves
    .map((leaf) => ({ leaf, places: placeOf(leaf) }))
    .sort((left, right) => comparePlaces(left.places, right.places))
    .map(({ leaf }) => leaf);
}

function comparePlaces(left: readonly number[], right: readonly number[]): number {
  for (const [index, place] of left.entries()) {
    const difference = place - (right[index] ?? -1);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

function named(values: readonly { readonly id: string; readonly ten: string }[]) {
  return new Map(values.map(({ id, ten }, place) => [id, { ten, place }]));
}
