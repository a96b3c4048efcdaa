import { emptyContributionAmount } from '@/domain/contribution-amounts/contribution-amount-input';
import { addDays } from '@/domain/format/calendar';

import { recent, type Act } from '../call';

const path = '/api/app/dm-so-tien-dong-quy';

/** A rule that begins when the last one ends, or one that comes between. */
export const addAmount: Act = (world, random) => {
  const { database } = world;
  const khoanThu = random.pick([1, 2] as const);
  const ends = [...database.contributionAmounts.rows()]
    .filter((row) => row.khoanThu === khoanThu)
    .map(({ hieuLucDen }) => hieuLucDen ?? world.today())
    .toSorted();
  const from = addDays(random.isTrue(0.7) ? (ends.at(-1) ?? world.today()) : random.pick(ends), 1);
  return {
    who: 'vinh.pq',
    method: 'POST',
    path,
    body: {
      ...emptyContributionAmount(),
      ...{ ma: `QM-${String(world.nextNumber())}`, khoanThu, loaiDonViIds: khoanThu === 2 ? [2] : [] },
      ...{ soTien: 100_000 + 10_000 * random.below(9), canCu: 'Quyết định mới', hieuLucTu: from },
      hieuLucDen: random.isTrue(0.3) ? addDays(from, 90) : null,
    },
  };
};

/** Another amount or another day, of a rule by which somebody has paid or of one that nobody has used yet. */
export const editAmount: Act = (world, random) => {
  const row = recent(world.database.contributionAmounts.rows(), random, 4);
  const changes = random.pick([
    { soTien: (row?.soTien ?? 0) + 5_000 },
    { hieuLucTu: addDays(row?.hieuLucTu ?? world.today(), random.pick([-20, 20])) },
    { hieuLucDen: random.isTrue(0.5) ? null : addDays(world.today(), 30) },
    { hoatDong: random.isTrue(0.7) },
  ]);
  return row && { who: 'vinh.pq', method: 'PUT', path: `${path}/${row.id}`, body: { ...row, ...changes } };
};

export const removeAmount: Act = (world, random) => {
  const row = recent(world.database.contributionAmounts.rows(), random, 4);
  return row && { who: 'vinh.pq', method: 'DELETE', path: `${path}/${row.id}` };
};

/** A day off moves, or becomes a day on which people work. */
export const moveDayOff: Act = (world, random) => {
  const row = recent(world.database.daysOff.rows(), random, 4);
  const other = recent(world.database.daysOff.rows(), random, 6);
  const changes = random.pick([
    { ngay: random.isTrue(0.3) ? other?.ngay : `2027-0${String(1 + random.below(6))}-2${String(random.below(8))}` },
    { ten: 'Nghỉ lễ' },
    { loai: random.pick([1, 2]) },
  ]);
  return row && { who: 'admin', method: 'PUT', path: `/api/app/ngay-nghi/${row.id}`, body: { ...row, ...changes } };
};
