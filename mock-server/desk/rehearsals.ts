import type { Action, Expectation } from '@/domain/desk/action';
import type { LessonStep } from '@/domain/desk/lesson';

import { codeOfFault, wordsOf, type FaultId } from '../faults/fault';
import { faultOf, wayToSee } from '../faults/faults';
import { answer, button, inside, key, link, open, openAnew, signIn, signOut, step, text, wait } from './lessons/steps';

const officer = 'khoa.tm';
const workers = '/csdl/nguoi-lao-dong';
/** Finds one worker. */
const workerList = `${workers}?tu-khoa=dang+thi+ung`;
const workerLink = link('Đặng Thị Ưng');
const workerRow = wait({ see: 'role', role: 'link', name: 'Đặng Thị Ưng' });

/** Two notices of one failure are one notice. */
const noToast = wait({ see: 'text', text: 'Bạn thao tác quá nhanh', isGone: true });

/** What a failure before has left. */
const clean: readonly Action[] = [{ do: 'disarm' }, key('Escape')];

/** The page before may be one of an unknown tenant, which has no way in. */
const waysIn: Action = openAnew('/auth/login?__tenant=');

/** A renewal comes half a minute after the sign-in, or a whole one; one that is not answered takes 20 seconds more. */
const renewalSeconds = 100;
const silenceSeconds = 45;

/**
 * The steps in which a failure happens, each with what appears, and the way back to a page that can be worked with.
 * One that only a hand can cause, or that has nothing but its words, is told and not done.
 */
export function rehearse(id: FaultId): readonly LessonStep[] {
  const { rehearsal, isOvercome } = faultOf(id);
  const shown = [isOvercome === true ? inside : text(faultOf(id).shows ?? wordsOf(codeOfFault(id)))];
  const tell = (actions: readonly Action[], expects: readonly Expectation[] = shown, options = {}) =>
    step(wayToSee(id), actions, seesOf(id), expects, options);
  const armed: Action = { do: 'arm', fault: id };
  const armedAnew: Action = { do: 'arm', fault: id, isAnew: true };
  if (typeof rehearsal === 'object') {
    return 'file' in rehearsal
      ? [
          tell([
            ...clean,
            signIn('son.hv'),
            open(`${workers}/nhap-excel`),
            { do: 'attach', label: 'Tệp Excel để nhập', file: rehearsal.file },
          ]),
        ]
      : [
          tell([
            ...clean,
            ...(rehearsal.as === undefined ? [] : [open('/'), signIn(rehearsal.as)]),
            rehearsal.address.includes('?') ? openAnew(rehearsal.address) : open(rehearsal.address),
          ]),
        ];
  }
  switch (rehearsal) {
    case 'signIn':
      return [tell([...clean, signOut, armedAnew, signIn(officer)])];
    case 'signInTwice':
      return [tell([...clean, signOut, armedAnew, signIn(officer), signIn(officer)])];
    case 'signInAndWait':
      return [tell([...clean, signOut, armedAnew, signIn(officer)], shown, { waitSeconds: renewalSeconds })];
    case 'signInAndOut':
      return [tell([...clean, signOut, armedAnew, signIn(officer), signOut])];
    case 'window':
      return [tell([...clean, signOut, armedAnew, button('Đăng nhập trong cửa sổ riêng')])];
    case 'start':
      return [tell([armedAnew])];
    case 'startSignedIn':
      return [tell([waysIn, ...clean, signIn(officer), armedAnew])];
    case 'startSignedOut':
      return [tell([waysIn, ...clean, signOut, armedAnew])];
    case 'list':
      return [tell([...toList(officer, id), armed, button('Làm mới', { nth: 1 })])];
    case 'listAgainAndAgain':
      return [
        tell([
          ...toList(officer, id),
          armed,
          button('Làm mới', { nth: 1 }),
          ...Array.from({ length: 6 }, () => button('Thử lại')),
        ]),
      ];
    case 'record':
      return [tell([...toList(officer, id), armed, workerLink])];
    case 'save':
      return [
        tell(
          [...toList(officer, id), workerLink, link('Sửa'), noToast, armed, button('Lưu thay đổi')],
          shown,
          id === 'network.timeout' ? { waitSeconds: silenceSeconds } : {},
        ),
      ];
    case 'removal':
      return [tell([...toList('admin', id), workerLink, armed, button('Xóa', { nth: 1 }), answer('Có')])];
    case 'export':
      return [
        tell([
          ...toList(officer, id),
          armed,
          button('Xuất Excel'),
          button('Xuất', { match: 'start', within: { role: 'dialog' } }),
        ]),
      ];
    case 'area':
      return [
        tell([...clean, open('/'), signIn(officer), open('/'), armed]),
        step(
          'Bấm «Thử lại» ở phần báo lỗi.',
          [button('Thử lại', { nth: 1 })],
          'Phần vừa báo lỗi hiện lại như cũ.',
          shown.map((each) => ({ ...each, isGone: true })),
        ),
      ];
    case 'hand':
    case 'words':
      return [tell([], [], { isByHand: true })];
  }
}

/** The page of everyday: nothing switched on, no tenant, and people signing in by a form that a lesson can fill in. */
export const everyday: readonly Action[] = [
  openAnew('/auth/login?fault=none&__tenant=&flow=password'),
  { do: 'disarm' },
];

export const prepare: LessonStep = step(
  'Mở ứng dụng khi không bật lỗi nào, đăng nhập bằng mật khẩu.',
  everyday,
  'Ứng dụng mở lại bình thường.',
  [],
);

export const tidy: LessonStep = step(
  'Tắt lỗi đang bật và quay về trang đầu.',
  everyday,
  'Ứng dụng mở lại bình thường.',
  [],
);

/** A session is renewed as it was begun: where only some ways to sign in show the failure, it is begun anew. */
function toList(userName: string, id: FaultId): readonly Action[] {
  const begunAnew = faultOf(id).flows === undefined ? [] : [signOut];
  return [...clean, ...begunAnew, signIn(userName), open(workers), open(workerList), workerRow];
}

function seesOf(id: FaultId): string {
  const { sees, shows } = faultOf(id);
  const words = sees ?? `Hiện «${shows ?? wordsOf(codeOfFault(id))}»`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
