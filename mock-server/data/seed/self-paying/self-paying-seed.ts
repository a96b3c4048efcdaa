import { selfPayingPayment, selfPayingStatus, type SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { selfPayingCode } from '@/domain/fund/record-codes';
import type { SelfPayingPaper } from '@/domain/self-paying/self-paying-papers';

import { untouched, type SelfPayingRow } from '../../fund/self-paying-row';
import type { ContractRow, WorkerRow } from '../../rows';
import type { UserRow } from '../../users';
import { dayOf, demoBaseDate, isoOf } from '../days';
import { seedId, seedStamp } from '../ids';
import { idNamed } from '../administration/named-users';
import { personRow, type TakenNumbers } from '../people/person-seed';
import { createRandom, type Random } from '../random';
import { declaredAnew, declaredBy } from './self-paying-inputs';
import { suspiciousDetails } from './self-paying-suspects';

/** How many dossiers there are in each state (domain dictionary §11). */
const volumes = { paid: 210, unpaid: 20, pending: 40, returned: 15, rejected: 10, cancelled: 5 } as const;

/** Of the approved ones without a certificate, those whose money is being looked for. */
const reconciling = 6;

const contributionAmount = 100_000;
const baseDay = dayOf(demoBaseDate);
const markets = ['JP', 'TW', 'KR', 'DE', 'HU', 'PL'] as const;

/** A dossier of the seed with what its attachments and its history are made of. */
export type SeededDossier = {
  readonly row: SelfPayingRow;
  readonly lacks: readonly SelfPayingPaper[];
};

type Draft = {
  readonly input: SelfPayingInput;
  readonly sentOn: number;
  readonly state: Partial<SelfPayingRow>;
  readonly lacks: readonly SelfPayingPaper[];
};

export type SelfPayingSources = {
  readonly workers: readonly WorkerRow[];
  readonly contracts: readonly ContractRow[];
  readonly users: readonly UserRow[];
};

/** 300 dossiers: those of contracts that workers have paid for themselves, and those that are still on their way. */
export function seedSelfPaying(sources: SelfPayingSources): readonly SeededDossier[] {
  const random = createRandom('selfPaying');
  const drafts = [...settledDrafts(random, sources), ...openDrafts(random, sources)].sort(
    (left, right) => left.sentOn - right.sentOn,
  );
  const numbers = new Map<string, number>();
  return drafts.map((draft, index) => {
    const year = isoOf(draft.sentOn).slice(0, 4);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    return { row: rowOf(random, draft, index + 1, selfPayingCode(Number(year), number)), lacks: draft.lacks };
  });
}

function rowOf(random: Random, { input, sentOn, state }: Draft, number: number, ma: string): SelfPayingRow {
  const id = seedId('selfPaying', number);
  const ngayGui = momentOf(random, sentOn);
  return {
    id,
    creationTime: ngayGui,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
    ...input,
    ...untouched,
    ma,
    soTien: contributionAmount,
    ngayGui,
    ngayChoTu: ngayGui,
    ...state,
  };
}

/** Dossiers of contracts in the database: paid ones, the latest, and those whose money has not come. */
function settledDrafts(random: Random, { workers, contracts, users }: SelfPayingSources): readonly Draft[] {
  const workerById = new Map(workers.map((worker) => [worker.id, worker]));
  const director = idNamed(users, 'vinh.pq');
  const direct = contracts.filter(({ hinhThucDi }) => hinhThucDi.startsWith('6'));
  const paid = direct
    .filter(({ soGcn, ngayDong }) => soGcn !== null && ngayDong !== null)
    .sort((left, right) => (right.ngayDong ?? '').localeCompare(left.ngayDong ?? '') || left.id.localeCompare(right.id))
    .slice(0, volumes.paid);
  const waiting = [
    ...direct.filter(({ dongQuy }) => dongQuy !== 1),
    ...contracts.filter(({ hinhThucDi, dongQuy, donViId }) => hinhThucDi === '2' && dongQuy === 3 && donViId !== null),
  ].slice(0, volumes.unpaid);
  return [...paid, ...waiting].flatMap((contract, index): readonly Draft[] => {
    const worker = workerById.get(contract.nguoiLaoDongId);
    if (worker === undefined) {
      return [];
    }
    const { sentOn, approvedOn } = daysOf(random, contract);
    const place = index - paid.length;
    const approval = {
      trangThai: selfPayingStatus.approved,
      ngayPheDuyet: momentOf(random, approvedOn),
      nguoiPheDuyetId: director,
      nguoiLaoDongId: worker.id,
      hopDongId: contract.id,
    } as const;
    const input = declaredBy(random, worker, contract, sentOn);
    if (place < 0) {
      return [
        {
          input: { ...input, ...paymentOf(random, contract.ngayDong) },
          sentOn,
          state: { ...approval, ...certified(contract) },
          lacks: [],
        },
      ];
    }
    const isLookedFor = place < reconciling;
    return [
      {
        input: isLookedFor ? { ...input, ...paymentOf(random, isoOf(baseDay - 1 - place)) } : input,
        sentOn,
        state: { ...approval, tinhTrangDong: isLookedFor ? selfPayingPayment.reconciling : selfPayingPayment.unpaid },
        lacks: [],
      },
    ];
  });
}

/** A declaration comes before the departure or soon after it, and is answered before the money comes. */
function daysOf(random: Random, { hinhThucDi, ngayXuatCanh, ngayDong }: ContractRow) {
  const departure = ngayXuatCanh === null ? baseDay : dayOf(ngayXuatCanh);
  const paidOn = ngayDong === null ? undefined : dayOf(ngayDong);
  if (hinhThucDi === '6b') {
    const sentOn = Math.max(departure + 1, (paidOn ?? departure + 12) - random.integer(5, 8));
    return { sentOn, approvedOn: Math.min(sentOn + 3, paidOn ?? baseDay - 1, baseDay - 1) };
  }
  const sentOn = Math.min((paidOn ?? departure - 8) - random.integer(6, 20), baseDay - 8);
  return { sentOn, approvedOn: sentOn + random.integer(1, 5) };
}

function paymentOf(random: Random, ngayNop: string | null) {
  return {
    hinhThucNop: 1,
    ngayNop,
    soGiaoDich: `FT${String(random.integer(10_000_000_000, 99_999_999_999))}`,
    nganHangId: random.pick(['970436', '970405', '970418']),
  } as const;
}

function certified({ soGcn, ngayDong }: ContractRow): Partial<SelfPayingRow> {
  return {
    tinhTrangDong: selfPayingPayment.paid,
    soGcn,
    ngayDong,
    ngayGhiCo: ngayDong,
    soTienThucNhan: contributionAmount,
    soChungTu: null,
  };
}

/** Dossiers that make no contract: under examination, sent back, rejected or cancelled. */
function openDrafts(random: Random, { workers, contracts }: SelfPayingSources): readonly Draft[] {
  const taken: TakenNumbers = {
    citizenIds: new Set(workers.map(({ soCccd }) => soCccd)),
    passports: new Set(workers.map(({ soHoChieu }) => soHoChieu ?? '')),
  };
  const statuses = (['pending', 'returned', 'rejected', 'cancelled'] as const).flatMap((name) =>
    Array.from({ length: volumes[name] }, (_, place) => ({ name, place })),
  );
  const returners = workers.filter((worker, index) => index % 7 === 0 && worker.soHoChieu !== null);
  const suspicious = suspiciousDetails({ workers, contracts });
  return statuses.map(({ name, place }, index): Draft => {
    const sentOn = baseDay - (name === 'pending' ? 1 + (place % 12) : daysBack(name, random.integer(10, 60)));
    const form = random.chance(0.6) ? '6a' : '6b';
    const departure = form === '6a' ? sentOn + random.integer(12, 50) : sentOn - random.integer(5, 40);
    const marketId = random.pick(markets);
    const drawn = personRow(
      random,
      {
        number: 900_000 + index,
        isWoman: random.chance(0.4),
        marketId,
        occupationId: 'CK',
        departureDay: Math.max(departure, sentOn),
        hasTravelledBefore: false,
        hasPassport: true,
        hoTen: undefined,
      },
      taken,
    );
    const returner = place % 3 === 2 && name === 'pending' ? returners[place] : undefined;
    const person = returner === undefined ? drawn : { ...returner, dienThoai: drawn.dienThoai, ...renewed(drawn) };
    const input = declaredAnew(random, person, { form, marketId, departure, sentOn });
    const odd = name === 'pending' ? suspicious(place, input) : undefined;
    return {
      input: odd ?? { ...input, lienHeTen: null },
      sentOn,
      state: { trangThai: selfPayingStatus[name], ...reasonOf(name, place) },
      lacks: lackingPapers(name, place, form),
    };
  });
}

/** Nobody has had a returned dossier for so long that it would be cancelled by now. */
function daysBack(name: 'returned' | 'rejected' | 'cancelled', drawn: number): number {
  return name === 'returned' ? 2 + (drawn % 12) : drawn;
}

/** Who goes a second time has a new passport. */
function renewed({ soHoChieu, ngayCapHc, noiCapHc, ngayHetHanHc }: WorkerRow) {
  return { soHoChieu, ngayCapHc, noiCapHc, ngayHetHanHc };
}

type OpenState = 'pending' | 'returned' | 'rejected' | 'cancelled';

function reasonOf(name: OpenState, place: number): Partial<SelfPayingRow> {
  switch (name) {
    case 'pending':
      return {};
    case 'returned':
      return {
        lyDo: 'Thiếu bản dịch hợp đồng lao động, đề nghị người lao động bổ sung.',
        giayToYeuCau: ['ban-dich'],
      };
    case 'rejected':
      return {
        lyDo:
          place % 2 === 0
            ? 'Hợp đồng không thuộc diện đăng ký trực tiếp.'
            : 'Giấy tờ không đọc được, đã quá hạn bổ sung.',
      };
    case 'cancelled':
      return { lyDo: 'Người lao động xin rút hồ sơ, không đi làm việc nữa.' };
  }
}

function lackingPapers(name: OpenState, place: number, form: '6a' | '6b'): readonly SelfPayingPaper[] {
  if (name === 'returned' || (name === 'pending' && place % 4 === 1)) {
    return form === '6b' && place % 2 === 1 ? ['ban-dich', 'giay-phep-cu-tru'] : ['ban-dich'];
  }
  return [];
}

function momentOf(random: Random, day: number): string {
  const [hour, minute] = [random.integer(8, 16), random.integer(0, 59)].map((part) => String(part).padStart(2, '0'));
  return `${isoOf(day)}T${hour}:${minute}:00.000`;
}
