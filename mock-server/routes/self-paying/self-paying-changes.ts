import { todayAt } from '@/domain/format/calendar';
import { formatDate } from '@/domain/format/dates';
import { contributionShares } from '@/domain/fund/contribution-rules';
import { selfPayingCode } from '@/domain/fund/record-codes';
import { policies } from '@/domain/policies/policy-names';
import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { takesProofAlone } from '@/domain/self-paying/self-paying-papers';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { currentRules } from '../../data/fund/contribution-amounts';
import { highestNumber } from '../../data/fund/highest-number';
import { openDossierOf } from '../../data/fund/self-paying-people';
import { untouched, type SelfPayingRow } from '../../data/fund/self-paying-row';
import { businessFailure } from '../../failures';
import type { MockRequest, MockUser } from '../../routing';
import { checkStamp, createdBy, modifiedBy, serverTime } from '../audit';
import { refuseForeignUnits, signedInUser } from '../data-scope';
import { readSelfPayingInput } from './self-paying-input';
import { notChangeable } from './self-paying-steps';
import { addHistory, personOf } from '../workflow-steps';

/** Enters a declaration, which is for the Fund to do; it is pending at once. @throws MockFailure 400 or 403; nothing is stored then. */
export function createDossier(request: MockRequest, backend: MockBackend): SelfPayingRow {
  refuseForeignUnits(request);
  const { database, clock } = backend;
  const user = signedInUser(request);
  const now = clock();
  const today = todayAt(now);
  const input = readSelfPayingInput(database, request.body, { today, declaredOn: today });
  refuseSecondDossier(database, input, undefined);
  const ngayGui = serverTime(now);
  const row: SelfPayingRow = {
    ...createdBy(user, now),
    ...input,
    ...untouched,
    ma: nextCode(database, today.slice(0, 4)),
    soTien: amountDue(database, input),
    ngayGui,
    ngayChoTu: ngayGui,
  };
  database.selfPaying.put(row);
  addHistory(
    database,
    { banGhiId: row.id, tuTrangThai: null, denTrangThai: row.trangThai, hanhDong: 'tao' },
    user,
    now,
  );
  return row;
}

/** Changes a dossier that is not decided. @throws MockFailure 400, 403 or 409; nothing is stored then. */
export function changeDossier(request: MockRequest, backend: MockBackend, row: SelfPayingRow): SelfPayingRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const now = clock();
  checkStamp(row, request.body);
  if (!mayChange(row, user)) {
    throw notChangeable(row);
  }
  const days = { today: todayAt(now), declaredOn: row.ngayGui.slice(0, 10) };
  const input = readSelfPayingInput(database, request.body, days);
  refuseSecondDossier(database, input, row.id);
  const changed = { ...row, ...input, soTien: amountDue(database, input), ...modifiedBy(user, now) };
  database.selfPaying.put(changed);
  const { trangThai } = row;
  addHistory(
    database,
    { banGhiId: row.id, tuTrangThai: trangThai, denTrangThai: trangThai, hanhDong: 'sua' },
    user,
    now,
  );
  return changed;
}

/** Whether the person may change the dossier, and its papers, now. */
export function mayChange(row: SelfPayingRow, user: MockUser): boolean {
  const { trangThai, tinhTrangDong, soTien } = row;
  // Papers and money say nothing about changing it.
  const facts = { trangThai, tinhTrangDong, duTaiLieu: true, soTien, conPhaiNop: soTien };
  return selfPayingWorkflow.decide(facts, personOf(user), 'sua').kind === 'allowed';
}

/** Whether the person may add and remove the proof of payment though the dossier is approved: whoever notes the payment. */
export function mayProvePayment(row: SelfPayingRow, user: MockUser): boolean {
  const { isFundStaff, isGranted } = personOf(user);
  return takesProofAlone(row) && isFundStaff && isGranted(policies.selfPayingPay);
}

/** @throws MockFailure 403 `QuyHoTro:02003` while another dossier of the person is being handled. */
function refuseSecondDossier(database: Database, { soCccd }: SelfPayingInput, ownId: string | undefined): void {
  const other = openDossierOf(database, soCccd, ownId);
  if (other !== undefined) {
    throw businessFailure(
      'QuyHoTro:02003',
      {
        vi: `Người lao động đã có hồ sơ tự đóng khác đang xử lý: ${other.ma}.`,
        en: `Another self-paying dossier of this worker is being handled: ${other.ma}.`,
      },
      {
        mã: other.ma,
      },
    );
  }
}

/** The worker share in force on the day of departure; who pays alone causes no enterprise share. */
function amountDue(database: Database, { ngayXuatCanh, donViId }: SelfPayingInput): number {
  const unitTypeId = donViId === null ? undefined : database.units.find(donViId)?.loaiDonViId;
  const shares = contributionShares(currentRules(database), { unitTypeId, day: ngayXuatCanh, isSelfPaid: false });
  if ('missing' in shares) {
    const day = formatDate(shares.missing);
    throw businessFailure(
      'QuyHoTro:01010',
      {
        vi: `Không tìm thấy quy định số tiền đóng quỹ có hiệu lực tại ngày ${day}.`,
        en: `No rule of the contribution amount is in force on ${day}.`,
      },
      {
        ngày: day,
      },
    );
  }
  return shares.tienNld;
}

function nextCode(database: Database, year: string): string {
  const codes = [...database.selfPaying.rows()].map(({ ma }) => ma);
  return selfPayingCode(Number(year), highestNumber(codes, `TD.${year}.`) + 1);
}
