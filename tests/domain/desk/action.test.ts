import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { actionSchema, isNamed, type Action } from '@/domain/desk/action';
import { sentenceOf } from '@/domain/desk/action-sentences';
import { lessonStepSchema, parseProgress } from '@/domain/desk/lesson';
import {
  lessonOfRecording,
  parseStoredRecordings,
  readRecordings,
  withAction,
  writeRecordings,
  type Recording,
} from '@/domain/desk/recording';

const actions: readonly Action[] = [
  { do: 'open', address: '/csdl/nguoi-lao-dong?tu-khoa=dang+thi+ung' },
  { do: 'signIn', as: 'khoa.tm' },
  { do: 'signOut' },
  { do: 'press', role: 'button', name: 'Lưu', nth: 2, within: { role: 'dialog', name: 'Gửi' } },
  { do: 'fill', label: 'Ghi chú', text: '=1+1 {Escape} [x]' },
  { do: 'choose', label: 'Tháng', option: '10' },
  { do: 'key', key: 'Control+k' },
  { do: 'attach', label: 'Tệp Excel để nhập', file: 'gia.xlsx' },
  { do: 'arm', fault: 'http.server' },
  { do: 'disarm' },
  { do: 'resetData' },
  { do: 'network', is: 'lost' },
  { do: 'expect', sees: { see: 'text', text: 'Cập nhật thành công.' } },
];

const recording: Recording = {
  id: 'a1',
  name: 'Sửa ghi chú',
  recordedAt: '2026-11-15T03:00:00.000Z',
  actions: [...actions],
};

function isAction(value: unknown): boolean {
  return v.safeParse(actionSchema, value).success;
}

describe('actions', () => {
  it('D-03 each kind of action is data that comes back the same, and has a sentence', () => {
    expect(actions.map((action) => v.parse(actionSchema, JSON.parse(JSON.stringify(action))))).toEqual(actions);
    expect(actions.map(sentenceOf).filter((sentence) => sentence.length < 5)).toEqual([]);
    expect(sentenceOf(actions[3] ?? { do: 'signOut' })).toBe('Bấm nút «Lưu»');
  });

  it.each([
    { do: 'open', address: 'https://evil.example/' },
    { do: 'open', address: '//evil.example' },
    { do: 'open', address: String.raw`/\evil.example` },
    { do: 'open', address: 'javascript:alert(1)' },
    { do: 'open', address: '/a\u0000b' },
    { do: 'press', role: 'script', name: 'x' },
    { do: 'press', role: 'button', name: 'x', nth: 0 },
    { do: 'press', role: 'button', name: 'x', selector: 'a[href]' },
    { do: 'run', code: 'alert(1)' },
    { do: 'key', key: 'Control+' },
    { do: 'arm', fault: '../x' },
    { do: 'attach', label: 'Tệp', file: '/etc/passwd' },
    { do: 'fill', label: 'x', text: 'y'.repeat(2_001) },
    undefined,
    'open',
  ])('refuses %j', (hostile) => {
    expect(isAction(hostile)).toBe(false);
  });

  it('a name is compared whole, from its beginning or in part, without regard to case and spaces', () => {
    expect([
      isNamed('  Lưu  thay đổi ', 'lưu thay đổi'),
      isNamed('Lưu thay đổi', 'Lưu'),
      isNamed('Lưu thay đổi', 'Lưu', 'start'),
      isNamed('Lưu thay đổi', 'thay', 'part'),
      isNamed('bất kỳ', ''),
    ]).toEqual([true, false, true, true, true]);
  });

  it('a step has something to do, unless it takes a hand', () => {
    const step = { text: 'Làm', actions: [], expects: [], expected: 'Xong' };
    expect([step, { ...step, isByHand: true }].map((each) => v.safeParse(lessonStepSchema, each).success)).toEqual([
      false,
      true,
    ]);
  });
});

describe('recordings', () => {
  it('D-03 a file of recordings comes back the same', () => {
    expect(readRecordings(writeRecordings([recording]))).toEqual([recording]);
  });

  it('D-03 a file that is none of ours is refused, never half taken', () => {
    const good = JSON.parse(writeRecordings([recording])) as { recordings: object[] };
    const hostile = [
      '',
      'null',
      '{"format":"x"}',
      JSON.stringify({ ...good, version: 2 }),
      JSON.stringify({ ...good, recordings: [{ ...recording, actions: [{ do: 'run', code: 'x' }] }] }),
      JSON.stringify({ ...good, recordings: [{ ...recording, id: '<img>' }] }),
      JSON.stringify({ ...good, extra: true }),
      ' '.repeat(600 * 1024),
    ];
    expect(hostile.map(readRecordings)).toEqual(hostile.map(() => undefined));
    fc.assert(fc.property(fc.json(), (text) => readRecordings(text) === undefined));
  });

  it('rubbish in the store is left out, the rest stays', () => {
    expect(parseStoredRecordings([recording, { id: 1 }, null])).toEqual([recording]);
    expect(parseStoredRecordings('x')).toEqual([]);
  });

  it('keys typed into one field are one action, and an opening that was left at once is none', () => {
    const typed = ['D', 'Đ', 'Đặng'].map((text) => ({ do: 'fill', label: 'Tìm', text }) as const);
    const opened = ['/', '/a'].map((address) => ({ do: 'open', address }) as const);
    const recorded = [...opened, ...typed].reduce<readonly Action[]>(withAction, []);
    expect(recorded).toEqual([opened[1], typed[2]]);
  });

  it('a recording becomes a lesson with a step per action', () => {
    const lesson = lessonOfRecording(recording);
    expect([lesson.id, lesson.steps.length, lesson.steps[1]?.text]).toEqual([
      'own:a1',
      actions.length,
      'Đăng nhập với tài khoản khoa.tm',
    ]);
  });
});

it('D-03 where a run stands outlives the page, and rubbish is none', () => {
  const progress = { lesson: 'dang-nhap', step: 1, action: 2, isAutomatic: true, isUnderWay: true, speed: 'full' };
  expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  for (const rubbish of [null, '', '{', '{"step":-1}', JSON.stringify({ ...progress, speed: 'light' })]) {
    expect(parseProgress(rubbish)).toBeUndefined();
  }
});
