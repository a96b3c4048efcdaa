import { onceMade } from '../once-made';
import { seedSupportTypes } from '../fund/support-types';
import { fewerRecords } from './few-records';
import type { SeedOptions, TableSeeds } from '../table-rows';
import { seedAttachments } from './attachment-seed';
import { seedContributionAmounts } from './fund/contribution-amount-seed';
import { seedDaysOff } from './day-off-seed';
import { seedDocumentReports } from './fund/document-report-seed';
import { seedFeatures, seedFeatureValues } from './administration/feature-seed';
import { seedFundReportHistory } from './fund/fund-report-seed';
import { createFundSeed } from './fund/fund-seed';
import { seedLog } from './administration/log-seed';
import { seedNotifications } from './administration/notification-seed';
import { seedPayInHistory, seedPayInPapers } from './fund/pay-in-trail';
import { seedQuarterReportHistory } from './fund/quarter-report-history';
import { seedRevenueReports } from './fund/revenue-report-seed';
import { seedGrants, seedRoles } from './administration/role-seed';
import { seedFingerprint } from './seed-fingerprint';
import { seedSelfPaidVouchers } from './fund/self-paid-voucher-seed';
import { seedSelfPaying } from './self-paying/self-paying-seed';
import { seedSelfPayingHistory, seedSelfPayingPapers } from './self-paying/self-paying-trail';
import { seedSupportForms } from './support/support-form-seed';
import { seedSupportPapers } from './support/support-papers-seed';
import { seedSupportHistory } from './support/support-history';
import { seedSupport } from './support/support-seed';
import { seedTenants } from './administration/tenant-seed';
import { stepped } from './seeded-steps';
import { seedUnits } from './people/unit-seed';
import { seedUsers } from './administration/user-seed';
import { numberVouchers } from './fund/voucher-numbers';
import { seedWorkers } from './people/worker-seed';

const demoWorkerCount = 5_000;
const seeds = new Map<string, TableSeeds>();

/** The rows that databases of these options begin with, shared by all of them in this process. */
export function demoSeed(options: SeedOptions): TableSeeds {
  const key = optionsKey(options);
  const seed = seeds.get(key) ?? fewerRecords(options.records ?? 'all', makeSeed(options));
  seeds.set(key, seed);
  return seed;
}

/**
 * What stored changes of a database must have been made over to fit it: these very rows. Made-up features lie beside all
 * others and nobody changes them, so that changes outlive their coming and going.
 */
export function seedMark(options: SeedOptions): string {
  return `${seedFingerprint} ${optionsKey({ ...options, manyFeatures: 0 })}`;
}

function optionsKey({ workerCount = demoWorkerCount, manyFeatures = 0, records = 'all' }: SeedOptions): string {
  return `${workerCount}/${manyFeatures}${records === 'all' ? '' : `/${records}`}`;
}

/** Each part is made once, when the first of its tables is looked at, and draws on no other part that it can do without. */
export function makeSeed({ workerCount = demoWorkerCount, manyFeatures = 0 }: SeedOptions): TableSeeds {
  const bareUnits = onceMade(seedUnits);
  const people = onceMade(() => seedWorkers(workerCount, bareUnits()));
  const workers = () => people().workers;
  const contracts = () => people().contracts;
  const { units, vouchers, ...fund } = createFundSeed({ units: bareUnits, workers, contracts });
  const users = onceMade(() => seedUsers(bareUnits()));
  const fundReports = stepped(fund.fundReports, (rows) => seedFundReportHistory(rows, users()));
  const revenueReports = stepped(
    () => seedRevenueReports(bareUnits()),
    (rows) => seedQuarterReportHistory(rows, users()),
  );
  const documentReports = stepped(
    () => seedDocumentReports(bareUnits()),
    (rows) => seedQuarterReportHistory(rows, users()),
  );
  const supportTypes = onceMade(seedSupportTypes);
  const dossiers = onceMade(() => seedSelfPaying({ workers: workers(), contracts: contracts(), users: users() }));
  const support = onceMade(() =>
    seedSupport({
      workers: workers(),
      contracts: contracts(),
      units: units(),
      users: users(),
      supportTypes: supportTypes(),
    }),
  );
  const selfPaying = stepped(
    () => dossiers().map(({ row }) => row),
    () => seedSelfPayingHistory(dossiers(), users()),
  );
  const supportRequests = stepped(
    () => support().map(({ row }) => row),
    () => seedSupportHistory(support(), users()),
  );
  const payIns = stepped(
    () => numberVouchers([...vouchers(), ...seedSelfPaidVouchers(selfPaying.rows())]),
    (rows) => seedPayInHistory(rows, users()),
  );
  const recorded = {
    selfPaying: selfPaying.rows,
    revenueReports: revenueReports.rows,
    documentReports: documentReports.rows,
    fundReports: fundReports.rows,
    supportRequests: supportRequests.rows,
    payIns: payIns.rows,
    stepHistory: onceMade(() =>
      [selfPaying, revenueReports, documentReports, fundReports, supportRequests, payIns].flatMap(({ steps }) =>
        steps(),
      ),
    ),
  };
  return {
    workers,
    contracts,
    mergedWorkers: () => [],
    units,
    users,
    notifications: onceMade(() =>
      seedNotifications({ units: bareUnits(), users: users(), workers: workers(), contracts: contracts() }),
    ),
    roles: onceMade(seedRoles),
    permissionGrants: onceMade(seedGrants),
    tenants: onceMade(seedTenants),
    features: onceMade(() => seedFeatures(manyFeatures)),
    featureValues: onceMade(seedFeatureValues),
    settings: () => [],
    attachments: onceMade(() => [
      ...seedAttachments(workers()),
      ...seedSelfPayingPapers(dossiers()),
      ...seedPayInPapers(payIns.rows()),
      ...seedSupportPapers(supportRequests.rows()),
      ...seedSupportForms(supportTypes()),
    ]),
    ...recorded,
    earlierLogEntries: onceMade(() => seedLog({ ...recorded, units, users, workers })),
    logEntries: () => [],
    fundReportLines: fund.fundReportLines,
    contributions: fund.contributions,
    contributionAmounts: onceMade(seedContributionAmounts),
    supportTypes,
    daysOff: onceMade(seedDaysOff),
  };
}
