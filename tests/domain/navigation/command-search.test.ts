import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { searchCommands, type Command } from '@/domain/navigation/command-search';

const command = (id: string, title: string, hint = '', keywords = ''): Command => ({
  id,
  title,
  group: 'Trang',
  hint,
  keywords,
});

const commands = [
  command('home', 'Trang chủ', '', 'Home'),
  command('self', 'Người lao động tự đóng', 'Quản lý quỹ', 'Self-paying workers'),
  command('workers', 'Người lao động', 'Cơ sở dữ liệu (Dolab)', 'Workers'),
  command('units', 'Đơn vị', 'Cơ sở dữ liệu (Dolab)', 'Units'),
  command('theme', 'Giao diện: Tối'),
];

const ids = (query: string, recentIds: readonly string[] = []) =>
  searchCommands(commands, query, recentIds).map(({ id }) => id);

describe('searching commands', () => {
  it.each([
    ['nguoi lao dong', ['workers', 'self']],
    ['NGƯỜI LAO ĐỘNG', ['workers', 'self']],
    ['don vi', ['units']],
    ['nld', ['workers', 'self']],
    ['co so du lieu', ['units', 'workers']],
    ['don vi dolab', ['units']],
    ['units', ['units']],
    ['tối', ['theme']],
    ['khong co gi', []],
  ])('finds %j without regard to case and diacritics', (query, found) => {
    expect(ids(query)).toEqual(found);
  });

  it('puts what was used last first, among equals and when nothing is typed', () => {
    expect(ids('nguoi lao dong', ['self'])).toEqual(['self', 'workers']);
    expect(ids('', ['theme', 'units'])).toEqual(['theme', 'units', 'home', 'self', 'workers']);
  });

  it('puts the beginning of a title before a word in it, and that before the words around it', () => {
    const some = [command('a', 'Xem kết quả', '', 'báo cáo'), command('b', 'Nộp báo cáo'), command('c', 'Báo cáo quỹ')];
    expect(searchCommands(some, 'bao cao', []).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('finds a subset of what there is, each once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom('home', 'units', 'x')), (query, recentIds) => {
        const found = ids(query, recentIds);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((id) => commands.some((each) => each.id === id))).toBe(true);
      }),
    );
  });
});
