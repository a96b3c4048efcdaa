import type { SupportTypeInput } from '@/domain/support-types/support-type';
import { emptySupportType } from '@/domain/support-types/support-type-input';
import type { SupportTypeRow } from '@mock-server/data/fund/support-types';

import { newIntention, recent, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

const path = '/api/app/dm-loai-ho-tro';

/** A new kind of support, in force now or from some day on; now and then one that waits for another new one. */
export const addType: Act = (world, random) => ({
  who: 'vinh.pq',
  method: 'POST',
  path,
  body: typeOf(world, random, `HT${String(12 + random.below(60))}`),
});

function typeOf(world: YearWorld, random: Random, ma: string): SupportTypeInput {
  const [year = '2026'] = world.today().split('-');
  const other = recent(world.database.supportTypes.rows(), random, 3)?.ma;
  return {
    ...emptySupportType(),
    ...{ ma, ten: `Hỗ trợ theo quyết định ${ma}`, mucToiThieu: 1_000_000, mucToiDa: 20_000_000 },
    ...{ soNgayXuLy: 10, canCu: 'Quyết định của Hội đồng', hieuLucTu: `${year}-01-01` },
    ...(random.isTrue(0.2) ? { hieuLucTu: `${String(Number(year) + 1)}-01-01` } : {}),
    ...(random.isTrue(0.3) && other !== undefined && other !== ma ? { loaiTruoc: [other] } : {}),
    thanhPhanHoSo: [{ ma: `${ma}-1`, ten: 'Giấy tờ kèm theo', batBuoc: true, hinhThuc: 1 }],
  };
}

/** What the Fund may change of a kind at any time, and what it may not once it was asked for. */
export const changeType: Act = (world, random) => {
  const row = pickType(world, random);
  const changes: Partial<SupportTypeInput> = random.pick([
    { bangMuc: [{ tieuChi: 1, tu: 0, den: null, soTienTu: 12_000_000, soTienDen: 18_000_000 }] },
    { thanhPhanHoSo: [...row.thanhPhanHoSo.slice(0, 2), paper(world, random)] },
    { soNgayXuLy: 1 + random.below(20) },
    { hieuLucDen: random.isTrue(0.5) ? null : world.today() },
    { mucToiDa: (row.mucToiDa ?? 5_000_000) + 1_000_000 * (random.below(7) - 3) },
    { mucToiThieu: 2_000_000 },
    { ma: `HT${String(12 + random.below(60))}` },
    { hieuLucTu: world.today() },
    { gioiHanLan: 0 },
  ]);
  const fields = Object.keys(emptySupportType()) as readonly (keyof SupportTypeInput)[];
  const input = Object.fromEntries(fields.map((field) => [field, row[field]]));
  const body = { ...input, ...changes, concurrencyStamp: row.concurrencyStamp };
  return { who: 'vinh.pq', method: 'PUT', path: `${path}/${row.id}`, body };
};

function paper(world: YearWorld, random: Random): SupportTypeInput['thanhPhanHoSo'][number] {
  const n = String(world.nextNumber());
  return { ma: `GT-${n}`, ten: `Giấy tờ thêm số ${n}`, batBuoc: random.isTrue(0.3), hinhThuc: 1 };
}

/** A kind is no longer applied, or again. */
export const switchType: Act = (world, random) => {
  const row = pickType(world, random);
  // More often on than off, so that there is something to ask for.
  const verb = row.hoatDong && random.isTrue(0.4) ? 'ngung-ap-dung' : 'kich-hoat';
  const body = { concurrencyStamp: row.concurrencyStamp, maLanGui: newIntention() };
  return { who: random.pick(['vinh.pq', 'admin']), method: 'POST', path: `${path}/${row.id}/${verb}`, body };
};

export const removeType: Act = (world, random) => ({
  who: 'vinh.pq',
  method: 'DELETE',
  path: `${path}/${pickType(world, random).id}`,
});

/** One that is asked for in this year, or one of the newest. */
function pickType({ database, support }: YearWorld, random: Random): SupportTypeRow {
  const asked = random.pick(['HT01', 'HT02', 'HT09'] as const);
  return (random.isTrue(0.6) ? recent(database.supportTypes.rows(), random, 4) : undefined) ?? support.typeOf(asked);
}
