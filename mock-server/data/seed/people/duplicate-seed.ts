import { withoutDiacritics } from '@/domain/text/search-text';

import type { ContractRow, WorkerRow } from '../../rows';

/** One record in so many is that of a person whom another unit had entered before. */
const enteredAgainEvery = 250;

/** How far back the first record of such a person is looked for. */
const mostRecordsBack = 600;

const lowestAgeYears = 19;
const highestAgeYears = 50;

/** What the second entry has got wrong or written another way; they take turns. */
const slips: readonly ((first: WorkerRow, isTaken: (citizenId: string) => boolean) => Partial<WorkerRow>)[] = [
  ({ soCccd }, isTaken) => ({ soCccd: mistyped(soCccd, isTaken) }),
  ({ soCccd, hoTen, dienThoai }, isTaken) => ({
    soCccd: swapped(soCccd, isTaken),
    hoTen: withoutDiacritics(hoTen).toUpperCase(),
    dienThoai,
  }),
  ({ soCccd, ngaySinh }, isTaken) => ({ soCccd: mistyped(soCccd, isTaken), ngaySinh: dayAndMonthSwapped(ngaySinh) }),
  ({ soCccd, hoTen, dienThoai }, isTaken) => ({
    soCccd: mistyped(soCccd, isTaken),
    // Without a phone the name is the only clue left.
    hoTen: dienThoai === null ? hoTen : withoutMiddleName(hoTen),
    dienThoai,
  }),
];

/**
 * The same number of people, some of them in the register twice: a later record takes on the person of an earlier one,
 * with a slip, and keeps its own contracts, passport and place in the table. The two never work abroad at one time.
 *
 * @param isLeftAlone Places of the table (counted from 1) that tours and tests know.
 */
export function withPeopleEnteredTwice(
  workers: readonly WorkerRow[],
  contracts: readonly ContractRow[],
  isLeftAlone: (number: number) => boolean,
): readonly WorkerRow[] {
  const citizenIds = new Set(workers.map(({ soCccd }) => soCccd));
  const journeys = journeysOf(contracts);
  const rows = [...workers];
  for (let number = enteredAgainEvery; number <= rows.length; number += enteredAgainEvery) {
    const again = rows[number - 1];
    const start = Math.max(0, number - 1 - mostRecordsBack);
    const first = rows.slice(start, number - 1).findLast((row, index) => {
      return again !== undefined && !isLeftAlone(start + index + 1) && couldBeOne(row, again, journeys);
    });
    const slip = slips[(number / enteredAgainEvery) % slips.length];
    if (again !== undefined && first !== undefined && slip !== undefined) {
      const { hoTen, ngaySinh, tinhThanhMa, xaPhuongMa } = first;
      const row = { ...again, hoTen, ngaySinh, tinhThanhMa, xaPhuongMa, ...slip(first, (id) => citizenIds.has(id)) };
      citizenIds.add(row.soCccd);
      rows[number - 1] = row;
    }
  }
  return rows;
}

type Journey = { readonly from: string; readonly to: string };

function journeysOf(contracts: readonly ContractRow[]): ReadonlyMap<string, readonly Journey[]> {
  const journeys = new Map<string, Journey[]>();
  for (const { nguoiLaoDongId, tuNgay, denNgay } of contracts) {
    const known = journeys.get(nguoiLaoDongId) ?? [];
    journeys.set(nguoiLaoDongId, [...known, { from: tuNgay ?? '', to: denNgay ?? '9999' }]);
  }
  return journeys;
}

/** Same sex, an age that fits the second one's journeys, nobody abroad twice at one time. */
function couldBeOne(first: WorkerRow, again: WorkerRow, journeys: ReadonlyMap<string, readonly Journey[]>): boolean {
  const [earlier, later] = [journeys.get(first.id) ?? [], journeys.get(again.id) ?? []];
  const birthYear = Number(first.ngaySinh.slice(0, 4));
  return (
    first.gioiTinh === again.gioiTinh &&
    earlier.length > 0 &&
    later.length > 0 &&
    later.every(({ from }) => {
      const age = Number(from.slice(0, 4)) - birthYear;
      return age > lowestAgeYears && age < highestAgeYears;
    }) &&
    earlier.every((one) => later.every((other) => one.to < other.from || other.to < one.from))
  );
}

/** The number with another last digit, or the next one that nobody has. */
function mistyped(citizenId: string, isTaken: (citizenId: string) => boolean): string {
  for (let step = 1; step < 10; step += 1) {
    const typed = `${citizenId.slice(0, 10)}${(Number(citizenId.charAt(10)) + step) % 10}${citizenId.slice(11)}`;
    if (!isTaken(typed)) {
      return typed;
    }
  }
  throw new RangeError(`Every number beside ${citizenId} is taken`);
}

/** The number with two neighbouring digits of its last six swapped; mistyped where they are all alike. */
function swapped(citizenId: string, isTaken: (citizenId: string) => boolean): string {
  for (let index = 6; index < 11; index += 1) {
    const typed = `${citizenId.slice(0, index)}${citizenId.charAt(index + 1)}${citizenId.charAt(index)}${citizenId.slice(index + 2)}`;
    if (!isTaken(typed)) {
      return typed;
    }
  }
  return mistyped(citizenId, isTaken);
}

/** `1996-03-06` → `1996-06-03`; a day that is no month stays. */
function dayAndMonthSwapped(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return Number(day) <= 12 ? `${year}-${day}-${month}` : date;
}

/** `Nguyễn Thị Hồng Sen` → `Nguyễn Sen`. */
function withoutMiddleName(name: string): string {
  const words = name.split(' ');
  return `${words[0] ?? ''} ${words.at(-1) ?? ''}`;
}
