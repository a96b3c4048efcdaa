import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ListIndex, readPaging, type ListColumns } from '@mock-server/data/query';
import { MockFailure } from '@mock-server/failures';

type Person = { readonly hoTen: string; readonly diem: number | null; readonly ma: string | null };

const columns: ListColumns<Person> = {
  hoTen: { kind: 'name', value: ({ hoTen }) => hoTen },
  ten: { kind: 'text', value: ({ hoTen }) => hoTen },
  diem: { kind: 'number', value: ({ diem }) => diem },
  ma: { kind: 'code', value: ({ ma }) => ma },
};

const everything = { skipCount: 0, maxResultCount: 1_000 };

function sorted(names: readonly string[], sorting: string): readonly string[] {
  const people = names.map((hoTen): Person => ({ hoTen, diem: null, ma: null }));
  return new ListIndex(people, columns).page(() => true, { sorting, ...everything }).items.map(({ hoTen }) => hoTen);
}

function failureOf(run: () => unknown): Pick<MockFailure, 'status' | 'body'> {
  try {
    run();
  } catch (error) {
    if (error instanceof MockFailure) {
      return { status: error.status, body: error.body };
    }
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('order of a list', () => {
  it('D-02 puts Ánh before Ân before Ấn before Dũng before Đức', () => {
    const names = ['Lê Văn Đức', 'Lê Văn Dũng', 'Lê Thị Ấn', 'Lê Thị Ân', 'Lê Thị Ánh'];
    expect(sorted(names, 'hoTen')).toEqual(['Lê Thị Ánh', 'Lê Thị Ân', 'Lê Thị Ấn', 'Lê Văn Dũng', 'Lê Văn Đức']);
  });

  it('D-02 looks at the given name, then the surname, then the middle names', () => {
    const names = ['Trần Văn An', 'Bùi Thị Xuân', 'Bùi Văn An', 'Bùi Đức An', 'An'];
    expect(sorted(names, 'hoTen asc')).toEqual(['An', 'Bùi Đức An', 'Bùi Văn An', 'Trần Văn An', 'Bùi Thị Xuân']);
  });

  it('D-02 orders tones ngang, huyền, hỏi, ngã, sắc, nặng', () => {
    expect(sorted(['họa', 'hóa', 'hõa', 'hỏa', 'hòa', 'hoa'], 'ten')).toEqual([
      'hoa',
      'hòa',
      'hỏa',
      'hõa',
      'hóa',
      'họa',
    ]);
  });

  it('D-02 takes several properties, without regard to their case', () => {
    const people: readonly Person[] = [
      { hoTen: 'B', diem: 1, ma: 'x' },
      { hoTen: 'A', diem: 2, ma: 'y' },
      { hoTen: 'C', diem: 2, ma: null },
      { hoTen: 'D', diem: null, ma: 'z' },
    ];
    const page = new ListIndex(people, columns).page(() => true, { sorting: 'DIEM desc, ma asc', ...everything });
    expect(page.items.map(({ hoTen }) => hoTen)).toEqual(['C', 'A', 'B', 'D']);
  });

  it.each(['khongCo', 'hoTen up', 'hoTen asc nulls', 'hoTen,'])(
    'D-02 answers 500 to sorting by "%s", as ABP does',
    (sorting) => {
      expect(failureOf(() => sorted(['A', 'B'], sorting)).status).toBe(500);
    },
  );
});

describe('paging of a list request', () => {
  const read = (entries: Readonly<Record<string, string>>) => readPaging(new Map(Object.entries(entries)), 'ma desc');

  it('D-02 skips nothing and answers ten rows in the list’s own order unless told', () => {
    expect(read({})).toEqual({ sorting: 'ma desc', skipCount: 0, maxResultCount: 10 });
    expect(read({ sorting: ' hoTen ', skipcount: '40', maxresultcount: '1000' })).toEqual({
      sorting: 'hoTen',
      skipCount: 40,
      maxResultCount: 1_000,
    });
  });

  it('D-02 refuses more than a thousand rows in ABP’s words, which it has in English alone', () => {
    const said =
      'MaxResultCount can not be more than 1000! Increase Volo.Abp.Application.Dtos.LimitedResultRequestDto.MaxMaxResultCount on the server side to allow more results.';
    expect(failureOf(() => read({ maxresultcount: '1001' }))).toMatchObject({
      status: 400,
      body: { validationErrors: [{ message: { vi: said, en: said }, members: ['maxResultCount'] }] },
    });
  });

  it.each([
    [{ maxresultcount: '0' }, ['maxResultCount']],
    [{ maxresultcount: '-1' }, ['maxResultCount']],
    [{ maxresultcount: 'mười' }, ['maxResultCount']],
    [{ skipcount: '-1' }, ['skipCount']],
    [{ skipcount: '1.5' }, ['skipCount']],
    [{ skipcount: '99999999999' }, ['skipCount']],
  ])('D-02 refuses %j with 400', (entries, members) => {
    const { status, body } = failureOf(() => read(entries));
    expect({ status, members: body.validationErrors?.[0]?.members }).toEqual({ status: 400, members });
  });
});

describe('a page of a list', () => {
  const person = fc.record({
    hoTen: fc
      .array(fc.constantFrom('Ân', 'Ấn', 'Đức', 'Dũng', 'An', 'Ỷ', 'Ưng'), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' ')),
    diem: fc.option(fc.integer({ min: -3, max: 3 })),
    ma: fc.option(fc.string({ maxLength: 2 })),
  });
  const query = fc.record({
    keys: fc.uniqueArray(fc.tuple(fc.constantFrom('hoTen', 'ten', 'diem', 'ma'), fc.constantFrom('asc', 'desc')), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    }),
    least: fc.integer({ min: -3, max: 3 }),
    skipCount: fc.nat({ max: 30 }),
    maxResultCount: fc.integer({ min: 1, max: 20 }),
  });

  it('D-02 is what filtering, sorting and cutting one after the other would give', () => {
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 40 }),
        fc.array(query, { minLength: 1, maxLength: 4 }),
        (people, queries) => {
          const index = new ListIndex<Person>(people, columns);
          for (const { keys, least, skipCount, maxResultCount } of queries) {
            const isWanted = ({ diem }: Person) => (diem ?? 0) >= least;
            const wanted = people.filter(isWanted).sort(naiveOrder(keys));
            const sorting = keys.map((key) => key.join(' ')).join(', ');
            expect(index.page(isWanted, { sorting, skipCount, maxResultCount })).toEqual({
              totalCount: wanted.length,
              items: wanted.slice(skipCount, skipCount + maxResultCount),
            });
          }
        },
      ),
    );
  });
});

const vietnamese = new Intl.Collator('vi');

function naiveOrder(keys: readonly (readonly [string, string])[]): (left: Person, right: Person) => number {
  return (left, right) => {
    for (const [name, direction] of keys) {
      const difference = naiveComparison(name, left, right);
      if (difference !== 0) {
        return direction === 'desc' ? -difference : difference;
      }
    }
    return 0;
  };
}

function naiveComparison(name: string, left: Person, right: Person): number {
  switch (name) {
    case 'hoTen': {
      const [one, other] = [partsOf(left.hoTen), partsOf(right.hoTen)];
      return one.map((part, index) => vietnamese.compare(part, other[index] ?? '')).find((sign) => sign !== 0) ?? 0;
    }
    case 'ten':
      return vietnamese.compare(left.hoTen, right.hoTen);
    case 'diem':
      return (left.diem ?? -100) - (right.diem ?? -100);
    default:
      return left.ma === right.ma ? 0 : left.ma === null || (right.ma !== null && left.ma < right.ma) ? -1 : 1;
  }
}

/** Given name, surname, middle names. */
function partsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return [words.at(-1) ?? '', words.length > 1 ? (words[0] ?? '') : '', words.slice(1, -1).join(' ')];
}

describe('totals of a list', () => {
  type Debt = { readonly ma: string; readonly no: number; readonly trangThai: 1 | 2 | 3 };
  const byCode: ListColumns<Debt> = { ma: { kind: 'code', value: ({ ma }) => ma } };
  const debts = fc.array(fc.record({ ma: fc.string(), no: fc.integer(), trangThai: fc.constantFrom(1, 2, 3) }));

  it('B-11 sum up and count all that is wanted, not the page alone, tabs as if no tab were chosen', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: -100, max: 100 }), fc.constantFrom(1, 2, 3), (rows, least, tab) => {
        const found = rows.filter(({ no }) => no >= least);
        const shown = found.filter(({ trangThai }) => trangThai === tab);
        const page = new ListIndex<Debt>(rows as readonly Debt[], byCode).page(
          ({ no }) => no >= least,
          { sorting: 'ma', skipCount: 0, maxResultCount: 2 },
          { duNo: ({ no }) => no },
          { valueOf: ({ trangThai }) => trangThai, isChosen: ({ trangThai }) => trangThai === tab },
        );
        const counts = [1, 2, 3].map((value) => found.filter(({ trangThai }) => trangThai === value).length);
        expect([page.totalCount, page.items.length]).toEqual([shown.length, Math.min(2, shown.length)]);
        expect(page.tong).toEqual({ duNo: shown.reduce((sum, { no }) => sum + no, 0) });
        expect([1, 2, 3].map((value) => page.dem?.[String(value)] ?? 0)).toEqual(counts);
      }),
    );
  });

  it('are not there where nobody asked for them', () => {
    const page = new ListIndex<Debt>([], byCode).page(() => true, { sorting: 'ma', ...everything });
    expect(page).toEqual({ totalCount: 0, items: [] });
  });
});
