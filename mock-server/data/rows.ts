import type { Audited } from '@/domain/abp/paging';
import type { UnitInput } from '@/domain/units/unit';
import type { Contract, ContributionState, WorkerPerson } from '@/domain/workers/worker';

/** What a person entered for the unit that they were of. */
export type Entered = {
  readonly creatorId: string | null;
  /** That unit, kept once the person has moved to another one. */
  readonly donViNhapId?: string;
};

/** A person; their contracts stand in a table of their own. */
export type WorkerRow = Audited & WorkerPerson & Entered;

/** A contract with the contribution that hangs on it, which no client may write. */
export type ContractRow = Required<Omit<Contract, 'donViTen' | 'id' | 'dongQuy' | 'soGcn' | 'ngayDong'>> & {
  readonly id: string;
  readonly nguoiLaoDongId: string;
  /** 1 once it is paid for; whether what is not is due yet is a matter of the day (`contributionState`). */
  readonly dongQuy: ContributionState;
  readonly soGcn: string | null;
  readonly ngayDong: string | null;
};

export type UnitRow = Audited &
  UnitInput & {
    readonly ma: string;
    /** True once a report was approved: type and opening debts are fixed from then on. */
    readonly daPhatSinhBaoCao: boolean;
  };

/** What became of a record that was merged into another one: its id is that of the record which is gone. */
export type MergedWorkerRow = {
  readonly id: string;
  readonly giuLaiId: string;
  readonly nguoiGopId: string;
  readonly thoiGianGop: string;
};
