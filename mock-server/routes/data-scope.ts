import { fundUnitTypeId, provincialUnitTypeId } from '@/domain/constants';

import { MockFailure } from '../failures';
import type { MockRequest, MockUser } from '../routing';

/** Whose rows a person may know of (domain dictionary §3.2): all, those of a province, those of one unit. */
export type DataScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'province'; readonly tinhThanhMa: string; readonly donViId: string }
  | { readonly kind: 'unit'; readonly donViId: string };

const dolabUnitTypeId = 13;

/** What of a person decides which rows they see. */
type Placed = Pick<MockUser, 'loaiDonViId' | 'tinhThanhMa' | 'donViId'>;

/** DS1–DS4: the Fund and the Department see all, a provincial authority its province, everybody else their own unit. */
export function scopeOf({ loaiDonViId, tinhThanhMa, donViId }: Placed): DataScope {
  if (loaiDonViId === fundUnitTypeId || loaiDonViId === dolabUnitTypeId) {
    return { kind: 'all' };
  }
  return loaiDonViId === provincialUnitTypeId
    ? { kind: 'province', tinhThanhMa: tinhThanhMa ?? '', donViId }
    : { kind: 'unit', donViId };
}

/** Whether two people are of units that may not know of each other (DS4), though both may send the same worker. */
export function areStrangers(one: Placed, other: Placed): boolean {
  const [own, foreign] = [scopeOf(one), scopeOf(other)];
  return own.kind === 'unit' && foreign.kind === 'unit' && own.donViId !== foreign.donViId;
}

/** Whether a scope shows what belongs to a unit's contract with a person of a province (DS1–DS4). */
export function isOfScope(
  { donViId, tinhThanhMa }: { readonly donViId: string | null; readonly tinhThanhMa: string | null },
  scope: DataScope,
): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'province':
      return tinhThanhMa === scope.tinhThanhMa;
    case 'unit':
      return donViId === scope.donViId;
  }
}

/** The person who asks; routes behind a policy always have one. */
export function signedInUser({ user }: MockRequest): MockUser {
  if (user === undefined) {
    throw new MockFailure(401, {
      message: {
        vi: 'Cần đăng nhập.',
        en: 'Please sign in.',
      },
    });
  }
  return user;
}

/** DS5: what the Fund keeps for itself. @throws MockFailure 403 for a person of any other unit, whatever their policies. */
export function refuseForeignUnits(request: MockRequest): void {
  if (signedInUser(request).loaiDonViId !== fundUnitTypeId) {
    throw new MockFailure(403, {
      message: {
        vi: 'Chức năng này chỉ dành cho cán bộ của Quỹ.',
        en: 'This function is only for staff of the Fund.',
      },
    });
  }
}
