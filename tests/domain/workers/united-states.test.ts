import { describe, expect, it } from 'vitest';

import { employmentState } from '@/domain/reference/contract-lists';
import { unitedContracts } from '@/domain/workers/contract-union';
import type { Contract } from '@/domain/workers/worker';

import { firstContract } from './merge-fixtures';

/** As a unit has entered it in advance: employer, place and wage are known, the departure is not. */
const entered: Contract = {
  ...firstContract,
  nsdld: 'Aozora Foods',
  diaChiLamViec: 'Aichi',
  mucLuong: 180_000,
  tienTe: 'JPY',
  ngayXuatCanh: null,
  ngayVeNuoc: null,
  lyDoVeNuoc: null,
  tinhTrang: employmentState.notDeparted,
  soGcn: null,
  ngayDong: null,
};

/** As the approved report has made it a second time. */
const reported: Contract = {
  ...entered,
  id: 'c9',
  nsdld: null,
  diaChiLamViec: null,
  mucLuong: null,
  tienTe: null,
  ngayXuatCanh: '2020-03-01',
  tinhTrang: employmentState.working,
};

const { working, absconded, lost, returnedEarly } = employmentState;

describe('how far somebody has come by two copies of one contract', () => {
  it('B-10 is "working" where the departure comes from the other copy', () => {
    const expected = [{ ...entered, ngayXuatCanh: '2020-03-01', tinhTrang: working }];
    expect(unitedContracts([entered], [reported])).toEqual(expected);
    expect(unitedContracts([reported], [entered])).toEqual(expected);
  });

  it.each([absconded, lost])('B-10 is state %i where only the poorer copy tells of it, without a day', (tinhTrang) => {
    const gone = { ...reported, tinhTrang };
    const richer = { ...entered, ngayXuatCanh: '2020-03-01', tinhTrang: working };
    expect(unitedContracts([richer], [gone])).toEqual([{ ...richer, tinhTrang }]);
    // A departure that breaks a rule is not taken over; what became of the person is.
    const signedLate = { ...entered, ngayKy: '2020-04-01' };
    expect(unitedContracts([signedLate], [{ ...gone, ngayKy: null }])).toEqual([{ ...signedLate, tinhTrang }]);
  });

  it('B-10 stays as the kept copy says it where that one has ended', () => {
    const ended = { ...entered, ngayXuatCanh: '2020-03-01', ngayVeNuoc: '2022-02-20', tinhTrang: returnedEarly };
    expect(unitedContracts([ended], [{ ...reported, tinhTrang: absconded }])).toEqual([ended]);
    const fled = { ...ended, ngayVeNuoc: null, tinhTrang: absconded };
    expect(unitedContracts([fled], [{ ...reported, tinhTrang: lost }])).toEqual([fled]);
  });
});
