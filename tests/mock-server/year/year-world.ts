import { todayAt } from '@/domain/format/calendar';

import type { Random } from '../../support/random';
import { openFund } from '../fund/fund-desk';
import type { Desk } from '../routes/office';
import { supportDeskIn } from '../support-requests/support-desk';

/** Units with clerks and heads of their own that take part. */
export const unitCodes = ['DV0003', 'DV0007', 'DV0012'] as const;

/** Everybody who acts, by the role that the domain dictionary (§3.1, §11) gives them. */
const fundPeople = ['khoa.tm', 'ha.lt', 'vinh.pq', 'ngan.dt', 'admin'] as const;
const otherPeople = ['son.hv', 'dv0049.khaithac'] as const;

export type YearWorld = Awaited<ReturnType<typeof openYear>>;

/** A fund with its people on 15/11/2026, and a number that no act has used yet. */
export async function openYear(workerCount = 60) {
  const fund = await openFund(workerCount);
  const { office, database } = fund;
  let last = 0;
  return {
    fund,
    office,
    database,
    support: supportDeskIn(office),
    /** As the closing's figures know a world. */
    serial: { last: 0 },
    /** User names of people whom the administrator has added since. */
    newcomers: [] as string[],
    /** User names of people who were somewhere else before: what they were told there stays with them, as their mail does. */
    moved: new Set<string>(),
    /** Documents that somebody has brought, gone ones too. */
    seenPapers: new Set<string>(),
    /** Unit of whoever entered a worker or brought a document, at that time, by its id: people move on, and what they entered stays. */
    enteredFor: new Map<string, string>(),
    /** Digits for papers and persons of which there may be only one. */
    nextNumber: (): number => (last += 1),
    unitAt: (random: Random) => {
      const ma = random.pick(unitCodes);
      return { ma, id: fund.unitOf(ma)?.id ?? '', clerk: `${ma.toLowerCase()}.nhaplieu`, head: headOf(ma) };
    },
    today: () => todayAt(office.clock.read()),
    /** Somebody's desk, at which they are still answered or sign in anew; none where they may not. */
    deskOf: async (userName: string): Promise<Desk | undefined> => {
      for (const _ of ['with the token that they have', 'with a new one']) {
        const desk = await office.as(userName).catch(() => undefined);
        const reply = await desk?.get('/api/app/thong-bao?MaxResultCount=1');
        if (reply?.status === 200) {
          return desk;
        }
        office.leave(userName);
      }
      return undefined;
    },
  };
}

export function headOf(ma: string): string {
  return `${ma.toLowerCase()}.lanhdao`;
}

/** Anybody at all, to try what is not theirs. */
export function anybody({ newcomers }: YearWorld, random: Random): string {
  const unitPeople = unitCodes.flatMap((ma) => [`${ma.toLowerCase()}.nhaplieu`, headOf(ma)]);
  return random.pick([...fundPeople, ...otherPeople, ...unitPeople, ...newcomers]);
}

export type { Random };
