import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import type { FundReport, FundReportLine } from '@/domain/fund-reports/fund-report';
import type { TypedLine } from '@/domain/fund-reports/line-input';
import { openEdit, type LoadedReport, type ReportDraft } from '@/domain/fund-reports/report-edit';
import type { SaveAnswer, SaveCall } from '@/domain/fund-reports/report-saving';
import { fundReportEditMachine } from '@/machines/records/fund-report-edit-machine';

import { report, storedLine } from '../../domain/fund-reports/report-fixtures';

type Answer = SaveAnswer | AppError;

/** A machine over a back end that holds one line or those told, with the answers to its calls in their order. */
export function open(
  answers: readonly Answer[],
  {
    draft,
    present,
    loaded = [storedLine(0)],
    shown = report(),
  }: {
    draft?: ReportDraft;
    present?: LoadedReport;
    loaded?: readonly FundReportLine[];
    shown?: FundReport;
  } = {},
) {
  const turns: (readonly TypedLine[])[] = [];
  const clock = new SimulatedClock();
  const calls: SaveCall[] = [];
  const actor = createActor(
    fundReportEditMachine.provide({
      actors: {
        loadLines: fromPromise(({ input }) => Promise.resolve({ report: input.report, lines: loaded })),
        judgeLines: fromPromise(({ input }) => {
          turns.push(input.lines);
          return Promise.resolve(input.lines);
        }),
        loadPresent: fromPromise(() =>
          present === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(present),
        ),
        saveChanges: fromPromise<SaveAnswer, { readonly call: SaveCall }>(({ input }) => {
          calls.push(input.call);
          const answer = answers[calls.length - 1];
          return answer === undefined || answer instanceof AppError
            ? Promise.reject(answer ?? new Error('one call too many'))
            : Promise.resolve(answer);
        }),
      },
    }),
    { clock, input: { report: shown, draft, today: '2026-11-05' } },
  );
  actor.start();
  return { actor, clock, calls, turns };
}

export const stored = (...lines: readonly FundReportLine[]): SaveAnswer => ({
  kind: 'lines',
  saved: { baoCao: report({ concurrencyStamp: 'stamp-1' }), dong: [...lines] },
});
export const lost = new AppError('network.unreachable', { status: 0 });
export const refusal = new AppError('server.message', {
  status: 403,
  server: { code: 'QuyHoTro:01006', message: 'Đã đóng.', details: null, data: null, validationErrors: null },
});
/** The one line of the report, as the page has it. */
const [first] = openEdit({ report: report(), lines: [storedLine(0)] }).lines;
export const linesBefore = first === undefined ? [] : [first];
