import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import type { WorkflowPerson } from '@/machines/workflows/workflow';
import { coverageOfUnit } from '@mock-server/data/fund/contribution-sync';
import { paidFor, postVoucher, stillDue, unpostVoucher } from '@mock-server/data/fund/ledger';
import { postedAmounts } from '@mock-server/data/fund/rows';
import { personOf } from '@mock-server/routes/workflow-steps';
import { wholeFundReport } from '@mock-server/routes/fund-reports/fund-report-answer';
import { policiesOf } from '@mock-server/data/granted-policies';

import { freezeSeed } from '../support/frozen-seed';
import { head, lineOf, openFund, reason, reportPath, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';

const actionsInAll = 1_000;
const walks = 4;

/** Three units with their own clerks and heads, and the Fund's people. */
const unitCodes = ['DV0003', 'DV0007', 'DV0012'] as const;
const fundPeople = ['ha.lt', 'khoa.tm', 'vinh.pq'] as const;

/** What is drawn for one action; the numbers choose among what is possible then. */
type Draw = readonly [kind: number, first: number, second: number];

/** One action by somebody who may take it; true when something was done. */
async function act(fund: Fund, [kind, first, second]: Draw, serial: number): Promise<boolean> {
  const unit = fund.unitOf(unitCodes[first % unitCodes.length] ?? 'DV0007');
  const donViId = unit?.id ?? '';
  const reports = [...fund.database.fundReports.rows()].filter((row) => row.donViId === donViId && row.nam === 2026);
  const report = reports[second % Math.max(1, reports.length)];
  switch (kind % 8) {
    case 0:
    case 1:
      return addLines(fund, unit?.ma ?? '', second, serial);
    case 2:
      return pay(fund, donViId, second);
    case 3:
      return takeMoneyBack(fund, donViId, second);
    default:
      return report === undefined ? false : step(fund, unit?.ma ?? '', report.id, second);
  }
}

/** A draft of the latest month without one, or more lines in the draft that there is. */
async function addLines(fund: Fund, ma: string, lot: number, serial: number): Promise<boolean> {
  const desk = await fund.office.as(`${ma.toLowerCase()}.nhaplieu`);
  const own = (rows: Iterable<{ readonly donViId: string }>) =>
    [...rows].filter((row) => row.donViId === fund.unitOf(ma)?.id);
  const open = own(fund.database.fundReports.rows()) as unknown as readonly FundReport[];
  const draft = open.find((row) => row.nam === 2026 && row.thang >= 10 && (row.trangThai === 1 || row.trangThai === 6));
  const thang = 10 + (lot % 2);
  const made = draft ?? ((await desk.post(reportPath, { ...head, nam: 2026, thang })).body as FundReport);
  if (typeof made.id !== 'string') {
    return false;
  }
  const row = fund.database.fundReports.find(made.id);
  const day = `2026-${String(row?.thang ?? 10).padStart(2, '0')}-05`;
  const luu = Array.from({ length: 1 + (lot % 4) }, (_, index) =>
    lineOf(serial * 10 + index, {
      gioiTinh: 1,
      soCccd: `038098${String(serial * 10 + index).padStart(6, '0')}`,
      ngayXuatCanh: day,
    }),
  );
  const { status } = await desk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, {
    concurrencyStamp: row?.concurrencyStamp,
    maLanGui: crypto.randomUUID(),
    luu,
    xoa: [],
  });
  return status === 200;
}

function accountant(fund: Fund) {
  const row = [...fund.database.users.rows()].find(({ userName }) => userName === 'ngan.dt');
  if (row === undefined) {
    throw new Error('There is no accountant.');
  }
  return { ...row, grantedPolicies: new Set<string>() };
}

/** A whole, a part or too much of what is due, for any report that counts. */
function pay(fund: Fund, donViId: string, lot: number): boolean {
  const chain = [...fund.database.fundReports.rows()].filter((row) => row.donViId === donViId && row.trangThai !== 5);
  const report = chain[chain.length - 1 - (lot % 3)];
  const due = report === undefined ? 0 : stillDue(fund.database, 'bao-cao-quy', report.id);
  const amount = [due, Math.floor(due / 3), 70_000, 400_000][lot % 4] ?? 0;
  if (report !== undefined && amount > 0) {
    fund.pay(report, amount, '2026-11-12');
  }
  return amount > 0;
}

function takeMoneyBack(fund: Fund, donViId: string, lot: number): boolean {
  const posted = [...fund.database.payIns.rows()].filter((row) => row.donViId === donViId && row.trangThai === 7);
  const voucher = posted[posted.length - 1 - (lot % 5)];
  if (voucher === undefined) {
    return false;
  }
  unpostVoucher(fund.database, voucher, accountant(fund), fund.office.clock.read());
  const waiting = { ...voucher, trangThai: 2, ngayGhiCo: null } as const;
  fund.database.payIns.put(waiting);
  if (lot % 2 === 0) {
    const again = { ...voucher, trangThai: 7 } as const;
    fund.database.payIns.put(again);
    postVoucher(fund.database, again, accountant(fund), fund.office.clock.read());
  }
  return true;
}

const knownPeople = new WeakMap<Fund, Map<string, WorkflowPerson>>();

function personNamed(fund: Fund, userName: string): WorkflowPerson | undefined {
  const people = knownPeople.get(fund) ?? new Map<string, WorkflowPerson>();
  knownPeople.set(fund, people);
  const row = people.has(userName)
    ? undefined
    : [...fund.database.users.rows()].find((user) => user.userName === userName);
  if (row !== undefined) {
    const provided = { roles: row.roles, userId: row.id, clientId: 'QuyHoTro_App', tenantId: undefined };
    people.set(userName, personOf({ ...row, grantedPolicies: policiesOf(fund.office.backend, provided) }));
  }
  return people.get(userName);
}

/** One of the steps that anybody may take now, by whoever may. */
async function step(fund: Fund, ma: string, id: string, lot: number): Promise<boolean> {
  const report = fund.database.fundReports.find(id);
  const people = [`${ma.toLowerCase()}.lanhdao`, `${ma.toLowerCase()}.nhaplieu`, ...fundPeople];
  const facts = report === undefined ? undefined : wholeFundReport(fund.office.backend, report);
  const possible = people.flatMap((userName) => {
    const person = personNamed(fund, userName);
    return person === undefined || facts === undefined
      ? []
      : fundReportWorkflow
          .stepsFor(facts, person)
          .filter((verb) => verb !== 'sua')
          .map((verb) => ({ userName, verb }));
  });
  const chosen = possible[lot % Math.max(1, possible.length)];
  if (chosen === undefined) {
    return false;
  }
  const { userName, verb } = chosen;
  const { status } =
    verb === 'xoa'
      ? await (await fund.office.as(userName)).remove(`${reportPath}/${id}`)
      : await fund.step(userName, id, verb, { lyDo: reason });
  expect([200, 204]).toContain(status);
  return true;
}

/** Lines of which the ledger records something else than what their unit's money covers. */
function uncoveredRecords(fund: Fund): readonly string[] {
  const { database } = fund;
  return unitCodes.flatMap((ma) => {
    const coverage = coverageOfUnit(database, fund.unitOf(ma)?.id ?? '');
    return [...database.contributions.rows()].flatMap((row) => {
      const line = database.fundReportLines.find(row.dongId ?? '');
      const report = database.fundReports.find(line?.baoCaoId ?? '');
      if (line === undefined || report === undefined || report.donViId !== fund.unitOf(ma)?.id) {
        return [];
      }
      const covered = report.trangThai === 4 ? coverage.get(line.id) : undefined;
      const posted = postedAmounts(row);
      const isRight =
        posted.tienNld === (covered?.nld ?? 0) &&
        posted.tienDn === (covered?.dn ?? 0) &&
        (row.soGcn !== null) === (covered?.nld ?? 0) > 0 &&
        database.contracts.find(row.hopDongId)?.soGcn === row.soGcn;
      return isRight ? [] : [`${report.ma} ${line.stt}`];
    });
  });
}

describe('random work at the Fund', () => {
  beforeAll(() => {
    freezeSeed({ workerCount: 200 });
  });

  it('B-01 B-04 B-05 keeps M1–M7 and the certificates right after any actions of any people', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(97), fc.nat(97), fc.nat(97)), {
          minLength: actionsInAll / walks,
          maxLength: actionsInAll / walks,
        }),
        async (draws) => {
          const fund = await openFund();
          for (const [serial, draw] of draws.entries()) {
            done += Number(await act(fund, draw, serial + 1));
            const report = `after action ${serial + 1}`;
            expect([report, brokenInvariants(fund.database, unitIds(fund))]).toEqual([report, []]);
          }
          expect(uncoveredRecords(fund)).toEqual([]);
          for (const { id, trangThai, daNop } of fund.database.fundReports.rows()) {
            expect(daNop).toBe(trangThai === 5 ? 0 : paidFor(fund.database, 'bao-cao-quy', id));
          }
        },
      ),
      { numRuns: walks, seed: 20_260_901, endOnFailure: true },
    );
    expect(done).toBeGreaterThan(actionsInAll / 2);
  }, 60_000);
});

function unitIds(fund: Fund): readonly string[] {
  return unitCodes.map((ma) => fund.unitOf(ma)?.id ?? '');
}
