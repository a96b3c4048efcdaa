import { supportRequestCode } from '@/domain/fund/record-codes';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { judgeCase } from '@/domain/support/support-eligibility';
import type { CaseFacts } from '@/domain/support/support-facts';
import { supportStatus, type SupportCaseInput, type SupportPayment } from '@/domain/support/support-request';

import type { SupportTypeRow } from '../../fund/support-types';
import type { SupportCaseRow, SupportRequestRow } from '../../support/support-request-row';
import { unsent } from '../../support/support-request-row';
import type { UserRow } from '../../users';
import { seedId, seedStamp } from '../ids';
import { createRandom, type Random } from '../random';
import { caseOfEnterprise, caseOfWorker, proposedFor } from './support-cases';
import { withPaperFiles } from './support-papers-seed';
import { planSupport, type PlannedPerson, type PlannedRequest, type SupportSources } from './support-plan';
import { scheduleSupport, type SupportSchedule } from './support-schedule';

/** A request of the seed with the days that its history is made of. */
export type SeededSupport = { readonly row: SupportRequestRow; readonly schedule: SupportSchedule };

type Sources = SupportSources & {
  readonly users: readonly UserRow[];
  readonly supportTypes: readonly SupportTypeRow[];
};

/** Of the requests that are approved but not paid, those of which a part is paid, and those whose payment came back. */
const everySoManyInPart = 4;
const everySoManyCameBack = 5;

/** 140 requests with 210 cases (domain dictionary §11), in the order in which they were sent. */
export function seedSupport(sources: Sources): readonly SeededSupport[] {
  const random = createRandom('supportRequests');
  const planned = planSupport(random, sources);
  const schedules = scheduleSupport(random, planned);
  const order = planned
    .map((_, index) => index)
    .sort((one, other) => compare(schedules[one]?.sentOn, schedules[other]?.sentOn) || one - other);
  const numbers = new Map<string, number>();
  const made = new Map<number, SeededSupport>();
  for (const [position, index] of order.entries()) {
    const request = planned[index];
    const schedule = schedules[index];
    if (request !== undefined && schedule !== undefined) {
      const year = schedule.sentOn.slice(0, 4);
      const number = (numbers.get(year) ?? 0) + 1;
      numbers.set(year, number);
      const before = request.after === undefined ? undefined : made.get(request.after);
      const identity = { number: position + 1, ma: supportRequestCode(Number(year), number) };
      made.set(index, { row: rowOf(random, sources, { request, schedule, before, ...identity }), schedule });
    }
  }
  return [...made.values()];
}

type Making = {
  readonly request: PlannedRequest;
  readonly schedule: SupportSchedule;
  readonly before: SeededSupport | undefined;
  readonly number: number;
  readonly ma: string;
};

function rowOf(random: Random, sources: Sources, making: Making): SupportRequestRow {
  const { request, schedule, number, ma } = making;
  const { users } = sources;
  const unit = sources.units.find(({ id }) => id === request.donViId);
  const author =
    users.find(({ donViId, isActive }) => donViId === request.donViId && isActive) ?? named(users, 'khoa.tm');
  const id = seedId('supportRequests', number);
  const { trangThai, sentOn } = schedule;
  const creationTime = `${sentOn}T08:${pad(number % 60)}:00.000`;
  return {
    id,
    creationTime,
    creatorId: author?.id ?? null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
    ...unsent,
    ma,
    loaiHoTroId: request.type,
    donViId: request.donViId,
    hinhThucNop: unit === undefined ? (number % 2 === 0 ? 2 : 3) : number % 5 === 0 ? 1 : 4,
    ngayDeNghi: sentOn,
    nguoiLienHe: unit?.nguoiDaiDien ?? request.people[0]?.worker.hoTen ?? 'Ngô Thị Mai',
    dienThoai: unit?.dienThoai ?? request.people[0]?.worker.dienThoai ?? '0900000007',
    ghiChu: null,
    trangThai,
    daGui: true,
    ngayGui: `${sentOn}T09:${pad(number % 60)}:00.000`,
    ngayNhanDu: sentOn,
    ...appraisal(users, schedule, number),
    ...decision(users, schedule, number),
    lyDoBoSung: schedule.returnedOn === undefined ? null : returnReason(sources, request.type),
    tamDung: schedule.returnedOn === undefined ? [] : [{ from: schedule.returnedOn, to: schedule.sentAgainOn }],
    truongHop: withPaperFiles(number, casesOf(random, sources, making)),
  };
}

/** A request comes back for the first of its papers. */
function returnReason({ supportTypes }: Sources, ma: string): string {
  const [paper] = supportTypes.find((type) => type.ma === ma)?.thanhPhanHoSo ?? [];
  return `Hồ sơ còn thiếu: ${paper?.ten ?? ''}. Đề nghị bổ sung.`;
}

const refusal = 'Hồ sơ không chứng minh được nguyên nhân về nước trước thời hạn.';

function appraisal(users: readonly UserRow[], { appraisedOn, trangThai }: SupportSchedule, number: number) {
  const officer = named(users, number % 3 === 0 ? 'khoa.tm' : 'ha.lt');
  return appraisedOn === undefined || trangThai === supportStatus.returned
    ? {}
    : {
        nguoiThamDinhId: officer?.id ?? null,
        ngayThamDinh: `${appraisedOn}T10:${pad(number % 60)}:00.000`,
        yKienThamDinh: 'Hồ sơ đủ điều kiện, đề nghị phê duyệt.',
      };
}

function decision(users: readonly UserRow[], { decidedOn, trangThai }: SupportSchedule, number: number) {
  if (decidedOn === undefined) {
    return {};
  }
  if (trangThai === supportStatus.rejected) {
    return { lyDoTuChoi: refusal };
  }
  return {
    nguoiPheDuyetId: named(users, 'vinh.pq')?.id ?? null,
    ngayPheDuyet: `${decidedOn}T15:${pad(number % 60)}:00.000`,
    yKienPheDuyet: 'Đồng ý.',
    soQd: `${number}/QĐ-QHTVLNN`,
    ngayQd: decidedOn,
  };
}

function casesOf(random: Random, sources: Sources, making: Making): readonly SupportCaseRow[] {
  const { request, schedule, before, number } = making;
  const type = sources.supportTypes.find(({ ma }) => ma === request.type);
  const unit = sources.units.find(({ id }) => id === request.donViId);
  if (type === undefined) {
    return [];
  }
  const [earlier] = before?.row.truongHop ?? [];
  const source = {
    type,
    sentOn: schedule.sentOn,
    workers: sources.workers,
    before: earlier === undefined ? undefined : { id: earlier.id, truongHop: earlier },
    beforePaidOn: before?.schedule.paidOn,
  };
  const written =
    type.doiTuong === 3
      ? unit === undefined
        ? []
        : [{ person: undefined, entry: () => caseOfEnterprise(random, unit, source) }]
      : request.people.map((person) => ({ person, entry: () => caseOfWorker(random, person, source) }));
  return written.map(({ person, entry }, index): SupportCaseRow => {
    const typed = entry();
    const lacksPaper = schedule.trangThai === supportStatus.returned;
    const input = lacksPaper ? withoutFirstPaper(typed) : typed;
    const id = seedId('supportCases', number * 250 + index);
    const proposed = schedule.appraisedOn === undefined ? null : proposedFor(random, type, input);
    const isGranted = schedule.trangThai === supportStatus.approved || schedule.trangThai === supportStatus.paid;
    const tienDuyet = isGranted ? proposed : null;
    const facts = factsOf(person, before?.row, earlier);
    return {
      ...input,
      id,
      tienDeXuat: proposed,
      tienDuyet,
      chiTra: paymentsOf(schedule, { number, index, tienDuyet: tienDuyet ?? 0 }),
      dieuKien:
        proposed === null
          ? null
          : judgeCase(
              type,
              { truongHop: input, filedOn: schedule.sentOn, calendar: statutoryCalendar, amount: proposed },
              facts,
            ),
    };
  });
}

function withoutFirstPaper(input: SupportCaseInput): SupportCaseInput {
  return {
    ...input,
    giayTo: input.giayTo.map((paper, index) => (index === 0 ? { ...paper, tinhTrang: 'thieu' } : paper)),
  };
}

function factsOf(
  person: PlannedPerson | undefined,
  before: SupportRequestRow | undefined,
  earlier: SupportCaseRow | undefined,
): CaseFacts {
  return {
    contribution:
      person === undefined
        ? undefined
        : { soGcn: person.contract.soGcn, ngayDong: person.contract.ngayDong ?? '', isPaid: true },
    earlier:
      before === undefined || earlier === undefined
        ? []
        : [
            {
              truongHopId: earlier.id,
              loaiHoTroId: before.loaiHoTroId,
              soQd: before.soQd,
              tienDuyet: earlier.tienDuyet ?? 0,
              cungDongGop: true,
            },
          ],
    unitDebt: 0,
    sameMarketCase: undefined,
  };
}

type Paying = { readonly number: number; readonly index: number; readonly tienDuyet: number };

function paymentsOf({ trangThai, paidOn, decidedOn }: SupportSchedule, paying: Paying): readonly SupportPayment[] {
  const { number, index, tienDuyet } = paying;
  const payment = (n: number, soTien: number, ngayChi: string, huyLuc: string | null): SupportPayment => ({
    id: seedId('supportPayments', number * 500 + index * 2 + n),
    ngayChi,
    soUnc: `UNC${String(number).padStart(4, '0')}${n === 0 ? '' : 'B'}`,
    soTien,
    huyLuc,
    lyDoHuy: huyLuc === null ? null : 'Ngân hàng trả lại do sai số tài khoản.',
  });
  if (trangThai === supportStatus.paid && paidOn !== undefined) {
    return [payment(0, tienDuyet, paidOn, null)];
  }
  if (trangThai !== supportStatus.approved || decidedOn === undefined || tienDuyet === 0) {
    return [];
  }
  if (number % everySoManyInPart === 0) {
    return [payment(0, Math.floor(tienDuyet / 1_000_000) * 500_000, decidedOn, null)];
  }
  return number % everySoManyCameBack === 0 ? [payment(0, tienDuyet, decidedOn, `${decidedOn}T16:50:00.000`)] : [];
}

function named(users: readonly UserRow[], userName: string): UserRow | undefined {
  return users.find((user) => user.userName === userName);
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : Number(one > other);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
