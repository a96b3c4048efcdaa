import { describe, expect, it } from 'vitest';

import { shortUnitName, unitNameParts } from '@/domain/units/short-unit-name';

describe('a unit’s name where there is little room', () => {
  it.each([
    ['Công ty Cổ phần Nhân lực Lam Giang', 'Nhân lực Lam Giang'],
    ['Công ty TNHH Một thành viên Hợp tác quốc tế Sao Mai', 'Hợp tác quốc tế Sao Mai'],
    ['Sở Nội vụ Hà Tĩnh', 'Sở Nội vụ Hà Tĩnh'],
  ])('leaves out the form of company: %s', (name, short) => {
    expect(shortUnitName(name, 34)).toBe(short);
  });

  it('keeps the words by which firms of one trade differ', () => {
    const trade = 'Công ty Cổ phần Đầu tư và Xuất nhập khẩu lao động';
    const names = [`${trade} Bình Nguyên`, `${trade} Đại Phong Vân`].map((name) => shortUnitName(name, 32));
    expect(names).toEqual(['Đầu tư và Xuất nhập… Bình Nguyên', 'Đầu tư và Xuất nhập… Phong Vân']);
    expect(names.every(({ length }) => length <= 32)).toBe(true);
  });

  it('keeps these words alone where little else has room', () => {
    expect(shortUnitName('Công ty Cổ phần Nhân lực Bạch Liên', 14)).toBe('… Bạch Liên');
    expect(shortUnitName('Công ty TNHH Nhân lực An Khê', 20)).toBe('Nhân lực An Khê');
  });

  it.each([8, 14, 16, 20, 60])('is never longer than %i letters', (most) => {
    expect(shortUnitName('Trung tâm Dịchvụviệclàmtrongvàngoàinước', most).length).toBeLessThanOrEqual(most);
  });
});

describe('the parts of a unit’s name', () => {
  it.each([
    ['Công ty Cổ phần Cung ứng nhân lực Bình Nguyên', 'Công ty Cổ phần', 'Cung ứng nhân lực', 'Bình Nguyên'],
    ['Công ty TNHH MTV Sao Mai', 'Công ty TNHH MTV', '', 'Sao Mai'],
    ['CÔNG TY CP SAO MAI', 'CÔNG TY CP', '', 'SAO MAI'],
    ['Sở Nội vụ Hà Tĩnh', '', 'Sở Nội vụ', 'Hà Tĩnh'],
    ['Công ty Cổ phần', '', 'Công ty', 'Cổ phần'],
    ['Sovico', '', '', 'Sovico'],
    ['', '', '', ''],
  ])('of «%s»', (name, form, trade, own) => {
    expect(unitNameParts(name)).toEqual({ form, trade, own });
    expect([form, trade, own].filter((part) => part !== '').join(' ')).toBe(name);
  });
});
