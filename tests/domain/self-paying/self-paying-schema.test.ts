import { describe, expect, it } from 'vitest';

import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { emptyDossier, normalizeDossier } from '@/domain/self-paying/self-paying-input';
import { selfPayingSchema } from '@/domain/self-paying/self-paying-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

import { declarationOfSen } from '../../support/self-paying';

const day = '2026-11-18';

/** What is wrong with a declaration, as `field: key`. */
function complaints(changes: Partial<SelfPayingInput>, declaredOn = day): readonly string[] {
  const schema = selfPayingSchema({ today: day, declaredOn });
  return validationErrorsOf(schema, normalizeDossier(declarationOfSen(changes))).map(
    ({ field, key }) => `${field}: ${key}`,
  );
}

describe('rules of a self-paying declaration', () => {
  it('B-03 takes the example of form 6a as it is', () => {
    expect(complaints({})).toEqual([]);
  });

  it('B-03 asks for every field that a dossier needs', () => {
    const schema = selfPayingSchema({ today: day, declaredOn: day });
    const missing = validationErrorsOf(schema, emptyDossier()).filter(({ key }) => key === 'required');
    expect(missing.map(({ field }) => field)).toEqual([
      'hoTen',
      'ngaySinh',
      'soCccd',
      'ngayCapCccd',
      'soHoChieu',
      'ngayCapHc',
      'dienThoai',
      'tinhThanhMa',
      'xaPhuongMa',
      'thiTruongId',
      'nganhNgheId',
      'nsdld',
      'soXacNhan',
      'ngayXacNhan',
      'tuNgay',
      'denNgay',
      'ngayXuatCanh',
    ]);
  });

  it.each([
    ['6a', '2026-11-19', []],
    ['6a', day, ['ngayXuatCanh: departureAhead']],
    ['6b', '2026-11-17', []],
    ['6b', day, ['ngayXuatCanh: departureBehind']],
    ['qua-don-vi', day, []],
  ] as const)(
    'B-03 lets form %s leave on %s as seen from the day of declaration',
    (hinhThuc, ngayXuatCanh, expected) => {
      const changes = { hinhThuc, ngayXuatCanh, donViId: hinhThuc === 'qua-don-vi' ? 'a-unit' : null };
      expect(complaints(changes)).toEqual(expected);
    },
  );

  it('B-03 measures the departure by the day of declaration, also when the dossier is corrected weeks later', () => {
    const schema = selfPayingSchema({ today: '2026-12-20', declaredOn: day });
    expect(validationErrorsOf(schema, declarationOfSen())).toEqual([]);
  });

  it('B-03 asks who is sent by a unit for the unit and not for a registration', () => {
    const sent = { hinhThuc: 'qua-don-vi', soXacNhan: null, ngayXacNhan: null } as const;
    expect([complaints({ ...sent, donViId: null }), complaints({ ...sent, donViId: 'a-unit' })]).toEqual([
      ['donViId: required'],
      [],
    ]);
  });

  it('B-03 forgets the unit of whoever goes by a direct contract', () => {
    expect(normalizeDossier(declarationOfSen({ donViId: 'a-unit' })).donViId).toBeNull();
  });

  it.each([
    [{ soCccd: '04219600004' }, ['soCccd: cccd']],
    [{ soCccd: '042096000045' }, ['soCccd: cccdMismatch']],
    [{ soCccd: '042096000045', lyDoCccd: 'Đã đối chiếu với bản gốc.' }, []],
    [{ soHoChieu: '12345678' }, ['soHoChieu: passport']],
    [{ soHoChieu: ' c1234567 ' }, []],
    [{ ngayHetHanHc: '2026-12-02' }, ['ngayHetHanHc: passportExpired']],
    [{ ngayCapHc: '2034-10-10' }, ['ngayCapHc: futureDate', 'ngayHetHanHc: passportDates']],
    [{ ngaySinh: '2009-06-14', soCccd: '042309000045' }, ['ngaySinh: age18']],
    [{ ngaySinh: '1950-06-14', soCccd: '042150000045' }, ['ngaySinh: ageTooHigh']],
    [{ denNgay: '2031-12-03' }, ['denNgay: contractTerm']],
    [{ denNgay: '2026-12-02' }, ['denNgay: contractPeriod']],
    [{ ngayKy: '2026-12-03' }, ['ngayKy: futureDate']],
    [{ ngayNop: '2026-11-19' }, ['ngayNop: futureDate']],
    [{ tienTe: null }, ['tienTe: required']],
    [{ dienThoai: '12' }, ['dienThoai: phone']],
    [{ email: 'sen@' }, ['email: email']],
  ] as const)('B-03 judges %j', (changes, expected) => {
    expect(complaints(changes as Partial<SelfPayingInput>)).toEqual(expected);
  });
});
