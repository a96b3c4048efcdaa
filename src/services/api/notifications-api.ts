import {
  notificationPageSchema,
  openTasksSchema,
  type NotificationPage,
  type OpenTask,
} from '@/domain/notifications/notification';
import type { HttpClient } from '@/services/http/http-client';

export type NotificationsApi = {
  /** Messages to the signed-in person, the newest first. */
  readonly list: (skipCount: number, maxResultCount: number, signal: AbortSignal) => Promise<NotificationPage>;
  readonly markRead: (id: string, signal: AbortSignal) => Promise<void>;
  /** @param upTo `thoiGian` of the newest message that was shown; later ones stay unread. */
  readonly markAllRead: (upTo: string, signal: AbortSignal) => Promise<void>;
  /** What waits for the signed-in person, as numbers of records with the address that lists them. */
  readonly openTasks: (signal: AbortSignal) => Promise<readonly OpenTask[]>;
};

const path = '/api/app/thong-bao';

/** Calls of the right panel (register S-07). */
export function createNotificationsApi(http: HttpClient): NotificationsApi {
  return {
    list: (skipCount, maxResultCount, signal) =>
      http(path, { query: { skipCount, maxResultCount }, schema: notificationPageSchema, signal }),
    markRead: async (id, signal) => {
      await http(`${path}/${encodeURIComponent(id)}/da-doc`, { method: 'POST', signal });
    },
    markAllRead: async (upTo, signal) => {
      await http(`${path}/da-doc-tat-ca`, { method: 'POST', body: { denLuc: upTo }, signal });
    },
    openTasks: async (signal) => (await http('/api/app/viec-can-lam', { schema: openTasksSchema, signal })).items,
  };
}
