import { supportRequestCode } from '@/domain/fund/record-codes';
import { selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import { onceMade } from '../once-made';
import type { SeededRecords, TableSeeds } from '../table-rows';
import { createFundSeed } from './fund/fund-seed';
import { seedSupportForms } from './support/support-form-seed';
import { seedUnits } from './people/unit-seed';
import { numberVouchers } from './fund/voucher-numbers';

/** Whether a table holds what people have entered, or what followed from it; all others are there in every set. */
const isEntered = {
  workers: true,
  contracts: true,
  mergedWorkers: true,
  notifications: true,
  attachments: true,
  selfPaying: true,
  stepHistory: true,
  earlierLogEntries: true,
  logEntries: true,
  fundReports: true,
  fundReportLines: true,
  payIns: true,
  contributions: true,
  revenueReports: true,
  documentReports: true,
  supportRequests: true,
  units: false,
  users: false,
  roles: false,
  permissionGrants: false,
  tenants: false,
  features: false,
  featureValues: false,
  settings: false,
  contributionAmounts: false,
  supportTypes: false,
  daysOff: false,
} as const satisfies Readonly<Record<keyof TableSeeds, boolean>>;

type RecordTable = {
  [Name in keyof TableSeeds]: (typeof isEntered)[Name] extends true ? Name : never;
}[keyof TableSeeds];

/** A request of the demo unit for one worker, whose contribution came with a report of the same unit. */
const chosenRequest = supportRequestCode(2026, 88);

/**
 * The seed with no record that people enter, or with one of each kind: these belong together, so that every number of
 * the one report, voucher and contribution agrees with the one worker.
 */
export function fewerRecords(records: SeededRecords, seed: TableSeeds): TableSeeds {
  switch (records) {
    case 'all':
      return seed;
    case 'one':
      return { ...seed, ...oneOfEach(seed) };
    case 'none':
      return { ...seed, ...noRecords(seed) };
  }
}

function noRecords(seed: TableSeeds): Partial<TableSeeds> {
  const empty = Object.fromEntries(
    Object.entries(isEntered).flatMap(([name, isEmptied]) => (isEmptied ? [[name, () => []]] : [])),
  ) as unknown as Pick<TableSeeds, RecordTable>;
  return {
    ...empty,
    attachments: onceMade(() => seedSupportForms(seed.supportTypes())),
    units: onceMade(() => seedUnits().map((unit) => ({ ...unit, daPhatSinhBaoCao: false }))),
    supportTypes: onceMade(() => seed.supportTypes().map((type) => ({ ...type, daSuDung: false }))),
  };
}

function oneOfEach(seed: TableSeeds): Partial<TableSeeds> {
  const supportRequests = onceMade(() => seed.supportRequests().filter(({ ma }) => ma === chosenRequest));
  const unitId = onceMade(() => supportRequests()[0]?.donViId ?? undefined);
  const contractIds = onceMade(
    () => new Set(supportRequests().flatMap(({ truongHop }) => truongHop.map(({ hopDongId }) => hopDongId))),
  );
  const contracts = onceMade(() => seed.contracts().filter(({ id }) => contractIds().has(id)));
  const workers = onceMade(() =>
    seed.workers().filter(({ id }) => contracts().some(({ nguoiLaoDongId }) => nguoiLaoDongId === id)),
  );
  const { vouchers, ...fund } = createFundSeed({ units: onceMade(seedUnits), workers, contracts });
  const fundReportLines = onceMade(() =>
    fund.fundReportLines().filter(({ hopDongId }) => contractIds().has(hopDongId)),
  );
  const fundReports = onceMade(() =>
    fund.fundReports().filter(({ id }) => fundReportLines().some(({ baoCaoId }) => baoCaoId === id)),
  );
  const payIns = onceMade(() =>
    numberVouchers(vouchers())
      .filter(({ phanBo }) => phanBo.some(({ chungTuId }) => fundReports().some(({ id }) => id === chungTuId)))
      .slice(0, 1),
  );
  // The unit's first: nothing is carried over to it from another.
  const firstOfUnit = <Row extends { readonly donViId: string }>(rows: () => readonly Row[]) =>
    onceMade(() =>
      rows()
        .filter(({ donViId }) => donViId === unitId())
        .slice(0, 1),
    );
  const revenueReports = firstOfUnit(seed.revenueReports);
  const documentReports = firstOfUnit(seed.documentReports);
  const selfPaying = onceMade(() =>
    seed
      .selfPaying()
      .filter(({ trangThai, nguoiLaoDongId }) => trangThai === selfPayingStatus.pending && nguoiLaoDongId === null)
      .slice(0, 1),
  );
  const kept = onceMade(
    () =>
      new Set(
        [workers, fundReports, payIns, revenueReports, documentReports, selfPaying, supportRequests].flatMap((rows) =>
          rows().map(({ id }) => id),
        ),
      ),
  );
  return {
    ...noRecords(seed),
    ...fund,
    units: onceMade(() =>
      seedUnits().map((unit) => ({ ...unit, daPhatSinhBaoCao: unit.id === unitId(), ...debtOf(unit.id, fund) })),
    ),
    supportRequests,
    contracts,
    workers,
    fundReportLines,
    fundReports,
    payIns,
    revenueReports,
    documentReports,
    selfPaying,
    attachments: onceMade(() => [
      ...seed.attachments().filter(({ banGhiId }) => kept().has(banGhiId)),
      ...seedSupportForms(seed.supportTypes()),
    ]),
    stepHistory: onceMade(() => seed.stepHistory().filter(({ banGhiId }) => kept().has(banGhiId))),
    supportTypes: onceMade(() =>
      seed.supportTypes().map((type) => ({
        ...type,
        daSuDung: supportRequests().some(({ loaiHoTroId }) => loaiHoTroId === type.id),
      })),
    ),
  };
}

function debtOf(unitId: string, { units }: Pick<TableSeeds, 'units'>) {
  return { duNoNld: units().find(({ id }) => id === unitId)?.duNoNld ?? 0 };
}
