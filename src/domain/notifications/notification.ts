import * as v from 'valibot';

import { ownAddress } from '../abp/own-address';

/** What a message is about, for whoever reads the wire: screens show all of them alike. */
export const notificationKinds = [
  'nguoi-lao-dong',
  'don-vi',
  'nhap-excel',
  'gop-ho-so',
  'tai-khoan',
  'buoc-xu-ly',
  'nhac-han',
] as const;

const notificationSchema = v.object({
  id: v.string(),
  loai: v.string(),
  tieuDe: v.string(),
  noiDung: v.nullish(v.string(), null),
  duongDan: ownAddress,
  /** A moment of the server, without a zone. */
  thoiGian: v.string(),
  daDoc: v.boolean(),
});

/** Answer of `GET /api/app/thong-bao`: newest first, with the number of unread ones over all pages. */
export const notificationPageSchema = v.object({
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  soChuaDoc: v.pipe(v.number(), v.integer(), v.minValue(0)),
  items: v.array(notificationSchema),
});

/** Mức độ: for information, needs attention, overdue. */
export const taskLevels = ['thong-tin', 'can-chu-y', 'qua-han'] as const;

/** Answer of `GET /api/app/viec-can-lam`. */
export const openTasksSchema = v.object({
  items: v.array(
    v.object({
      ma: v.string(),
      tieuDe: v.string(),
      soLuong: v.pipe(v.number(), v.integer(), v.minValue(0)),
      duongDan: ownAddress,
      mucDo: v.fallback(v.picklist(taskLevels), 'thong-tin'),
      /** ISO date. */
      hanXuLy: v.nullish(v.string(), null),
    }),
  ),
});

export type Notification = v.InferOutput<typeof notificationSchema>;
export type NotificationKind = (typeof notificationKinds)[number];
export type NotificationPage = v.InferOutput<typeof notificationPageSchema>;
export type OpenTask = v.InferOutput<typeof openTasksSchema>['items'][number];
export type TaskLevel = (typeof taskLevels)[number];

/**
 * That a person has read one message, or all up to a moment (`thoiGian` of the newest that was shown): one that comes while
 * they are marked has been read by nobody.
 */
export type ReadMark = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'all'; readonly upTo: string };

/** The messages as they are once the mark is known. */
export function withReadMark(notifications: readonly Notification[], mark: ReadMark): readonly Notification[] {
  return notifications.map((notification) =>
    !notification.daDoc && isMeant(mark, notification) ? { ...notification, daDoc: true } : notification,
  );
}

/** How many messages stay unread once the mark is known. @param unreadCount Over all pages, before the mark. */
export function unreadAfter(notifications: readonly Notification[], unreadCount: number, mark: ReadMark): number {
  const unread = notifications.filter(({ daDoc }) => !daDoc);
  const meant = unread.filter((notification) => isMeant(mark, notification)).length;
  // The newest are loaded first: what is not loaded is older than what is not meant.
  return mark.kind === 'all' ? unread.length - meant : Math.max(0, unreadCount - meant);
}

function isMeant(mark: ReadMark, { id, thoiGian }: Notification): boolean {
  return mark.kind === 'all' ? thoiGian <= mark.upTo : id === mark.id;
}

/** The messages with those of a later page; what stands on both, because new ones have pushed it on, stands once. */
export function withMore(known: readonly Notification[], more: readonly Notification[]): readonly Notification[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}
