import type { Schemas } from '../contract/schemas';
import { isMasked } from '../format/identities';
import type { NamedValue } from '../reference/named-value';
import { searchText } from '../text/search-text';
import type { WorkerPerson } from './worker';

/** Why two records may be one person, as the wire names it. */
export type SuspicionReason = SuspectPairItem['lyDo'][number];

/** The reasons, the strongest first. */
export const suspicionReasons: readonly NamedValue<SuspicionReason>[] = [
  { id: 'cccd', ten: 'Trùng CCCD', tenEn: 'Same ID number' },
  { id: 'ho-chieu', ten: 'Trùng hộ chiếu', tenEn: 'Same passport' },
  { id: 'cccd-gan-giong', ten: 'CCCD gần giống', tenEn: 'Similar ID number' },
  { id: 'ten-ngay-sinh', ten: 'Cùng tên, ngày sinh', tenEn: 'Same name, birth date' },
  { id: 'ten-ngay-thang-dao', ten: 'Đảo ngày tháng sinh', tenEn: 'Day and month swapped' },
  { id: 'ngay-sinh-dien-thoai', ten: 'Cùng ngày sinh, SĐT', tenEn: 'Same birth date, phone' },
];

/** What tells that two records may be one person. */
export type Suspect = Pick<WorkerPerson, 'soCccd' | 'hoTen' | 'ngaySinh' | 'soHoChieu' | 'dienThoai'> & {
  readonly id: string;
};

export type SuspectPair<Person extends Suspect> = {
  /** The one that was given first. */
  readonly left: Person;
  readonly right: Person;
  /** At least one, the strongest first. */
  readonly reasons: readonly SuspicionReason[];
};

/** One record of a suspect pair, as a list shows it. */
export type SuspectItem = Schemas['NghiTrungNguoi'];

/** A row of `GET /api/app/nguoi-lao-dong/nghi-trung`. Identity numbers arrive masked for users without `.ViewSensitive`. */
export type SuspectPairItem = Schemas['NghiTrung'];

/** Compared values of a person, prepared once; a value that is missing or masked tells nothing and is `''`. */
type Clues = {
  readonly citizenId: string;
  readonly name: string;
  readonly birthDate: string;
  readonly passport: string;
  readonly phone: string;
};

type Rule = {
  readonly reason: SuspicionReason;
  /** Two records can only break the rule together when they have a key in common. */
  readonly keysOf: (clues: Clues) => readonly string[];
  /** What equal keys leave open. */
  readonly isMet: (left: Clues, right: Clues) => boolean;
  /** Spares the people who share their name with nobody. */
  readonly isAmongNamesakes: boolean;
};

const always = () => true;

const rules: readonly Rule[] = [
  { reason: 'cccd', keysOf: ({ citizenId }) => known(citizenId), isMet: always, isAmongNamesakes: false },
  { reason: 'ho-chieu', keysOf: ({ passport }) => known(passport), isMet: always, isAmongNamesakes: false },
  {
    reason: 'cccd-gan-giong',
    keysOf: nearKeys,
    isMet: isNear,
    isAmongNamesakes: true,
  },
  {
    reason: 'ten-ngay-sinh',
    keysOf: ({ name, birthDate }) => together(name, birthDate),
    isMet: always,
    isAmongNamesakes: true,
  },
  {
    reason: 'ten-ngay-thang-dao',
    keysOf: ({ name, birthDate }) => together(name, birthDate.split('-').sort().join('-')),
    isMet: (left, right) => left.birthDate !== right.birthDate,
    isAmongNamesakes: true,
  },
  {
    reason: 'ngay-sinh-dien-thoai',
    keysOf: ({ birthDate, phone }) => together(birthDate, phone),
    isMet: always,
    isAmongNamesakes: false,
  },
];

/**
 * Why two records may be one person, the strongest reason first; the same whichever is named first, and none for a
 * record beside itself. Names are compared without marks and case; masked numbers are not compared.
 */
export function suspicionsBetween(left: Suspect, right: Suspect): readonly SuspicionReason[] {
  return left.id === right.id ? [] : reasonsBetween(cluesOf(left), cluesOf(right));
}

/**
 * All pairs that may be one person, each once, in the order in which their first records were given. Records are grouped
 * by what they would have in common, so that the cost grows with their number and not with its square.
 */
export function suspectPairs<Person extends Suspect>(people: Iterable<Person>): readonly SuspectPair<Person>[] {
  const entries = [...people].map((person, position) => ({ person, position, clues: cluesOf(person) }));
  const namesakes = [...groupsOf(entries, ({ clues }) => known(clues.name))].flat();
  const found = new Map<string, SuspectPair<Person> & { readonly position: number }>();
  for (const rule of rules) {
    for (const group of groupsOf(rule.isAmongNamesakes ? namesakes : entries, ({ clues }) => rule.keysOf(clues))) {
      for (const [one, other] of pairsOf(group)) {
        const key = `${one.position}/${other.position}`;
        if (!found.has(key) && one.person.id !== other.person.id && rule.isMet(one.clues, other.clues)) {
          const reasons = reasonsBetween(one.clues, other.clues);
          found.set(key, { left: one.person, right: other.person, reasons, position: one.position });
        }
      }
    }
  }
  return [...found.values()]
    .sort((one, other) => one.position - other.position)
    .map(({ left, right, reasons }) => ({ left, right, reasons }));
}

function cluesOf({ soCccd, hoTen, ngaySinh, soHoChieu, dienThoai }: Suspect): Clues {
  return {
    citizenId: isMasked(soCccd) ? '' : soCccd,
    name: searchText(hoTen),
    birthDate: ngaySinh,
    passport: soHoChieu === null || isMasked(soHoChieu) ? '' : soHoChieu,
    phone: dienThoai ?? '',
  };
}

function reasonsBetween(left: Clues, right: Clues): readonly SuspicionReason[] {
  return rules
    .filter(({ keysOf, isMet }) => {
      const keys = new Set(keysOf(left));
      return keysOf(right).some((key) => keys.has(key)) && isMet(left, right);
    })
    .map(({ reason }) => reason);
}

function known(value: string): readonly string[] {
  return value === '' ? [] : [value];
}

function together(one: string, other: string): readonly string[] {
  return one === '' || other === '' ? [] : [`${one}|${other}`];
}

/** One slip leaves the first six digits, all others, or all but the two in the middle as they were. */
function nearKeys({ name, citizenId: id }: Clues): readonly string[] {
  return name === '' || id === ''
    ? []
    : [`${name}|${id.slice(0, 6)}`, `${name}||${id.slice(6)}`, `${name}|${id.slice(0, 5)}|${id.slice(7)}`];
}

/** True for numbers of which one digit differs or two neighbouring digits are swapped. */
function isNear({ citizenId: one }: Clues, { citizenId: other }: Clues): boolean {
  const places = Array.from(one, (digit, index) => (digit === other.charAt(index) ? [] : [index])).flat();
  const [first = 0, second] = places;
  if (one.length !== other.length || places.length === 0 || places.length > 2) {
    return false;
  }
  return (
    second === undefined ||
    (second === first + 1 && one.charAt(first) === other.charAt(second) && one.charAt(second) === other.charAt(first))
  );
}

/** The groups of two and more with a key in common. */
function groupsOf<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): readonly Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) {
        groups.set(key, [item]);
      } else {
        group.push(item);
      }
    }
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Each two of a group, the earlier first. */
function pairsOf<Item extends { readonly position: number }>(
  group: readonly Item[],
): readonly (readonly [Item, Item])[] {
  const ordered = [...group].sort((one, other) => one.position - other.position);
  return ordered.flatMap((one, index) => ordered.slice(index + 1).map((other) => [one, other] as const));
}
