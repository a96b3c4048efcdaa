import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  notificationPageSchema,
  openTasksSchema,
  unreadAfter,
  withMore,
  withReadMark,
} from '@/domain/notifications/notification';

import { message, overdueTask } from '../../support/notifications';

describe('messages', () => {
  it.each(['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)', 'csdl'])(
    'C-08 lead nowhere when the server names %j',
    (duongDan) => {
      const page = { totalCount: 1, soChuaDoc: 1, items: [message('m1', { duongDan })] };
      expect(parse(notificationPageSchema, page).items[0]?.duongDan).toBeNull();
      expect(parse(openTasksSchema, { items: [{ ...overdueTask, duongDan }] }).items[0]?.duongDan).toBeNull();
    },
  );

  it('C-08 take an unknown level for information and missing fields for absent ones', () => {
    const task = { ...overdueTask, mucDo: 'moi', hanXuLy: undefined };
    expect(parse(openTasksSchema, { items: [task] }).items).toEqual([{ ...overdueTask, mucDo: 'thong-tin' }]);
  });

  it('are marked one by one or all together', () => {
    const messages = [message('m1'), message('m2', { daDoc: true }), message('m3')];
    const read = (...marked: readonly { readonly daDoc: boolean }[]) => marked.map(({ daDoc }) => daDoc);
    expect(read(...withReadMark(messages, { kind: 'one', id: 'm1' }))).toEqual([true, true, false]);
    expect(read(...withReadMark(messages, { kind: 'all', upTo: '9' }))).toEqual([true, true, true]);
    expect(unreadAfter(messages, 7, { kind: 'one', id: 'm1' })).toBe(6);
    expect(unreadAfter(messages, 7, { kind: 'one', id: 'm2' })).toBe(7);
    expect(unreadAfter(messages, 7, { kind: 'all', upTo: '9' })).toBe(0);
  });

  it('S-07 stay unread where they came after the newest that was shown', () => {
    const [later, shown] = [
      message('m2', { thoiGian: '2026-11-12T08:00:01' }),
      message('m1', { thoiGian: '2026-11-12T08:00:00' }),
    ];
    const all = { kind: 'all', upTo: shown.thoiGian } as const;
    expect(withReadMark([later, shown], all).map(({ daDoc }) => daDoc)).toEqual([false, true]);
    expect(unreadAfter([later, shown], 9, all)).toBe(1);
  });

  it('stand once when a new one has pushed them onto the next page', () => {
    const known = [message('m1'), message('m2')];
    expect(withMore(known, [message('m2'), message('m3')]).map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  });
});
