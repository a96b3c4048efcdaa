// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LessonDesk } from '@/domain/desk/lesson-desk';
import type { Recording } from '@/domain/desk/recording';
import { DemoProvider, type Demo } from '@/views/app/demo-context';
import { FaultsTab } from '@/views/desk/faults/faults-tab';
import { openLessonBeside, type LessonBeside } from '@/views/desk/lessons/lesson-beside';
import { LessonProvider } from '@/views/desk/lessons/lesson-context';
import { LessonsTab } from '@/views/desk/lessons/lessons-tab';
import { performAction } from '@/views/desk/replay/perform-action';

import { openTab } from './desk-page';

const started: LessonBeside[] = [];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  for (const { lessonRef, recordingRef } of started.splice(0)) {
    lessonRef.stop();
    recordingRef.stop();
  }
});

const step = { text: 'Bấm «Lưu».', actions: [], expects: [], expected: 'Đã lưu.', isByHand: true };
const lesson = {
  id: 'luu',
  title: 'Lưu hồ sơ',
  goal: 'Biết lưu.',
  audience: 'Mọi người',
  group: 'lists' as const,
  steps: [step, { ...step, text: 'Bấm «Đóng».' }],
};

function lessonDesk() {
  let kept: readonly Recording[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Recording[]) => {
    kept = next;
    listeners.forEach((listener) => {
      listener();
    });
    return Promise.resolve();
  };
  const desk: LessonDesk = {
    list: [lesson],
    lessonOf: (id) => (id === 'luu' ? lesson : undefined),
    recordings: {
      read: () => kept,
      save: (added) => change([...added, ...kept]),
      remove: (id) => change(kept.filter((each) => each.id !== id)),
      watch: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    personOf: () => Promise.resolve(undefined),
    armHere: () => Promise.resolve(),
    resetData: () => Promise.resolve(),
  };
  return desk;
}

async function open(address = '/', demo: Partial<Demo> = {}, Tab = LessonsTab) {
  history.replaceState(null, '', address);
  const lessons = lessonDesk();
  const beside = openLessonBeside(lessons);
  started.push(beside);
  const page = await openTab({
    desk: { lessons },
    Tab: () => (
      <DemoProvider value={demo as Demo}>
        <LessonProvider value={beside}>
          <div data-trainer-desk="">
            <Tab />
          </div>
        </LessonProvider>
      </DemoProvider>
    ),
  });
  return { ...page, beside, lessons };
}

it('D-03 a lesson of the list is begun, led step by step, and closed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Bắt đầu bài Lưu hồ sơ' }));
  expect(screen.getByText('Bước 1 / 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bước tiếp theo' }));
  await user.click(screen.getByRole('button', { name: 'Bước tiếp theo' }));
  expect(screen.getByText('Đã xong bài học.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Đóng bài học' }));
  expect(screen.getByText('1 bài học')).toBeTruthy();
});

it('D-03 a lesson is begun by the address, which forgets it, and goes on after a new page', async () => {
  const { beside } = await open('/csdl?lesson=luu&x=1');
  expect([location.search, screen.getByText('Bước 1 / 2')]).toHaveLength(2);
  expect(location.search).toBe('?x=1');
  beside.lessonRef.send({ type: 'step.skip' });
  const next = openLessonBeside(lessonDesk());
  started.push(next);
  expect(next.lessonRef.getSnapshot().context).toMatchObject({ step: 1, lesson: { id: 'luu' } });
});

it('D-03 a lesson that is stopped after it has cut the network off leaves a page that is connected', async () => {
  const { user } = await open('/?lesson=luu');
  const told: string[] = [];
  const tell = ({ type }: Event) => void told.push(type);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  await performAction(
    { do: 'network', is: 'lost' },
    { page: {} as never, speed: 'full', signal: new AbortController().signal },
  );
  expect(navigator.onLine).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Dừng bài học' }));
  window.removeEventListener('online', tell);
  window.removeEventListener('offline', tell);
  expect([navigator.onLine, told]).toEqual([true, ['offline', 'online']]);
});

it('D-03 a lesson that does not exist is said to be none', async () => {
  await open('/?lesson=la');
  expect(screen.getByText(/Không có bài học nào tên là “la”/u)).toBeTruthy();
});

it('V-02 D-03 what is recorded is named, kept, and found in the list', async () => {
  const { user, beside, lessons } = await open();
  await user.click(screen.getByRole('button', { name: 'Bắt đầu ghi' }));
  beside.recordingRef.send({ type: 'action.add', action: { do: 'signOut' } });
  await user.click(screen.getByRole('button', { name: 'Kết thúc ghi' }));
  await user.click(screen.getByRole('button', { name: 'Lưu bản ghi' }));
  expect(screen.getByText('Vui lòng đặt tên, tối đa 120 ký tự.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Tên bản ghi'));
  await user.paste('Đăng xuất');
  await user.click(screen.getByRole('button', { name: 'Lưu bản ghi' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Diễn lại Đăng xuất' })).toBeTruthy());
  expect(lessons.recordings.read()[0]?.actions).toEqual([{ do: 'open', address: '/' }, { do: 'signOut' }]);
});

it('D-03 a recording that holds no more says so, and what is done then is not recorded', async () => {
  const { user, beside } = await open();
  await user.click(screen.getByRole('button', { name: 'Bắt đầu ghi' }));
  const add = (count: number) =>
    act(() => {
      for (let added = 0; added < count; added += 1) {
        beside.recordingRef.send({ type: 'action.add', action: { do: 'signOut' } });
      }
    });
  const full = 'Một bản ghi chứa nhiều nhất 200 thao tác. Những thao tác sau đó không được ghi.';
  // The page that is open is the first action.
  add(198);
  expect(screen.queryByText(full)).toBeNull();
  add(1);
  expect(screen.getByText(full).closest('[role=alert]')).toBeTruthy();
  add(1);
  expect(screen.getByText('Đang ghi: 200 thao tác')).toBeTruthy();
});

it('D-03 what the desk does for a lesson is no part of what the trainer records', async () => {
  const pressed = document.createElement('button');
  pressed.textContent = 'Gửi';
  document.body.append(pressed);
  const press = { do: 'press', role: 'button', name: 'Gửi' } as const;
  const { user, beside } = await open();
  await user.click(screen.getByRole('button', { name: 'Bắt đầu ghi' }));
  await user.click(pressed);
  await waitFor(() => expect(beside.recordingRef.getSnapshot().context.actions.slice(1)).toEqual([press]));
  beside.lessonRef.send({ type: 'speed.choose', speed: 'full' });
  beside.lessonRef.send({
    type: 'lesson.start',
    lesson: { ...lesson, steps: [{ ...step, isByHand: false, actions: [press] }] },
  });
  beside.lessonRef.send({ type: 'step.perform' });
  await waitFor(() => expect(beside.lessonRef.getSnapshot().value).toBe('done'));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  pressed.remove();
  expect(beside.recordingRef.getSnapshot().context.actions.slice(1)).toEqual([press]);
});

it.each([
  ['recording', []],
  ['paused', ['recording.pause']],
  ['stopped', ['recording.stop']],
] as const)('D-03 what is recorded outlives the page while it is %s', async (state, events) => {
  const { beside } = await open('/csdl');
  beside.recordingRef.send({ type: 'recording.start', address: '/csdl' });
  beside.recordingRef.send({ type: 'action.add', action: { do: 'signOut' } });
  for (const type of events) {
    beside.recordingRef.send({ type });
  }
  // Whoever signs out at an issuer empties the storage and leaves the page.
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  const next = openLessonBeside(lessonDesk());
  started.push(next);
  expect(next.recordingRef.getSnapshot()).toMatchObject({
    value: state,
    context: { actions: [{ do: 'open', address: '/csdl' }, { do: 'signOut' }] },
  });
  next.recordingRef.send({ type: 'recording.stop' });
  next.recordingRef.send({ type: 'recording.discard' });
  const last = openLessonBeside(lessonDesk());
  started.push(last);
  expect(last.recordingRef.getSnapshot().value).toBe('idle');
});

it('X-03 D-03 a failure that a screen shows in place is shown in the desk', async () => {
  const disarm = vi.fn();
  const { user } = await open(
    '/',
    {
      faults: {
        list: [
          {
            id: 'token.expired',
            code: 'token.expired',
            group: 'token',
            name: 'Token has expired',
            way: 'Đăng nhập.',
            kind: 'arm',
            isKept: false,
          },
        ],
        armedAtStart: 'token.expired',
        arm: vi.fn(),
        disarm,
        watch: () => () => undefined,
      },
    },
    FaultsTab,
  );
  await user.click(screen.getByRole('button', { name: /^Xem ngay/u }));
  expect(screen.getByRole('region', { name: 'Người dùng thấy' }).textContent).toContain('Phiên đăng nhập đã hết hạn');
  await user.click(screen.getByRole('button', { name: 'Tắt' }));
  expect(disarm).toHaveBeenCalledOnce();
});
