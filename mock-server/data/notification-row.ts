import type { NotificationKind } from '@/domain/notifications/notification';

/** What became of a record by a step. */
export type StepEvent =
  | 'step.sent'
  | 'step.withdrawn'
  | 'step.approved'
  | 'step.returned'
  | 'step.rejected'
  | 'step.takenBack'
  | 'step.reconciled'
  | 'step.paid'
  | 'step.partlyPaid'
  | 'step.paymentReturned'
  | 'step.accountToCorrect'
  | 'step.accountCorrected'
  | 'step.refunded'
  | 'step.cancelled';

/** A day that comes near, or that has passed. */
export type DeadlineEvent =
  | 'deadline.reportSoon'
  | 'deadline.reportOverdue'
  | 'deadline.paymentSoon'
  | 'deadline.paymentOverdue'
  | 'deadline.dossierSoon'
  | 'deadline.dossierOverdue';

/** What happened, by the name of its texts. */
export type NotificationEvent =
  | StepEvent
  | DeadlineEvent
  | 'worker.contributed'
  | 'worker.changed'
  | 'worker.changedElsewhere'
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
  /** Values for the placeholders of its texts; `banGhi` is a kind of record, by the name of its own text. */
  readonly thamSo: Readonly<Record<string, string>>;
  readonly duongDan: string | null;
  /** The server's own time, without a zone. */
  readonly thoiGian: string;
  readonly daDoc: boolean;
};
