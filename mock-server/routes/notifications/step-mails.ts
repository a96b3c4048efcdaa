import { formatDate } from '@/domain/format/dates';
import { formatNumber } from '@/domain/format/numbers';
import { transferContent } from '@/domain/fund/record-codes';

import type { MockBackend } from '../../backend';
import type { WorkflowStep } from '../../data/step-actions';
import type { StepHistoryRow } from '../../data/step-history';
import type { MockMail } from '../../mailbox';
import { dueDayOfDossier } from '../self-paying/self-paying-wire';
import type { KnownRecord, RecordKind } from './known-record';

/** Begins the subject of every mail of the Fund (domain dictionary §9.7). */
const sender = '[Quỹ HTVLNN]';

type Told = {
  readonly record: KnownRecord;
  readonly step: StepHistoryRow;
  readonly backend: MockBackend;
};

type Letter = Pick<MockMail, 'subject'> & { readonly text: string };
type WriteLetter = (told: Told) => Letter;

/** By the verb of the step that sends them; steps without one send none. A verb that no workflow has does not compile. */
type Letters = Readonly<Partial<Record<WorkflowStep | 'tao', WriteLetter>>>;

const reportLetters: Letters = {
  gui: ({ record: { ma, owner } }) => ({
    subject: `${sender} Báo cáo ${ma} chờ thẩm định`,
    text: `${owner} đã gửi báo cáo ${ma}.`,
  }),
  'phe-duyet': ({ record: { ma, owner }, step }) => ({
    subject: `${sender} Báo cáo ${ma} đã được phê duyệt`,
    text: `Kính gửi ${owner}, báo cáo ${ma} đã được phê duyệt ngày ${formatDate(step.thoiGian.slice(0, 10))}.`,
  }),
  'tra-lai': ({ record: { ma }, step }) => ({
    subject: `${sender} Báo cáo ${ma} cần bổ sung`,
    text: `Lý do: ${step.yKien ?? ''}`,
  }),
};

/** The mails of a kind of record. */
const letters: Readonly<Record<RecordKind, Letters>> = {
  fundReport: reportLetters,
  revenueReport: reportLetters,
  documentReport: reportLetters,
  payIn: {},
  dossier: {
    tao: ({ record: { ma } }) => ({
      subject: `${sender} Tiếp nhận hồ sơ tự đóng ${ma}`,
      text: 'Quỹ sẽ trả lời trong 05 ngày làm việc.',
    }),
    'phe-duyet': acceptanceLetter,
  },
  supportRequest: {
    'phe-duyet': (told) => answerLetter(told, `đã được phê duyệt, số tiền hỗ trợ: ${grantedMoney(told)} đồng.`),
    'tu-choi': (told) => answerLetter(told, `không được chấp thuận. Lý do: ${told.step.yKien ?? ''}`),
  },
};

/**
 * The mails of a step. Applicants get no link: they have no account to open it with.
 *
 * @param colleagues Those of the Fund whom the step concerns, in place of the record's owner; `undefined` where it is the
 *   owner who is told.
 */
export function mailsOfStep(
  told: Told,
  colleagues: readonly { readonly email: string }[] | undefined,
): readonly MockMail[] {
  const { record, step, backend } = told;
  const ofKind: Readonly<Partial<Record<string, WriteLetter>>> = letters[record.kind];
  const letter = ofKind[step.hanhDong]?.(told);
  if (letter === undefined) {
    return [];
  }
  const addresses = colleagues?.map(({ email }) => email) ?? [record.email ?? ''];
  const isForApplicant = record.kind === 'dossier';
  const link = isForApplicant ? {} : { link: linkTo(backend, record.address) };
  return (isForApplicant ? [record.email ?? ''] : addresses)
    .filter((to) => to !== '')
    .map((to) => ({ to, ...letter, ...link }));
}

/** Where the client application shows an address of its own. */
function linkTo({ settings, origin }: MockBackend, address: string): string {
  return `${settings.appUrl ?? origin}${address}`;
}

/** That a month's money is to be paid. @param soTien Integer đồng that is still to pay. */
export function reminderMail(
  backend: MockBackend,
  unit: { readonly ten: string; readonly email: string },
  {
    ky,
    han,
    soTien,
    address,
  }: { readonly ky: string; readonly han: string; readonly soTien: number; readonly address: string },
): MockMail {
  return {
    to: unit.email,
    subject: `${sender} Nhắc nộp quỹ kỳ ${ky}`,
    text: `Kính gửi ${unit.ten}, hạn nộp đóng góp Quỹ kỳ ${ky} là ngày ${formatDate(han)}; số tiền còn phải nộp: ${formatNumber(soTien)} đồng.`,
    link: linkTo(backend, address),
  };
}

function answerLetter({ record: { ma, owner } }: Told, answer: string): Letter {
  return {
    subject: `${sender} Kết quả giải quyết yêu cầu hỗ trợ ${ma}`,
    text: `Kính gửi ${owner}, yêu cầu hỗ trợ ${ma} ${answer}`,
  };
}

function grantedMoney({ record: { id }, backend: { database } }: Told): string {
  const row = database.supportRequests.find(id);
  return formatNumber(row?.truongHop.reduce((sum, { tienDuyet }) => sum + (tienDuyet ?? 0), 0) ?? 0);
}

function acceptanceLetter({ record: { id, ma, owner }, backend: { database } }: Told): Letter {
  const row = database.selfPaying.find(id);
  const due = row === undefined ? undefined : dueDayOfDossier(database, row);
  const until = due === undefined ? '' : ` trước ngày ${formatDate(due)}`;
  return {
    subject: `${sender} Chấp thuận hồ sơ ${ma} – hướng dẫn đóng góp ${formatNumber(row?.soTien ?? 0)} đồng${until}`,
    text: `Kính gửi ${owner}, hồ sơ ${ma} đã được chấp thuận. Nội dung chuyển khoản: ${transferContent(ma, row?.soCccd ?? '')}.`,
  };
}
