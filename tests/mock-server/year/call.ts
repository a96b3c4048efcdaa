import type { Database } from '@mock-server/data/database';

import type { Random, YearWorld } from './year-world';

/** Records with a workflow, by their resource. */
export const workflowTables = {
  'bao-cao-quy': 'fundReports',
  'bao-cao-doanh-thu': 'revenueReports',
  'bao-cao-tai-lieu': 'documentReports',
  'phieu-nop-quy': 'payIns',
  'nguoi-lao-dong-tu-dong': 'selfPaying',
  'yeu-cau-ho-tro': 'supportRequests',
} as const satisfies Readonly<Record<string, keyof Database>>;

export type WorkflowResource = keyof typeof workflowTables;

/** A call that somebody makes, and what it means to the workflow of the record that it names. */
export type Call = {
  readonly who: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** What is uploaded in place of a body. */
  readonly paper?: Paper;
  /** The record and the step, where the call is one of a workflow. */
  readonly step?: { readonly resource: WorkflowResource; readonly id: string; readonly verb: string };
};

/** A document on its way, by its name and by what names the upload. */
export type Paper = { readonly ten: string; readonly maLanGui: string; readonly giayTo: string | null };

/** Makes a call out of what there is; nothing where there is nothing to do it with. */
export type Act = (world: YearWorld, random: Random) => Call | undefined | Promise<Call | undefined>;

const reason = 'Thiếu hợp đồng của 02 lao động trong danh sách.';

export const newIntention = (): string => crypto.randomUUID();

/** What names the intention of a call, where it is one that may be sent again. */
export function intentionOf({ body, paper }: Call): unknown {
  return paper?.maLanGui ?? body?.['maLanGui'];
}

/** A step by its verb, with the record's present stamp. */
export function stepCall(
  { database }: YearWorld,
  who: string,
  step: NonNullable<Call['step']>,
  body: Readonly<Record<string, unknown>> = {},
): Call {
  const { resource, id, verb } = step;
  const row = database[workflowTables[resource]].find(id);
  const concurrencyStamp = row?.concurrencyStamp ?? '';
  return {
    who,
    method: 'POST',
    path: `/api/app/${resource}/${id}/${verb}`,
    body: { concurrencyStamp, maLanGui: newIntention(), lyDo: reason, ...body },
    step,
  };
}

/** One of the newest rows that fit. */
export function recent<Row>(rows: Iterable<Row>, random: Random, most: number): Row | undefined {
  const last = [...rows].slice(-most);
  return last[random.below(Math.max(1, last.length))];
}
