import type { MockBackend } from '../../backend';
import type { NotificationRow, StepEvent } from '../../data/notification-row';
import type { StepHistoryRow } from '../../data/step-history';
import type { UserRow } from '../../data/users';
import { sendMail } from '../administration/outgoing-mail';
import { knownRecord, type KnownRecord } from './known-record';
import { takeNotedSteps } from './noted-steps';
import { mailsOfStep } from './step-mails';
import { receiversOf } from './step-receivers';
import { storyOf } from './step-stories';

/** Tells the people concerned of all steps that were taken since it was last called, by message and by mail. */
export async function announceSteps(backend: MockBackend): Promise<void> {
  for (const step of takeNotedSteps(backend.database)) {
    const record = knownRecord(backend.database, step.banGhiId);
    if (record === undefined) {
      continue;
    }
    const story = storyOf(record.kind, step.hanhDong, step.denTrangThai);
    const receivers = story === undefined ? [] : receiversOf(backend, record, story.audience);
    if (story !== undefined) {
      putMessages(backend, step, record, { event: story.event, receivers });
    }
    if (story?.also !== undefined) {
      // Nobody hears twice of one step.
      const told = new Set(receivers.map(({ id }) => id));
      const others = receiversOf(backend, record, story.also.audience).filter(({ id }) => !told.has(id));
      putMessages(backend, step, record, { event: story.also.event, receivers: others });
    }
    const colleagues = story?.audience.kind === 'fund' ? receivers : undefined;
    for (const mail of mailsOfStep({ record, step, backend }, colleagues)) {
      await sendMail(backend, mail);
    }
  }
}

/** Whoever took the step needs no message of it. */
function putMessages(
  { database }: MockBackend,
  { thoiGian, nguoiThucHienId, yKien }: StepHistoryRow,
  record: KnownRecord,
  { event, receivers }: { readonly event: StepEvent; readonly receivers: readonly UserRow[] },
): void {
  const actor = nguoiThucHienId === null ? undefined : database.users.find(nguoiThucHienId);
  const message: Omit<NotificationRow, 'id' | 'nguoiNhanId'> = {
    loai: 'buoc-xu-ly',
    suKien: event,
    thamSo: {
      banGhi: record.kind,
      ma: record.ma,
      chuThe: record.owner,
      nguoi: actor?.hoTen ?? '',
      yKien: yKien ?? '',
    },
    duongDan: record.address,
    thoiGian,
    daDoc: false,
  };
  for (const { id } of receivers) {
    if (id !== nguoiThucHienId) {
      database.notifications.put({ ...message, id: crypto.randomUUID(), nguoiNhanId: id });
    }
  }
}
