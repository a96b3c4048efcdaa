import type { ReportFilters } from '@/domain/reports/report';

import type { ContractIndex, CodedColumn } from './contract-index';
import type { ReportRequest } from './report-request';

type Test = { readonly codes: Uint16Array | Uint8Array; readonly allowed: Uint8Array };

/** Tests of contracts by their place in the index: the person's scope, and every filter that is about contracts or people. */
export function contractMatch(index: ContractIndex, request: ReportRequest): (place: number) => boolean {
  const tests = testsOf(index, request);
  return (place) => {
    for (const { codes, allowed } of tests) {
      if (allowed[codes[place] ?? 0] !== 1) {
        return false;
      }
    }
    return true;
  };
}

function testsOf(index: ContractIndex, { filters, scope, database: { units } }: ReportRequest): readonly Test[] {
  const unitWishes = wishes(filters, {
    donViId: (id, wanted) => id === wanted,
    loaiDonViId: (id, wanted) => id !== null && String(units.find(id)?.loaiDonViId ?? '') === wanted,
    canBoPhuTrachId: (id, wanted) => id !== null && units.find(id)?.canBoPhuTrachId === wanted,
  });
  return [
    ...test(index.unit, [...unitWishes, ...(scope.kind === 'unit' ? [(id: Key) => id === scope.donViId] : [])]),
    ...test(index.province, [
      ...wishes(filters, { tinhThanhMa: (id, wanted) => id === wanted }),
      ...(scope.kind === 'province' ? [(id: Key) => id === scope.tinhThanhMa] : []),
    ]),
    ...test(index.market, wishes(filters, { thiTruongId: (id, wanted) => id === wanted })),
    ...test(index.occupation, wishes(filters, { nganhNgheId: (id, wanted) => id === wanted })),
    ...test(index.form, wishes(filters, { hinhThucDi: (id, wanted) => id === wanted })),
    ...test(sexColumn(index), wishes(filters, { gioiTinh: (id, wanted) => id === wanted })),
  ];
}

type Key = string | null;
type Wish = (id: Key) => boolean;
type FilterName = keyof ReportFilters;

function wishes(
  filters: ReportFilters,
  tests: Readonly<Partial<Record<FilterName, (id: Key, wanted: string) => boolean>>>,
): readonly Wish[] {
  return Object.entries(tests).flatMap(([name, isWanted]) => {
    const wanted = filters[name as FilterName];
    return wanted === undefined ? [] : [(id: Key) => isWanted(id, wanted)];
  });
}

function test(
  { codes, keys }: { readonly codes: Test['codes']; readonly keys: CodedColumn['keys'] },
  asked: readonly Wish[],
): readonly Test[] {
  return asked.length === 0
    ? []
    : [{ codes, allowed: Uint8Array.from(keys, (key) => (asked.every((wish) => wish(key)) ? 1 : 0)) }];
}

function sexColumn({ sex }: ContractIndex) {
  return { codes: sex, keys: [null, '1', '2', '3'] };
}
