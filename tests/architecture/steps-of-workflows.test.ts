import { expect, it } from 'vitest';

import { actionOfStep } from '@mock-server/data/step-actions';
import { productRoutes } from '@mock-server/product-routes';
import { actionOf } from '@mock-server/routes/log/log-actions';
import { logSubjectOf } from '@mock-server/routes/log/log-subjects';
import { storyOf } from '@mock-server/routes/notifications/step-stories';

import { workflows } from '../support/workflows';

const sources = import.meta.glob<string>('../../src/views/{fund,support}/**/*-steps.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where the buttons of a workflow are described. */
const files: Readonly<Record<string, string>> = {
  fundReportWorkflow: 'fund/fund-reports/report-steps.ts',
  revenueReportWorkflow: 'fund/quarter-reports/quarter-report-steps.ts',
  documentReportWorkflow: 'fund/quarter-reports/quarter-report-steps.ts',
  payInWorkflow: 'fund/pay-ins/pay-in-steps.ts',
  selfPayingWorkflow: 'fund/self-paying/use-dossier-steps.ts',
  supportRequestWorkflow: 'support/requests/use-request-steps.ts',
};

/** Saved in the form, removed from the list and the record, or paid in part by the button that pays. */
const elsewhere = ['sua', 'xoa', 'chi-mot-phan'];

it.each(workflows)('B-01 each step of $name has a button by which somebody can take it', ({ name, workflow }) => {
  const source = sources[`../../src/views/${files[name] ?? ''}`] ?? '';
  // The lists of buttons, not the tables and cases that say more of a step.
  const offered = new Set(
    [...source.matchAll(/(?:\bid: |^ {2}|[[,] ?)'([a-z-]+)'(?=,|\])/gmu)].map(([, step = '']) => step),
  );
  const steps = workflow.machine.events as readonly string[];
  expect(steps.filter((step) => !elsewhere.includes(step) && !offered.has(step))).toEqual([]);
});

/** The steps of each workflow of which nobody is told: directors see among their tasks what waits for approval, and the rest ends nothing. */
const untold: Readonly<Record<string, readonly string[]>> = {
  fundReportWorkflow: ['tham-dinh', 'sua', 'xoa'],
  revenueReportWorkflow: ['tham-dinh', 'sua', 'xoa'],
  documentReportWorkflow: ['tham-dinh', 'sua', 'xoa'],
  // Whoever declared a voucher gives it up.
  payInWorkflow: ['huy', 'sua'],
  // Paying goes on between the Fund's accountants.
  selfPayingWorkflow: ['ghi-nhan-dong', 'khong-tim-thay', 'sua'],
  // A part that is paid stands in the history as `chi-tra`.
  supportRequestWorkflow: ['tham-dinh', 'chi-mot-phan', 'sua', 'xoa'],
};

it.each(workflows)('S-07 each step of $name is told to those whom it concerns, or to nobody on purpose', (each) => {
  // Its texts have called the dossier so before it was a kind among others.
  const kind = each.name.replace('Workflow', '').replace('selfPaying', 'dossier') as Parameters<typeof storyOf>[0];
  const steps = each.workflow.machine.events as readonly string[];
  expect(steps.filter((step) => storyOf(kind, step) === undefined).toSorted()).toEqual(
    (untold[each.name] ?? []).toSorted(),
  );
});

it.each(workflows)('B-23 each step of $name but a change of what was entered is more than that to the log', (each) => {
  const steps = each.workflow.machine.events as readonly string[];
  expect(steps.filter((step) => step !== 'sua' && actionOfStep(step) === 'sua')).toEqual([]);
});

/** What is sent to an address of its own and is a change of what was entered all the same, or stands in the log as its parts. */
const changes = [
  '/api/account/reset-password',
  '/api/account/my-profile/change-password',
  // The record that stays is changed, the other one removed.
  '/api/app/nguoi-lao-dong/gop',
  // ABP saves these with POST.
  '/api/setting-management/emailing',
  '/api/setting-management/timezone',
];

it('B-23 whatever has an address of its own is more than a change to the log, or is one on purpose', () => {
  const logged = productRoutes.filter((route) => {
    const found = logSubjectOf(route);
    return route.method === 'POST' && found !== undefined && actionOf(route, found.rest) === 'sua';
  });
  expect(logged.map(({ path }) => path).toSorted()).toEqual(changes.toSorted());
});
