import { addMonths } from '@/domain/format/calendar';
import { employmentState } from '@/domain/reference/contract-lists';
import { inCodeOrder } from '@/domain/text/code-order';

import type { ContractRow, UnitRow, WorkerRow } from '../../rows';
import { demoBaseDate } from '../days';
import type { Random } from '../random';

/** A kind of support with its cases, and the requests that they come in (domain dictionary §11). */
type Volume = { readonly type: string; readonly cases: number; readonly requests: number };

/** Support of workers and relatives: 132 requests with 202 cases. */
const workerVolumes: readonly Volume[] = [
  { type: 'HT01', cases: 84, requests: 48 },
  { type: 'HT02', cases: 46, requests: 12 },
  { type: 'HT03', cases: 18, requests: 18 },
  { type: 'HT04', cases: 8, requests: 8 },
  { type: 'HT06', cases: 2, requests: 2 },
  { type: 'HT07', cases: 27, requests: 27 },
];

/** Those that go on from an earlier case: the rest of the lawyer's costs, retraining. */
const followingVolumes = [
  { type: 'HT05', after: ['HT04'], cases: 5 },
  { type: 'HT08', after: ['HT01', 'HT02', 'HT03'], cases: 12 },
] as const;

/** Support of enterprises for themselves: 8 requests. */
const enterpriseVolumes: readonly Volume[] = [
  { type: 'HT09', cases: 5, requests: 5 },
  { type: 'HT10', cases: 2, requests: 2 },
  { type: 'HT11', cases: 1, requests: 1 },
];

/** Contracts of the whole demo; smaller ones get their share of requests. */
const wholeDemo = 5_000;

/** Of a larger database the first contracts are enough to choose from. */
const mostContracts = 6_000;

/** Support by the decision that is in force. */
const inForceSince = '2022-02-21';

/** Contracts that left later are still in reports whose approval lessons and tests take back. */
const leftBefore = '2026-06-01';

/** What the worker's contract says of the incident. */
export type PlannedPerson = {
  readonly worker: WorkerRow;
  readonly contract: ContractRow;
  /** ISO dates of the stay abroad and of what happened. */
  readonly lvTu: string;
  readonly lvDen: string;
  readonly ngaySuViec: string;
};

/** A request before dates, states and amounts. */
export type PlannedRequest = {
  readonly type: string;
  readonly donViId: string | null;
  readonly people: readonly PlannedPerson[];
  /** Index, in the plan, of the request that it goes on from. */
  readonly after: number | undefined;
};

export type SupportSources = {
  readonly workers: readonly WorkerRow[];
  readonly contracts: readonly ContractRow[];
  readonly units: readonly UnitRow[];
};

/** Who asks for what: workers whose contract tells of it, in groups of one unit; enterprises that owe nothing. */
export function planSupport(random: Random, sources: SupportSources): readonly PlannedRequest[] {
  const share = Math.min(1, sources.contracts.length / wholeDemo);
  const pools = poolsOf(random, sources);
  const planned: PlannedRequest[] = [];
  for (const volume of workerVolumes) {
    for (const size of sizesOf(scaled(volume, share))) {
      const people = takeGroup(pools.get(volume.type) ?? [], size);
      if (people.length > 0) {
        planned.push({ type: volume.type, donViId: people[0]?.contract.donViId ?? null, people, after: undefined });
      }
    }
  }
  for (const { type, after, cases } of followingVolumes) {
    const earlier = planned.flatMap(({ type: before, people }, index) =>
      (after as readonly string[]).includes(before) && people.length === 1 ? [index] : [],
    );
    const oldestFirst = earlier.sort((one, other) => inCodeOrder(incidentOf(planned[one]), incidentOf(planned[other])));
    for (const index of oldestFirst.slice(0, Math.round(cases * share))) {
      const before = planned[index];
      if (before !== undefined) {
        planned.push({ ...before, type, after: index });
      }
    }
  }
  const free = sources.units.filter(
    ({ loaiDonViId, duNoNld, duNoDoanhThu }) => loaiDonViId === 2 && duNoNld + duNoDoanhThu === 0,
  );
  for (const volume of enterpriseVolumes) {
    for (let left = Math.round(volume.requests * share); left > 0 && free.length > 0; left -= 1) {
      const [unit] = free.splice(random.integer(0, free.length - 1), 1);
      planned.push({ type: volume.type, donViId: unit?.id ?? null, people: [], after: undefined });
    }
  }
  return planned;
}

function incidentOf(request: PlannedRequest | undefined): string {
  return request?.people[0]?.ngaySuViec ?? '';
}

function scaled({ type, cases, requests }: Volume, share: number): Volume {
  return {
    type,
    cases: Math.round(cases * share),
    requests: Math.min(Math.round(requests * share), Math.round(cases * share)),
  };
}

/** How many cases each request has: as equal as they can be. */
function sizesOf({ cases, requests }: Volume): readonly number[] {
  return Array.from({ length: requests }, (_, index) => {
    const done = Math.round((cases * index) / requests);
    return Math.round((cases * (index + 1)) / requests) - done;
  }).sort((one, other) => other - one);
}

/** Contracts by the kind of support that they can tell of, in random order; a contract stands in one pool only. */
function poolsOf(random: Random, sources: SupportSources): ReadonlyMap<string, PlannedPerson[]> {
  const { workers } = sources;
  const contracts = sources.contracts.slice(0, mostContracts);
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  const people = [...random.shuffled(contracts.length)].flatMap((position) => {
    const contract = contracts[position];
    const worker = contract === undefined ? undefined : byId.get(contract.nguoiLaoDongId);
    const person = contract === undefined || worker === undefined ? undefined : personOf(random, worker, contract);
    return person === undefined ? [] : [person];
  });
  const early = people.filter(({ contract }) => contract.tinhTrang === employmentState.returnedEarly);
  const returned = people.filter(({ contract }) => contract.tinhTrang === employmentState.returned);
  const atWork = people.filter(({ contract }) => contract.tinhTrang === employmentState.working);
  const lost = people
    .filter(
      ({ contract }) => contract.tinhTrang === employmentState.lost || contract.tinhTrang === employmentState.absconded,
    )
    .sort((one, other) => other.contract.tinhTrang - one.contract.tinhTrang);
  const home = [...early, ...returned];
  return new Map([
    ['HT01', home],
    ['HT02', home],
    ['HT03', home],
    ['HT04', atWork],
    ['HT06', atWork],
    ['HT07', lost],
  ]);
}

/** The incident lies within the stay abroad and after the contribution; `undefined` for a contract that has no room for it. */
function personOf(random: Random, worker: WorkerRow, contract: ContractRow): PlannedPerson | undefined {
  const { soGcn, ngayDong, ngayXuatCanh, ngayVeNuoc, tuNgay, denNgay } = contract;
  if (soGcn === null || ngayDong === null || ngayXuatCanh === null || tuNgay === null || denNgay === null) {
    return undefined;
  }
  const latest = [ngayVeNuoc ?? demoBaseDate, addMonths(denNgay, 5) ?? denNgay, '2026-10-10'].sort()[0] ?? denNgay;
  const first = [ngayDong, ngayXuatCanh, inForceSince].sort().at(-1) ?? ngayDong;
  const isUsable =
    first < latest && ngayXuatCanh < leftBefore && worker.soHoChieu !== null && worker.ngayCapHc !== null;
  if (!isUsable) {
    return undefined;
  }
  const isLost = contract.tinhTrang === employmentState.absconded || contract.tinhTrang === employmentState.lost;
  const room = Math.floor((Date.parse(latest) - Date.parse(first)) / 86_400_000);
  const ngaySuViec = new Date(Date.parse(first) + random.integer(Math.floor(room / 3), room) * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return { worker, contract, lvTu: ngayXuatCanh, lvDen: isLost ? ngaySuViec : latest, ngaySuViec };
}

/** Takes so many people of one unit out of the pool: of the first that has enough, else as many as the first one has. */
function takeGroup(pool: PlannedPerson[], size: number): readonly PlannedPerson[] {
  const unitOf = ({ contract }: PlannedPerson) => contract.donViId;
  const [first] = pool;
  const leader =
    pool.find((each) => size === 1 || (unitOf(each) !== null && countOf(pool, unitOf(each)) >= size)) ?? first;
  if (leader === undefined) {
    return [];
  }
  const group = pool.filter((each) => each === leader || (size > 1 && unitOf(each) === unitOf(leader))).slice(0, size);
  const taken = new Set(group);
  const rest = pool.filter((each) => !taken.has(each));
  pool.splice(0, pool.length, ...rest);
  return group;
}

function countOf(pool: readonly PlannedPerson[], donViId: string | null): number {
  return pool.filter(({ contract }) => contract.donViId === donViId).length;
}
