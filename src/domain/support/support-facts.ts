import type { SupportType } from '../support-types/support-type';
import { amountFrame, type AmountFrame } from './support-amounts';
import type { SupportCaseInput } from './support-request';

/** An earlier case that was approved. */
export type EarlierSupport = {
  readonly truongHopId: string;
  readonly loaiHoTroId: string;
  readonly soQd: string | null;
  /** Integer đồng. */
  readonly tienDuyet: number;
  /** It counted against the same contribution. */
  readonly cungDongGop: boolean;
  /** ISO date of what happened; with `loaiTamCap` for the rules alone, it goes to no screen. */
  readonly ngaySuViec?: string | null;
  /** The kind of advance that its own kind settles. */
  readonly loaiTamCap?: string | null;
  /** Number, from 1, of the case of the same request that it is: nothing is decided of it yet. */
  readonly trungVoi?: number;
};

/** What only the back end knows of a case. */
export type CaseFacts = {
  /** The contribution of the contract; absent when there is none. */
  readonly contribution:
    | {
        readonly soGcn: string | null;
        /** ISO date. */
        readonly ngayDong: string;
        /** The whole worker share is there and was not paid back. */
        readonly isPaid: boolean;
      }
    | undefined;
  /** ISO dates between which the worker's record has the worker abroad by the contract; absent where none is known. */
  readonly abroad?: { readonly ngayXuatCanh: string | null; readonly ngayVeNuoc: string | null } | undefined;
  /** Approved cases of the same worker by other requests, and those of this request that stand before the case. */
  readonly earlier: readonly EarlierSupport[];
  /** What the enterprise owes the Fund, integer đồng; `undefined` while none is chosen: nothing is known of it then. */
  readonly unitDebt: number | undefined;
  /** An approved request of the same type, enterprise, market and year. */
  readonly sameMarketCase: { readonly soQd: string | null } | undefined;
  /** An approved case of the enterprise that paid for the same trip or transport (`isSameCost`). */
  readonly sameCostCase?: { readonly loaiHoTroId: string; readonly soQd: string | null } | undefined;
};

/** The advance that is subtracted from a case, granted for the same contribution. Integer đồng. */
export function advanceOf({ loaiTamCap }: Pick<SupportType, 'loaiTamCap'>, { earlier }: CaseFacts): number {
  return earlier
    .filter(({ loaiHoTroId, cungDongGop }) => cungDongGop && loaiHoTroId === loaiTamCap)
    .reduce((sum, { tienDuyet }) => sum + tienDuyet, 0);
}

/** The frame of a case's amount, an advance subtracted. */
export function frameOfCase(type: SupportType, truongHop: SupportCaseInput, facts: CaseFacts): AmountFrame {
  return amountFrame(type, truongHop, advanceOf(type, facts));
}
