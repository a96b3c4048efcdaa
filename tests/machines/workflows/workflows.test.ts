import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { payInStatus } from '@/domain/pay-ins/pay-in';
import { reportStatus } from '@/domain/reference/report-statuses';
import { selfPayingPayment, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import { supportStatus } from '@/domain/support/support-request';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import { payInStatusOf, payInWorkflow, type PayInFacts } from '@/machines/workflows/pay-in-workflow-machine';
import { reportSteps, type ReportFacts } from '@/machines/workflows/report-rules';
import { reportStatusOf } from '@/machines/workflows/report-workflow-setup';
import { revenueReportWorkflow } from '@/machines/workflows/revenue-report-workflow-machine';
import { selfPayingWorkflow, type SelfPayingFacts } from '@/machines/workflows/self-paying-workflow-machine';
import {
  supportRequestStatusOf,
  supportRequestWorkflow,
  type SupportRequestFacts,
} from '@/machines/workflows/support-request-workflow-machine';
import type { Workflow } from '@/machines/workflows/workflow';

import { dossier, insider as fundPerson, report, supportRequest, voucher } from '../../support/workflow-facts';
import { dossierRows, reportRows, voucherRows, type Row } from './dictionary-steps';
import { supportRequestRows } from './support-request-rows';

type Suite<Facts extends object> = {
  readonly title: string;
  readonly workflow: Workflow<Facts, string, string>;
  readonly facts: Facts;
  readonly rows: readonly Row<Facts>[];
  readonly statuses: readonly Partial<Facts>[];
  readonly steps: readonly string[];
  readonly statusOf: (state: unknown) => unknown;
};

/** Every status × step, against the table above: what is in it is allowed and led where it says, the rest is not there. */
function provesSteps<Facts extends object>(suite: Suite<Facts>): void {
  const { title, workflow, facts, rows, statuses, steps, statusOf } = suite;
  const isOf = (row: Row<Facts>, status: Partial<Facts>, step: string) =>
    row.step === step && Object.entries(row.from).every(([key, value]) => status[key as keyof Facts] === value);

  it(`${title}: each status has the steps of the dictionary and no other`, () => {
    for (const status of statuses) {
      for (const step of steps) {
        const row = rows.find((candidate) => isOf(candidate, status, step));
        const decision = workflow.decide({ ...facts, ...status }, fundPerson, step);
        if (row === undefined) {
          expect({ status, step, decision }).toMatchObject({ decision: { kind: 'refused' } });
        } else {
          expect({ status, step, to: decision.kind === 'allowed' ? statusOf(decision.to) : decision }).toEqual({
            status,
            step,
            to: row.to,
          });
        }
      }
    }
  });

  it(`${title}: each step is refused without its policy, and by each of its rules, with the reason`, () => {
    for (const { from, step, policy, fails } of rows) {
      const without = { ...fundPerson, isGranted: (name: string) => name !== policy };
      expect([step, workflow.decide({ ...facts, ...from }, without, step)]).toEqual([
        step,
        { kind: 'refused', because: 'policy' },
      ]);
      for (const [rule, broken, person] of fails) {
        const decision = workflow.decide({ ...facts, ...from, ...broken }, { ...fundPerson, ...person }, step);
        expect([step, decision]).toEqual([step, { kind: 'refused', because: rule }]);
      }
    }
  });
}

const reportStatuses = ([1, 2, 3, 4, 5, 6] as const).map((trangThai) => ({ trangThai }));

describe('steps', () => {
  for (const [title, workflow, base] of [
    ['B-01 P-03 fund report', fundReportWorkflow, 'fundReports'],
    ['B-06 revenue report', revenueReportWorkflow, 'revenueReports'],
    ['B-07 document report', documentReportWorkflow, 'documentReports'],
  ] as const) {
    provesSteps<ReportFacts>({
      title,
      workflow: workflow as Workflow<ReportFacts, string, string>,
      facts: report,
      rows: reportRows(base),
      statuses: reportStatuses,
      steps: reportSteps,
      statusOf: reportStatusOf,
    });
  }
  provesSteps<SelfPayingFacts>({
    title: 'B-02 B-03 self-paying dossier',
    workflow: selfPayingWorkflow as Workflow<SelfPayingFacts, string, string>,
    facts: dossier,
    rows: dossierRows,
    statuses: [
      ...([2, 5, 6, 9] as const).map((trangThai) => ({ trangThai, tinhTrangDong: 1 as const })),
      ...([1, 2, 3] as const).map((tinhTrangDong) => ({ trangThai: 4 as const, tinhTrangDong })),
    ],
    steps: ['sua', 'phe-duyet', 'yeu-cau-bo-sung', 'bo-sung', 'tu-choi', 'huy'],
    statusOf: (state) => state,
  });
  provesSteps<PayInFacts>({
    title: 'B-05 pay-in voucher',
    workflow: payInWorkflow as Workflow<PayInFacts, string, string>,
    facts: voucher,
    rows: voucherRows,
    statuses: ([1, 2, 5, 6, 7, 9] as const).map((trangThai) => ({ trangThai })),
    steps: ['sua', 'gui', 'doi-soat', 'thu-tien-mat', 'tra-lai', 'tu-choi', 'huy-doi-soat', 'huy'],
    statusOf: payInStatusOf,
  });
  provesSteps<SupportRequestFacts>({
    title: 'B-08 support request',
    workflow: supportRequestWorkflow as Workflow<SupportRequestFacts, string, string>,
    facts: supportRequest,
    rows: supportRequestRows,
    statuses: ([1, 2, 3, 4, 5, 6, 7] as const).map((trangThai) => ({ trangThai })),
    steps: [
      'sua',
      'gui',
      'xoa',
      'thu-hoi',
      'tham-dinh',
      'yeu-cau-bo-sung',
      'phe-duyet',
      'tu-choi',
      'chi-tra',
      'chi-mot-phan',
      'huy-chi',
      'sua-tai-khoan',
    ],
    statusOf: supportRequestStatusOf,
  });

  it('C-08 X-05 no step leads away from a status that this version does not know, as of a newer back end', () => {
    const later = { trangThai: 99 as never };
    expect([
      fundReportWorkflow.stepsFor({ ...report, ...later }, fundPerson),
      payInWorkflow.stepsFor({ ...voucher, ...later }, fundPerson),
      supportRequestWorkflow.stepsFor({ ...supportRequest, ...later }, fundPerson),
      selfPayingWorkflow.stepsFor({ ...dossier, ...later }, fundPerson),
      selfPayingWorkflow.stepsFor({ ...dossier, tinhTrangDong: 99 as never }, fundPerson),
    ]).toEqual([[], [], [], [], []]);
  });

  it('B-02 a dossier is opened again as long as its money is neither declared nor there', () => {
    const reopened = ([1, 2, 3] as const).map((tinhTrangDong) =>
      selfPayingWorkflow.stepsFor({ ...dossier, trangThai: 4, tinhTrangDong }, fundPerson).includes('mo-lai'),
    );
    expect(reopened).toEqual([true, false, false]);
  });

  it('B-05 a transfer needs its proof, cash and money by the State Treasury need none', () => {
    const sendable = ([1, 2, 3] as const).map((hinhThuc) =>
      payInWorkflow.stepsFor({ ...voucher, hinhThuc, soTepDinhKem: 0 }, fundPerson).includes('gui'),
    );
    expect(sendable).toEqual([false, true, true]);
  });

  it('B-05 P-03 a voucher is its unit’s, or the officer’s who made it, and nobody else’s of either', () => {
    const clerk = { ...fundPerson, isFundStaff: false };
    const steps = (change: Partial<PayInFacts>, person: typeof clerk) =>
      payInWorkflow.stepsFor({ ...voucher, ...change }, person).includes('gui');
    expect(steps({ nguoiTaoId: 'other' }, clerk)).toBe(true);
    expect(steps({ donViId: 'another' }, clerk)).toBe(false);
    expect(steps({ donViId: 'another' }, fundPerson)).toBe(true);
    expect(steps({ nguoiTaoId: 'other' }, fundPerson)).toBe(false);
    expect(steps({ nguoiTaoId: 'other', donViId: null }, fundPerson)).toBe(true);
  });

  it('B-08 P-03 who has moved to another unit sends no request of the one before', () => {
    const clerk = { ...fundPerson, isFundStaff: false };
    expect(supportRequestWorkflow.stepsFor({ ...supportRequest, donViId: 'another' }, clerk)).not.toContain('gui');
  });

  it('B-08 an officer sends what came by hand or post, a unit what is its own', () => {
    const byOfficer = { ...supportRequest, donViId: null };
    const other = { ...fundPerson, userId: 'other' };
    expect(supportRequestWorkflow.stepsFor(byOfficer, fundPerson)).toContain('gui');
    expect(supportRequestWorkflow.stepsFor(byOfficer, other)).toContain('gui');
    expect(supportRequestWorkflow.stepsFor({ ...supportRequest, donViId: 'another' }, other)).not.toContain('gui');
    expect(supportRequestWorkflow.stepsFor(supportRequest, { ...other, isFundStaff: false })).toContain('gui');
  });

  it('B-01 DS6 without the rule of two people, whoever appraised may approve', () => {
    const facts: ReportFacts = { ...report, trangThai: 3, nguoiThamDinhId: 'me', batBuocHaiNguoi: false };
    expect(fundReportWorkflow.stepsFor(facts, fundPerson)).toContain('phe-duyet');
  });

  it('B-01 P-03 a button is there exactly where the step is allowed', () => {
    for (const status of reportStatuses) {
      const facts = { ...report, ...status };
      expect(new Set(fundReportWorkflow.stepsFor(facts, fundPerson))).toEqual(
        new Set(reportSteps.filter((step) => fundReportWorkflow.decide(facts, fundPerson, step).kind === 'allowed')),
      );
    }
  });
});

describe('names of statuses', () => {
  const statesOf = ({ machine }: { readonly machine: AnyStateMachine }, region?: string) => {
    const node = region === undefined ? machine.root : machine.root.states[region];
    return Object.keys(node?.states ?? {});
  };
  // Paying back is a step of the contribution; for the dossier its payment is over then, as it is when it is paid.
  const { refunded: _, ...paymentOfDossier } = selfPayingPayment;

  it.each([
    ['B-01 of a fund report', reportStatus, statesOf(fundReportWorkflow), ['deleted']],
    ['B-06 of a revenue report', reportStatus, statesOf(revenueReportWorkflow), ['deleted']],
    ['B-07 of a document report', reportStatus, statesOf(documentReportWorkflow), ['deleted']],
    ['B-05 of a voucher', payInStatus, statesOf(payInWorkflow), []],
    ['B-08 of a support request', supportStatus, statesOf(supportRequestWorkflow), ['deleted']],
    ['B-03 of a self-paying dossier', selfPayingStatus, statesOf(selfPayingWorkflow, 'approval'), []],
    ['B-02 of its payment', paymentOfDossier, statesOf(selfPayingWorkflow, 'payment'), []],
  ])('%s are the states of its chart, but for what is gone', (_, table, states, gone: readonly string[]) => {
    expect([...Object.keys(table), ...gone].sort()).toEqual([...states].sort());
  });
});
