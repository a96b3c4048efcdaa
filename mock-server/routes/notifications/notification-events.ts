import { dayOf } from '@/domain/format/dates';
import { href, matchRoute } from '@/domain/navigation/routes';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import type { NotificationRow } from '../../data/notification-row';
import { administratorRole } from '../../data/role-policies';
import { isPersonOf, type UserRow } from '../../data/users';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import { serverTime } from '../audit';
import { areStrangers } from '../data-scope';
import { storedId } from '../guid';
import { cancelLapsedDossiers } from '../self-paying/lapsed-dossiers';
import { contractsOf } from '../workers/worker-list';
import { isRepeated } from '../once';
import { announceSteps } from './step-news';
import { mayDo } from './step-receivers';

type Message = Pick<NotificationRow, 'loai' | 'suKien' | 'thamSo' | 'duongDan'>;
type Happening = {
  readonly request: MockRequest;
  readonly answer: unknown;
  readonly backend: MockBackend;
  /** The officer in charge of the unit that the address names, before the change; `undefined` without one. */
  readonly formerOfficerId: string | undefined;
};

type Teller = Pick<MockRoute, 'method' | 'path'> & {
  /** Who hears of it; the person who did it is left out by itself, unless it is their own account. */
  readonly receivers: (happening: Happening) => readonly UserRow[];
  readonly message: (happening: Happening) => Message | undefined;
  readonly isTold?: 'also to the person who did it';
  /** Of what is done in many calls: the figure that is added to the same news of the day, as long as it was not read. */
  readonly sum?: string;
};

const tellers: readonly Teller[] = [
  {
    method: 'PUT',
    path: '/api/app/nguoi-lao-dong/:id',
    receivers: (happening) => peopleOfWorker(happening, idIn(happening.answer)),
    message: (happening) => workerMessage('worker.changed', 'nguoi-lao-dong', happening),
  },
  {
    method: 'POST',
    path: '/api/app/nguoi-lao-dong/gop',
    receivers: (happening) => peopleOfWorker(happening, idIn(happening.answer)),
    message: (happening) => workerMessage('worker.merged', 'gop-ho-so', happening),
  },
  {
    method: 'POST',
    path: '/api/app/nguoi-lao-dong/nhap-excel',
    receivers: ({ request, backend }) => peopleOfUnit(backend, request.user?.donViId ?? ''),
    message: ({ request, answer }) => {
      const results = isJsonObject(answer) && Array.isArray(answer['ketQua']) ? answer['ketQua'] : [];
      const added = results.filter((result) => isJsonObject(result) && 'id' in result).length;
      return added === 0
        ? undefined
        : {
            loai: 'nhap-excel',
            suKien: 'workers.imported',
            thamSo: { nguoi: actorName(request), so: String(added) },
            duongDan: href('workers'),
          };
    },
    sum: 'so',
  },
  {
    method: 'POST',
    path: '/api/app/don-vi',
    receivers: newOfficer,
    message: ({ answer }) => unitMessage('unit.assigned', answer, {}),
  },
  {
    method: 'PUT',
    path: '/api/app/don-vi/:id',
    receivers: newOfficer,
    message: ({ answer }) => unitMessage('unit.assigned', answer, {}),
  },
  {
    method: 'PUT',
    path: '/api/app/don-vi/:id',
    // Who hands a unit over hears of it too, as who keeps it does; who takes it over is told just that.
    receivers: ({ answer, backend, formerOfficerId }) => [
      ...peopleOfUnit(backend, idIn(answer)),
      ...users(backend).filter(({ id }) => id === formerOfficerId),
    ],
    message: ({ request, answer }) => unitMessage('unit.changed', answer, { nguoi: actorName(request) }),
  },
  {
    method: 'POST',
    path: '/api/account/my-profile/change-password',
    receivers: ({ request, backend }) => users(backend).filter(({ id }) => id === request.user?.id),
    message: () => accountMessage('account.passwordChanged', {}),
    isTold: 'also to the person who did it',
  },
  {
    // Whoever can read somebody's mail can set their password.
    method: 'POST',
    path: '/api/account/reset-password',
    receivers: ({ request, backend }) => {
      const userId = storedId(fieldOf(request.body, 'userId'));
      return users(backend).filter(({ id }) => id === userId);
    },
    message: () => accountMessage('account.passwordChanged', {}),
  },
  {
    method: 'PUT',
    path: '/api/identity/users/:id',
    receivers: ({ request, backend }) => users(backend).filter(({ id }) => id === request.params['id']),
    message: ({ request }) => accountMessage('account.changed', { nguoi: actorName(request) }),
  },
  {
    method: 'POST',
    path: '/api/account/register',
    // Administrators of other tenants neither find the account nor are to know of it.
    receivers: ({ request, backend }) =>
      users(backend).filter((user) => user.roles.includes(administratorRole) && isPersonOf(user, request.tenantId)),
    message: ({ answer }) => ({
      ...accountMessage('account.registered', { ten: fieldOf(answer, 'userName') }),
      duongDan: href('users'),
    }),
  },
];

/** Other addresses tell nothing of records, and need not wait for them when a page starts. */
const recordPaths = '/api/app/';

/**
 * The same routes; those that change something another person cares about tell them once it is done, and steps of
 * records, by whichever route they were taken, those whom they concern. Before a signed-in person sees any record, the
 * system has cancelled what has lapsed.
 */
export function withNotifications(routes: readonly MockRoute[]): readonly MockRoute[] {
  return routes.map((route) => {
    const ownTellers = tellers.filter(({ method, path }) => method === route.method && path === route.path);
    return {
      ...route,
      handle: async (request, backend) => {
        if (request.user !== undefined && route.path.startsWith(recordPaths)) {
          cancelLapsedDossiers(backend);
          await announceSteps(backend);
        }
        const formerOfficerId = backend.database.units.find(request.params['id'] ?? '')?.canBoPhuTrachId;
        const response = await route.handle(request, backend);
        for (const teller of isRepeated(response) ? [] : ownTellers) {
          tell(teller, { request, answer: response.body, backend, formerOfficerId }, response);
        }
        await announceSteps(backend);
        return response;
      },
    };
  });
}

function tell(teller: Teller, happening: Happening, { status }: MockResponse): void {
  const message = status < 300 ? teller.message(happening) : undefined;
  if (message === undefined) {
    return;
  }
  const { request, backend } = happening;
  const isOwn = ({ id }: UserRow) => id === request.user?.id && teller.isTold === undefined;
  const policy = policyOf(message);
  // Words name the record: whoever may not open it is not to know of it by them.
  const receivers = new Set(
    teller.receivers(happening).filter((user) => user.isActive && !isOwn(user) && mayDo(backend, policy, user)),
  );
  for (const user of receivers) {
    const told = {
      ...(request.user !== undefined && areStrangers(request.user, user) ? withoutActor(message) : message),
      id: crypto.randomUUID(),
      nguoiNhanId: user.id,
      thoiGian: serverTime(backend.clock()),
      daDoc: false,
    };
    backend.database.notifications.put(teller.sum === undefined ? told : summedUp(backend, told, teller.sum));
  }
}

/** What the page needs to which a message leads; `''` for one that is everybody's. */
function policyOf({ duongDan }: Message): string {
  return matchRoute(duongDan ?? '')?.route.policy ?? '';
}

/** A file of 2,000 rows comes in twenty calls, and is one piece of news. */
function summedUp({ database }: MockBackend, told: NotificationRow, sum: string): NotificationRow {
  const isSame = ({ daDoc, nguoiNhanId, suKien, thamSo, thoiGian }: NotificationRow) =>
    !daDoc &&
    nguoiNhanId === told.nguoiNhanId &&
    suKien === told.suKien &&
    thamSo['nguoi'] === told.thamSo['nguoi'] &&
    dayOf(thoiGian) === dayOf(told.thoiGian);
  const earlier = [...database.notifications.rows()].find(isSame);
  return earlier === undefined
    ? told
    : {
        ...told,
        id: earlier.id,
        thamSo: { ...told.thamSo, [sum]: String(Number(earlier.thamSo[sum]) + Number(told.thamSo[sum])) },
      };
}

/** The same news for another unit that sends the same worker: neither may learn of the other by it (DS4). */
function withoutActor(message: Message): Message {
  return message.suKien === 'worker.changed'
    ? { ...message, suKien: 'worker.changedElsewhere', thamSo: { ...message.thamSo, nguoi: '' } }
    : message;
}

function workerMessage(
  suKien: 'worker.changed' | 'worker.merged',
  loai: NotificationRow['loai'],
  { request, answer }: Happening,
): Message {
  return {
    loai,
    suKien,
    thamSo: { nguoi: actorName(request), ten: fieldOf(answer, 'hoTen') },
    duongDan: href('worker', { workerId: idIn(answer) }),
  };
}

function unitMessage(
  suKien: 'unit.assigned' | 'unit.changed',
  answer: unknown,
  values: Readonly<Record<string, string>>,
): Message {
  return {
    loai: 'don-vi',
    suKien,
    thamSo: { ...values, donVi: `${fieldOf(answer, 'ma')} – ${fieldOf(answer, 'ten')}` },
    duongDan: href('unit', { unitId: idIn(answer) }),
  };
}

function accountMessage(suKien: NotificationRow['suKien'], thamSo: Readonly<Record<string, string>>): Message {
  return { loai: 'tai-khoan', suKien, thamSo, duongDan: href('personal') };
}

/** Who has come to be in charge of a unit. */
function newOfficer({ answer, backend, formerOfficerId }: Happening): readonly UserRow[] {
  const officerId = fieldOf(answer, 'canBoPhuTrachId');
  return officerId === formerOfficerId ? [] : users(backend).filter(({ id }) => id === officerId);
}

/** People of the units that have a contract with the worker. */
function peopleOfWorker({ backend }: Happening, workerId: string): readonly UserRow[] {
  const unitIds = new Set(contractsOf(backend.database, workerId).map(({ donViId }) => donViId));
  return users(backend).filter(({ donViId }) => unitIds.has(donViId));
}

function peopleOfUnit(backend: MockBackend, unitId: string): readonly UserRow[] {
  return unitId === '' ? [] : users(backend).filter(({ donViId }) => donViId === unitId);
}

function users({ database }: MockBackend): readonly UserRow[] {
  return [...database.users.rows()];
}

function actorName({ user }: MockRequest): string {
  return user?.hoTen ?? '';
}

function idIn(answer: unknown): string {
  return fieldOf(answer, 'id');
}

function fieldOf(json: unknown, name: string): string {
  const value = isJsonObject(json) ? json[name] : undefined;
  return typeof value === 'string' ? value : '';
}
