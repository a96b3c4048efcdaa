import { foldedNumber } from '../text/folded-number';
import type { TypedLine } from './line-input';

/** What a line says of its worker and contract. */
export type ContractMark = Pick<TypedLine, 'soCccd' | 'soHopDong' | 'ngayXuatCanh'>;

type Known<Value> = { readonly place: number; readonly value: Value };

/**
 * True when two contracts of a worker are one: the same number, or the same departure where one has no number. Numbers are
 * compared without regard to case and blanks.
 */
export function isSameContract(
  one: Pick<ContractMark, 'soHopDong' | 'ngayXuatCanh'>,
  other: Pick<ContractMark, 'soHopDong' | 'ngayXuatCanh'>,
): boolean {
  const [number, otherNumber] = [foldedNumber(one.soHopDong), foldedNumber(other.soHopDong)];
  return number !== '' && otherNumber !== '' ? number === otherNumber : one.ngayXuatCanh === other.ngayXuatCanh;
}

/** Names the worker of a line; `''` for a line without a citizen id number, which is no one's. */
export function workerKey({ soCccd }: Pick<ContractMark, 'soCccd'>): string {
  return foldedNumber(soCccd);
}

/**
 * Finds what was added for lines that say the same worker with the same contract (`isSameContract`) as another line.
 *
 * Thousands of rows may hold one number that was copied down a column, so no line is compared with every other one.
 */
export function createContractIndex<Value>() {
  const byNumber = new Map<string, Known<Value>[]>();
  const byDeparture = new Map<string, Known<Value>[]>();
  const numberless = new Map<string, Known<Value>[]>();
  let places = 0;
  return {
    add: (line: ContractMark, value: Value): void => {
      const { worker, number, departure } = keysOf(line);
      if (worker === '') {
        return;
      }
      const known = { place: places, value };
      places += 1;
      addTo(byDeparture, departure, known);
      addTo(number === undefined ? numberless : byNumber, number ?? departure, known);
    },
    /** In the order in which they were added. */
    sameAs: (line: ContractMark): Iterable<Value> => {
      const { number, departure } = keysOf(line);
      return number === undefined
        ? inOrder(byDeparture.get(departure) ?? [], [])
        : inOrder(byNumber.get(number) ?? [], numberless.get(departure) ?? []);
    },
  };
}

/** No blank is left in a worker's or a contract's number, so one parts them. */
function keysOf(line: ContractMark) {
  const [worker, number] = [workerKey(line), foldedNumber(line.soHopDong)];
  return {
    worker,
    number: number === '' ? undefined : `${worker} ${number}`,
    departure: `${worker} ${String(line.ngayXuatCanh)}`,
  };
}

function addTo<Value>(groups: Map<string, Known<Value>[]>, key: string, known: Known<Value>): void {
  const group = groups.get(key);
  if (group === undefined) {
    groups.set(key, [known]);
  } else {
    group.push(known);
  }
}

/** Two lists, each in the order of places, as one in that order. */
function* inOrder<Value>(one: readonly Known<Value>[], other: readonly Known<Value>[]): Generator<Value> {
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const [first, second] = [one[left], other[right]];
    if (first !== undefined && (second === undefined || first.place < second.place)) {
      left += 1;
      yield first.value;
    } else if (second !== undefined) {
      right += 1;
      yield second.value;
    }
  }
}
