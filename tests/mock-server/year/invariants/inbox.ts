import { matchRoute, type RouteName } from '@/domain/navigation/routes';
import type { NotificationPage } from '@/domain/notifications/notification';
import type { NotificationRow } from '@mock-server/data/notification-row';

import { isRefused, type Invariant, type Outcome } from '../outcome';
import type { Random, YearWorld } from '../year-world';

const path = '/api/app/thong-bao';

/** News about oneself that somebody caused themselves: their own password, their own account. */
const ofOneself = new Set(['account.passwordChanged', 'account.changed']);

/** A message comes unread, is read by its receiver alone, and is never unread again or gone (S-07). */
export const messagesAreOnesOwn: Invariant = ({ call, changes, user }) =>
  changes.flatMap(({ table, was, is }) => {
    if (table !== 'notifications') {
      return [];
    }
    const [before, after] = [was, is] as unknown as readonly (NotificationRow | undefined)[];
    const isMark = call.path.startsWith(path);
    return [
      ...(after === undefined ? ['a message is gone'] : []),
      ...(after?.daDoc === true && before?.daDoc !== true && (!isMark || after.nguoiNhanId !== user?.id)
        ? [`a message was read for somebody: ${JSON.stringify(after)}`]
        : []),
      ...(before?.daDoc === true && after?.daDoc === false ? ['a message is unread again'] : []),
      ...(before === undefined && after !== undefined && isMark ? ['reading brought a message'] : []),
      ...(before === undefined &&
      after?.nguoiNhanId === user?.id &&
      after?.loai !== 'nhac-han' &&
      !ofOneself.has(after?.suKien ?? '')
        ? [`somebody was told what they did: ${after?.suKien ?? ''}`]
        : []),
    ];
  });

/** One act is told once to each whom it concerns. */
export const nothingIsToldTwice: Invariant = ({ changes }) => {
  const told = changes.flatMap(({ table, was, is }) => {
    const { nguoiNhanId, suKien, duongDan, thamSo } = (is ?? {}) as Partial<NotificationRow>;
    return table === 'notifications' && was === undefined
      ? [`${nguoiNhanId ?? ''} ${suKien ?? ''} ${duongDan ?? ''} ${JSON.stringify(thamSo)}`]
      : [];
  });
  return told.filter((each, index) => told.indexOf(each) !== index).map((each) => `told twice: ${each}`);
};

/** What is decided about a unit's record reaches the unit's people (§5.1, §5.8: the unit is told). */
const decided = new Set(['phe-duyet', 'tra-lai', 'tu-choi', 'yeu-cau-bo-sung', 'thu-hoi-phe-duyet', 'doi-soat']);

export const decisionsAreTold =
  (world: YearWorld): Invariant =>
  (outcome) => {
    const { call, changes, user } = outcome;
    const { step } = call;
    if (isRefused(outcome) || step === undefined || !decided.has(step.verb) || step.resource.startsWith('nguoi')) {
      return [];
    }
    const donViId = changes.find(({ id }) => id === step.id)?.is?.['donViId'];
    const told = new Set(
      changes.flatMap(({ table, was, is }) =>
        table === 'notifications' && was === undefined ? [String(is?.['nguoiNhanId'])] : [],
      ),
    );
    return [...world.database.users.rows()]
      .filter(
        ({ id, donViId: unitId, isActive, roles }) =>
          unitId === donViId && isActive && id !== user?.id && roles.includes('don-vi-lanh-dao'),
      )
      .filter(({ id }) => !told.has(id))
      .map(({ userName }) => `${userName} was not told of ${step.verb}`);
  };

/** Where the page behind a message gets its record from. */
const records: Partial<Readonly<Record<RouteName, string>>> = {
  ...{ fundReport: 'bao-cao-quy', revenueReport: 'bao-cao-doanh-thu', documentReport: 'bao-cao-tai-lieu' },
  ...{ payIn: 'phieu-nop-quy', selfPayingDossier: 'nguoi-lao-dong-tu-dong', supportRequest: 'yeu-cau-ho-tro' },
  ...{ worker: 'nguoi-lao-dong', unit: 'don-vi' },
};

/** Whoever is told of a record may open it (DS1–DS4, P-02). */
export async function closedNews(world: YearWorld, { changes }: Outcome): Promise<readonly string[]> {
  const found: string[] = [];
  const fresh = changes.flatMap(({ table, was, is }) =>
    table === 'notifications' && was === undefined ? [is as unknown as NotificationRow] : [],
  );
  for (const { nguoiNhanId, duongDan, suKien } of fresh.slice(0, 4)) {
    const receiver = world.database.users.find(nguoiNhanId);
    const match = matchRoute(new URL(duongDan ?? '/', 'http://page').pathname);
    const resource = match && records[match.name];
    const desk = receiver && resource !== undefined ? await world.deskOf(receiver.userName) : undefined;
    const reply = desk && (await desk.get(`/api/app/${resource ?? ''}/${Object.values(match?.params ?? {})[0] ?? ''}`));
    if (reply !== undefined && reply.status !== 200) {
      found.push(`${receiver?.userName ?? ''} is told ${suKien} and opens ${String(reply.status)}`);
    }
  }
  return found;
}

/** The bell counts what the inbox holds: all of the person's messages, and those that they have not read (S-07). */
export async function miscounted(world: YearWorld, random: Random, { call }: Outcome): Promise<readonly string[]> {
  const receivers = new Set([...world.database.notifications.rows()].slice(-8).map(({ nguoiNhanId }) => nguoiNhanId));
  const latest = [...receivers].flatMap((id) => world.database.users.find(id)?.userName ?? []);
  const who = call.path.startsWith(path) ? call.who : latest.length === 0 ? call.who : random.pick(latest);
  const desk = await world.deskOf(who);
  const pageOf = async (query: string) => {
    const reply = await desk?.get(`${path}?MaxResultCount=1000${query}`);
    return reply?.status === 200 ? (reply.body as NotificationPage) : undefined;
  };
  const [all, unread] = [await pageOf(''), await pageOf('&ChuaDoc=true')];
  if (all === undefined || unread === undefined) {
    return [];
  }
  const open = all.items.filter(({ daDoc }) => !daDoc);
  const own = [...world.database.notifications.rows()].filter(
    ({ nguoiNhanId }) => world.database.users.find(nguoiNhanId)?.userName === who,
  );
  const isNewestFirst = all.items.every(
    ({ thoiGian }, at) => at === 0 || thoiGian <= (all.items[at - 1]?.thoiGian ?? ''),
  );
  return [
    ...(all.totalCount === own.length && all.items.length === Math.min(1_000, own.length)
      ? []
      : [`${who} has ${String(own.length)} messages and is shown ${String(all.totalCount)}`]),
    ...(all.soChuaDoc === open.length && unread.totalCount === open.length && unread.soChuaDoc === open.length
      ? []
      : [
          `${who} has ${String(open.length)} unread, is told ${String(all.soChuaDoc)} and ${String(unread.totalCount)}`,
        ]),
    ...(isNewestFirst ? [] : [`${who} is shown older messages first`]),
  ];
}
