import { todayAt } from '@/domain/format/calendar';

import { openFund } from '../fund/fund-desk';
import type { Reply } from '../routes/office';
import { supportDeskIn } from '../support-requests/support-desk';

/** Units with clerks and heads of their own that take part. */
export const unitCodes = ['DV0003', 'DV0007', 'DV0012'] as const;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A fund with its people, and a number for each act, so that every paper and person is a new one. */
export async function openWorld() {
  const fund = await openFund(200);
  return {
    fund,
    office: fund.office,
    database: fund.database,
    support: supportDeskIn(fund.office),
    serial: { last: 0 },
  };
}

export function unitAt({ fund }: World, lot: number) {
  const ma = unitCodes[lot % unitCodes.length] ?? 'DV0007';
  return { ma: ma.toLowerCase(), id: fund.unitOf(ma)?.id ?? '' };
}

/** ISO date by the world's own clock. */
export function todayOf({ office }: World): string {
  return todayAt(office.clock.read());
}

/** @throws Error for an answer of 500: a refusal is part of the walk, a failure is not. */
export function isTaken({ status, body }: Reply): boolean {
  if (status >= 500) {
    throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  }
  return status < 300;
}

export const intention = () => ({ maLanGui: crypto.randomUUID() });
