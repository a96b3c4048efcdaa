import type { Database } from '../../data/database';
import { postedAmounts } from '../../data/fund/rows';
import type { ContractRow, WorkerRow } from '../../data/rows';

/** A column of few different texts, as their places in `keys`; the first key stands for none. */
export type CodedColumn = { readonly codes: Uint16Array; readonly keys: readonly (string | null)[] };

/** The contracts of all workers column by column, so that a report counts 100,000 of them without making anything. */
export type ContractIndex = {
  readonly rows: readonly ContractRow[];
  /** Days as whole numbers, `yyyymmdd`; 0 for none. */
  readonly departed: Int32Array;
  readonly returned: Int32Array;
  readonly unit: CodedColumn;
  readonly market: CodedColumn;
  readonly occupation: CodedColumn;
  readonly province: CodedColumn;
  readonly form: CodedColumn;
  readonly sex: Uint8Array;
  readonly state: Uint8Array;
  /** 1 for a contract that is paid for. */
  readonly isPaid: Uint8Array;
};

/** The ledger's rows that count: the day of the money, and the place of the contract in the index. */
export type ContributionIndex = { readonly day: Int32Array; readonly contract: Int32Array };

type KnownContracts = {
  readonly versions: { readonly contracts: number; readonly workers: number };
  readonly index: ContractIndex;
  readonly put: (place: number, row: ContractRow, worker: WorkerRow) => void;
};
type KnownContributions = {
  readonly version: number;
  readonly contracts: ContractIndex;
  readonly index: ContributionIndex;
};

const knownContracts = new WeakMap<Database, KnownContracts>();
const knownContributions = new WeakMap<Database, KnownContributions>();

/** Brought up to date where contracts have changed, made anew where some came or went, or people have changed. */
export function contractIndex(database: Database): ContractIndex {
  const { contracts, workers } = database;
  const versions = { contracts: contracts.version, workers: workers.version };
  const known = knownContracts.get(database);
  if (known?.versions.contracts === versions.contracts && known.versions.workers === versions.workers) {
    return known.index;
  }
  const isKept = known?.versions.workers === versions.workers && isBroughtUpToDate(known, database);
  const made: KnownContracts = { ...(isKept ? known : makeIndex(database)), versions };
  knownContracts.set(database, made);
  return made.index;
}

/** Made anew only when contributions have changed, or contracts came or went. */
export function contributionIndex(database: Database): ContributionIndex {
  const { contributions } = database;
  const contracts = contractIndex(database);
  const known = knownContributions.get(database);
  if (known?.version === contributions.version && known.contracts === contracts) {
    return known.index;
  }
  const places = new Map<string, number>();
  for (const [place, { id }] of contracts.rows.entries()) {
    places.set(id, place);
  }
  const day = new Int32Array(contributions.size);
  const contract = new Int32Array(contributions.size);
  let count = 0;
  for (const row of contributions.rows()) {
    const place = places.get(row.hopDongId);
    const { tienNld, tienDn } = postedAmounts(row);
    if (place !== undefined && !row.daHoan && tienNld + tienDn !== 0) {
      day[count] = dayCode(row.ngayDong);
      contract[count] = place;
      count += 1;
    }
  }
  const index = { day: day.subarray(0, count), contract: contract.subarray(0, count) };
  knownContributions.set(database, { version: contributions.version, contracts, index });
  return index;
}

/** Replaces the rows that were stored anew; false where other contracts stand in the table, and nothing is true any more. */
function isBroughtUpToDate({ index, put }: KnownContracts, { contracts, workers }: Database): boolean {
  if (contracts.size !== index.rows.length) {
    return false;
  }
  let place = 0;
  for (const row of contracts.rows()) {
    const known = index.rows[place];
    if (row !== known) {
      const worker = workers.find(row.nguoiLaoDongId);
      if (row.id !== known?.id || worker === undefined) {
        return false;
      }
      put(place, row, worker);
    }
    place += 1;
  }
  return true;
}

/** `2026-05-10` → 20260510, 0 for no day. */
export function dayCode(day: string | null): number {
  if (day === null || day.length < 10) {
    return 0;
  }
  let code = 0;
  for (let place = 0; place < 10; place += 1) {
    const digit = day.charCodeAt(place) - zero;
    code = digit >= 0 && digit <= 9 ? code * 10 + digit : code;
  }
  return code;
}

const zero = '0'.charCodeAt(0);

function makeIndex({ contracts, workers }: Database): Pick<KnownContracts, 'index' | 'put'> {
  const rows: ContractRow[] = [];
  const size = contracts.size;
  const [departed, returned] = [new Int32Array(size), new Int32Array(size)];
  const [sex, state, isPaid] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  const coder = () => new Coder(size);
  const [unit, market, occupation, province, form] = [coder(), coder(), coder(), coder(), coder()];
  const put = (place: number, row: ContractRow, worker: WorkerRow) => {
    rows[place] = row;
    departed[place] = dayCode(row.ngayXuatCanh);
    returned[place] = dayCode(row.ngayVeNuoc);
    sex[place] = worker.gioiTinh;
    state[place] = row.tinhTrang;
    isPaid[place] = row.dongQuy === 1 ? 1 : 0;
    unit.put(place, row.donViId);
    market.put(place, row.thiTruongId);
    occupation.put(place, row.nganhNgheId);
    province.put(place, worker.tinhThanhMa);
    form.put(place, row.hinhThucDi);
  };
  for (const row of contracts.rows()) {
    const worker = workers.find(row.nguoiLaoDongId);
    if (worker !== undefined) {
      put(rows.length, row, worker);
    }
  }
  const index = { rows, departed, returned, unit, market, occupation, province, form, sex, state, isPaid };
  return { index, put };
}

class Coder implements CodedColumn {
  readonly codes: Uint16Array;
  readonly keys: (string | null)[] = [null];
  readonly #codeOf = new Map<string, number>();

  constructor(size: number) {
    this.codes = new Uint16Array(size);
  }

  put(place: number, key: string | null): void {
    if (key === null) {
      this.codes[place] = 0;
      return;
    }
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.keys.length;
      this.keys.push(key);
      this.#codeOf.set(key, code);
    }
    this.codes[place] = code;
  }
}
