import { parse } from 'valibot';

import {
  notificationPageSchema,
  openTasksSchema,
  type Notification,
  type NotificationKind,
} from '@/domain/notifications/notification';
import type { MockMail } from '@mock-server/mailbox';

import type { Office } from '../routes/office';

/** What a person finds in the panel and what has left by mail, since it was last asked. */
export function openInbox(office: Office) {
  const seen = new Set<string>();
  const mails: MockMail[] = [];
  office.backend.hooks.mail = (mail) => mails.push(mail);
  const messages = async (userName: string): Promise<readonly Notification[]> => {
    const { body } = await (await office.as(userName)).get('/api/app/thong-bao?maxResultCount=200');
    return parse(notificationPageSchema, body).items;
  };
  return {
    messages,
    /** Messages of steps, or of another kind, that have come since the last look, the newest first. */
    news: async (userName: string, kind: NotificationKind = 'buoc-xu-ly') => {
      const found = (await messages(userName)).filter(({ id, loai }) => loai === kind && !seen.has(id));
      for (const { id } of found) {
        seen.add(id);
      }
      return found.map(({ tieuDe, noiDung, duongDan, daDoc }) => ({ tieuDe, noiDung, duongDan, daDoc }));
    },
    mails: (): readonly MockMail[] => mails.splice(0),
    tasks: async (userName: string) =>
      parse(openTasksSchema, (await (await office.as(userName)).get('/api/app/viec-can-lam')).body).items,
  };
}
