import { readFile } from 'node:fs/promises';

import type { MockBackend } from '../../backend';
import { peopleOf } from '../../data/users';
import { endEverySession } from '../../issuer/end-sessions';
import { asset } from '../asset';
import { htmlResponse, redirect, type Html } from '../html';
import { createBrowserCookie, isSameText } from '../issuer/browser-cookie';
import { pageHeaders } from '../security-headers';
import type { Activity, ActivityLog } from './activity';
import { handOuts, roleLabels } from './hand-outs';
import { setLatency } from './latency';
import {
  enterPage,
  handOutPage,
  latencies,
  trainerAddresses,
  trainerPage,
  trainerPath,
  trainerScript,
  type PresentPerson,
} from './trainer-html';

export type TrainerPagesOptions = {
  readonly backend: MockBackend;
  readonly activity: ActivityLog;
  /** What opens the pages; long enough that nobody guesses it. */
  readonly code: string;
  readonly flow: 'code' | 'password';
};

/** Answers a request for the trainer's pages; `undefined` for every other address. */
export type TrainerPages = (request: Request) => Promise<Response | undefined>;

type Turn = { readonly request: Request; readonly url: URL; readonly id: string };

/** A class of this size is what the list shows at first. */
const usualClass = 30;

const wrongCode = 'Mã giảng viên không đúng.';

/** `/lop-hoc`: who is there, fresh data, the end of all sessions, latency, and accounts to hand out. */
export async function createTrainerPages({
  backend,
  activity,
  code,
  flow,
}: TrainerPagesOptions): Promise<TrainerPages> {
  const cookie = createBrowserCookie({
    name: 'classroom.trainer',
    origin: backend.origin,
    path: trainerPath,
    sameSite: 'Strict',
  });
  const styles = await readFile(new URL('./trainer-page.css', import.meta.url), 'utf8');
  /** Browsers that have shown the code, since the server started. */
  const trainers = new Set<string>();

  const page = (content: Html, status = 200) => htmlResponse(content, { status, headers: pageHeaders() });
  const show = async ({ id, url }: Turn) =>
    page(
      trainerPage({
        origin: backend.origin,
        flow,
        people: await present(backend, activity.all()),
        latencyMs: backend.hooks.latencyMs,
        token: cookie.formToken(id),
        done: done[url.searchParams.get('xong') ?? ''],
      }),
    );
  const showHandOuts = async ({ url }: Turn) => {
    const people = await handOuts(backend);
    const asked = Number(url.searchParams.get('so') ?? usualClass);
    return page(handOutPage(people, Number.isInteger(asked) && asked > 0 ? asked : usualClass));
  };
  const enter = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    if (!isSameText((form.get('code') ?? '').trim().toUpperCase(), code.toUpperCase())) {
      return page(enterPage(wrongCode), 403);
    }
    const id = cookie.make();
    trainers.add(id);
    return redirect(request, trainerAddresses.page, { ...pageHeaders(), 'Set-Cookie': cookie.write(id) });
  };
  const leave = ({ request, id }: Turn) => {
    trainers.delete(id);
    return redirect(request, trainerAddresses.page, { ...pageHeaders(), 'Set-Cookie': cookie.erase() });
  };

  /** What changes something: each is posted, by a form of these pages, and says afterwards that it is done. */
  const actions: Readonly<Record<string, (form: URLSearchParams) => Promise<keyof typeof done | undefined>>> = {
    [trainerAddresses.reset]: async (form) => {
      if (!form.has('sure')) {
        return undefined;
      }
      await backend.reset();
      return 'dat-lai';
    },
    [trainerAddresses.endSessions]: async (form) => {
      if (!form.has('sure')) {
        return undefined;
      }
      await endEverySession(backend.issuer);
      activity.forget();
      return 'ket-thuc-phien';
    },
    [trainerAddresses.latency]: async (form) => {
      const milliseconds = Number(form.get('milliseconds'));
      if (!latencies.some(([each]) => each === milliseconds)) {
        return undefined;
      }
      await setLatency(backend, milliseconds);
      return 'do-tre';
    },
  };
  const act = async (turn: Turn): Promise<Response | undefined> => {
    const form = new URLSearchParams(await turn.request.text());
    if (!cookie.isOwnForm(turn.request, turn.id, form)) {
      return new Response(null, { status: 403, headers: pageHeaders() });
    }
    if (turn.url.pathname === trainerAddresses.leave) {
      return leave(turn);
    }
    const finished = await actions[turn.url.pathname]?.(form);
    return finished === undefined
      ? new Response(null, { status: 400, headers: pageHeaders() })
      : redirect(turn.request, `${trainerAddresses.page}?xong=${finished}`, pageHeaders());
  };
  const postable: readonly string[] = [...Object.keys(actions), trainerAddresses.leave];

  const answer = async (request: Request, url: URL): Promise<Response> => {
    const { pathname } = url;
    if (pathname === trainerAddresses.styles) {
      return asset('text/css', styles);
    }
    if (pathname === trainerAddresses.script) {
      return asset('text/javascript', trainerScript);
    }
    if (pathname === trainerAddresses.enter && request.method === 'POST') {
      return enter(request);
    }
    const id = cookie.read(request);
    if (id === undefined || !trainers.has(id)) {
      return page(enterPage(''), request.method === 'GET' ? 200 : 403);
    }
    const turn = { request, url, id };
    if (request.method === 'POST' && postable.includes(pathname)) {
      return (await act(turn)) ?? page(enterPage(''), 403);
    }
    if (request.method === 'GET' && pathname === trainerAddresses.page) {
      return show(turn);
    }
    if (request.method === 'GET' && pathname === trainerAddresses.handOuts) {
      return showHandOuts(turn);
    }
    return redirect(request, trainerAddresses.page, pageHeaders());
  };

  return async (request) => {
    const url = new URL(request.url);
    return url.pathname === trainerPath || url.pathname.startsWith(`${trainerPath}/`)
      ? answer(request, url)
      : undefined;
  };
}

const done: Readonly<Record<string, string>> = {
  'dat-lai': 'Đã đặt lại dữ liệu.',
  'ket-thuc-phien': 'Đã kết thúc mọi phiên.',
  'do-tre': 'Đã đặt độ trễ.',
};

/** The sign-ins that go on, the one that was used last first. */
async function present(
  { database, issuer, clock }: MockBackend,
  all: readonly Activity[],
): Promise<readonly PresentPerson[]> {
  const labels = roleLabels(peopleOf(database.users, null));
  const people = await Promise.all(
    all.map(async ({ family, userId, calls, errors, activeAt }) => {
      const user = database.users.find(userId);
      const isLiving = (await issuer.grants.livingFamilies(userId)).has(family);
      return user === undefined || !isLiving
        ? []
        : [
            {
              userName: user.userName,
              name: user.hoTen,
              roleLabel: user.roles.map((role) => labels.get(role) ?? role).join(', '),
              unitName: database.units.find(user.donViId)?.ten ?? '',
              calls,
              errors,
              idleMs: Math.max(0, clock() - activeAt),
            },
          ];
    }),
  );
  return people.flat().sort((left, right) => left.idleMs - right.idleMs || left.name.localeCompare(right.name, 'vi'));
}
