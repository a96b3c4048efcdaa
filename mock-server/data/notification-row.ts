import type { NotificationKind } from '@/domain/notifications/notification';

/** What happened, by the name of its texts. */
export type NotificationEvent =
  | 'worker.contributed'
  | 'worker.changed'
  | 'worker.merged'
  | 'workers.imported'
  | 'unit.assigned'
  | 'unit.changed'
  | 'account.passwordChanged'
  | 'account.changed'
  | 'account.registered';

/** A message to one person. Its words are made when it is read, in the reader's language. */
export type NotificationRow = {
  readonly id: string;
  readonly nguoiNhanId: string;
  readonly loai: NotificationKind;
  readonly suKien: NotificationEvent;
  /** Values for the placeholders of its texts. */
  readonly thamSo: Readonly<Record<string, string>>;
  readonly duongDan: string | null;
  /** The server's own time, without a zone. */
  readonly thoiGian: string;
  readonly daDoc: boolean;
};
