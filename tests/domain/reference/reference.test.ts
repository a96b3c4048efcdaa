import { describe, expect, it } from 'vitest';

import { hasKnownProvince } from '@/domain/identity/citizen-id';
import { banks } from '@/domain/reference/banks';
import { citizenIdProvinces } from '@/domain/reference/citizen-id-provinces';
import { communes } from '@/domain/reference/communes';
import {
  contributionStates,
  currencies,
  departureForms,
  employmentStates,
  returnReasons,
} from '@/domain/reference/contract-lists';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import { provinces } from '@/domain/reference/provinces';
import { licenceAuthorities, unitStates } from '@/domain/reference/unit-lists';
import { unitTypes } from '@/domain/reference/unit-types';

const namedLists = {
  banks,
  contributionStates,
  departureForms,
  educationLevels,
  employmentStates,
  markets,
  occupations,
  provinces,
  returnReasons,
  sexes,
  unitStates,
  unitTypes,
};

describe('reference data', () => {
  it('holds every list whole', () => {
    const sizes = Object.fromEntries(Object.entries(namedLists).map(([name, list]) => [name, list.length]));
    expect(sizes).toEqual({
      banks: 23,
      contributionStates: 3,
      departureForms: 7,
      educationLevels: 8,
      employmentStates: 6,
      markets: 20,
      occupations: 21,
      provinces: 34,
      returnReasons: 9,
      sexes: 3,
      unitStates: 5,
      unitTypes: 8,
    });
  });

  it.each(Object.entries(namedLists))(
    'gives every entry of %s an id of its own and a name in both languages',
    (_, list) => {
      const entries: readonly { readonly id: string | number; readonly ten: string; readonly tenEn: string }[] = list;
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(entries.filter(({ ten, tenEn }) => ten === '' || tenEn === '' || ten !== ten.normalize('NFC'))).toEqual(
        [],
      );
    },
  );

  it('maps the 63 codes of identity numbers to the 34 provinces, each code once', () => {
    const merged = provinces.flatMap(({ id, maCccdCu }) => maCccdCu.map((code) => `${code} ${id}`));
    expect(citizenIdProvinces.map(({ code, provinceId }) => `${code} ${provinceId}`).sort()).toEqual(merged.sort());
    expect(citizenIdProvinces).toHaveLength(63);
    expect(citizenIdProvinces.filter(({ code }) => !hasKnownProvince(code))).toEqual([]);
  });

  it('never takes a province id for an old code: 015 is Yên Bái, today in Lào Cai', () => {
    expect(citizenIdProvinces.find(({ code }) => code === '015')).toEqual({
      code: '015',
      tenCu: 'Yên Bái',
      provinceId: '15',
    });
    expect(citizenIdProvinces.find(({ code }) => code === '024')?.provinceId).toBe('24');
    expect(citizenIdProvinces.find(({ code }) => code === '044')?.tenCu).toBe('Quảng Bình');
  });

  it('names six communes in each province', () => {
    const counts = provinces.map(({ id }) => communes.filter(({ provinceId }) => provinceId === id).length);
    expect(counts).toEqual(provinces.map(() => 6));
    expect(communes.every(({ id, ten }) => /^\d{5}$/u.test(id) && /^(Phường|Xã|Đặc khu) /u.test(ten))).toBe(true);
    expect(communes).toContainEqual({ id: '18073', ten: 'Phường Thành Sen', provinceId: '42' });
  });

  it('knows the currency of every market', () => {
    const known = new Set(currencies.map(({ id }) => id));
    expect(markets.filter(({ tienTe }) => !known.has(tienTe))).toEqual([]);
  });

  it('writes the official names of province and licence authority', () => {
    expect(provinces.find(({ id }) => id === '75')?.tenDayDu).toBe('Thành phố Đồng Nai');
    expect(licenceAuthorities).toEqual(['Bộ Lao động – Thương binh và Xã hội', 'Bộ Nội vụ']);
  });
});
