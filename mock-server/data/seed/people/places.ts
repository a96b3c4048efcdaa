import { communes } from '@/domain/reference/communes';
import type { Random } from '../random';

const communeIds = new Map<string, string[]>();
for (const { id, provinceId } of communes) {
  communeIds.set(provinceId, [...(communeIds.get(provinceId) ?? []), id]);
}

/** A commune of the province. */
export function drawCommune(random: Random, provinceId: string): string {
  return random.pick(communeIds.get(provinceId) ?? []);
}

/** A street address as it is written in the country. */
export function drawAddress(random: Random): string {
  const place = random.pick(['Thôn', 'Xóm', 'Tổ', 'Khối', 'Ấp']);
  return random.chance(0.4)
    ? `Số ${random.integer(1, 180)}, tổ ${random.integer(1, 20)}`
    : `${place} ${random.integer(1, 15)}`;
}
