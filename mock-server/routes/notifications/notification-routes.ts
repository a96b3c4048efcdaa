import { isJsonObject } from '@/domain/validation/json-object';

import type { NotificationRow } from '../../data/notification-row';
import { readPaging } from '../../data/query';
import type { Database } from '../../data/database';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { signedInUser } from '../data-scope';
import { readFlag } from '../filters';
import { remind } from './deadline-reminders';
import { notificationDto } from './notification-texts';
import { openTasks } from './open-tasks';

const path = '/api/app/thong-bao';

/** The right panel: messages to the signed-in person, and what waits for them (register S-07). */
export const notificationRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: async (request, backend) => {
      const { skipCount, maxResultCount } = readPaging(request.query, '');
      const isUnreadAsked = readFlag(request.query, 'ChuaDoc') === true;
      await remind(signedInUser(request), backend);
      const all = ownRows(backend.database, request);
      const unread = all.filter(({ daDoc }) => !daDoc);
      const rows = isUnreadAsked ? unread : all;
      return {
        status: 200,
        body: {
          totalCount: rows.length,
          soChuaDoc: unread.length,
          items: rows.slice(skipCount, skipCount + maxResultCount).map((row) => notificationDto(row, request.culture)),
        },
      };
    },
  },
  {
    method: 'POST',
    path: `${path}/da-doc-tat-ca`,
    access: 'signedIn',
    handle: (request, { database }) => {
      const upTo = isJsonObject(request.body) ? request.body['denLuc'] : undefined;
      for (const row of ownRows(database, request)) {
        // One that came later was not there to be read.
        if (typeof upTo !== 'string' || row.thoiGian <= upTo) {
          markRead(database, row);
        }
      }
      return { status: 204 };
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/da-doc`,
    access: 'signedIn',
    handle: (request, { database }) => {
      const row = database.notifications.find(request.params['id'] ?? '');
      if (row?.nguoiNhanId !== signedInUser(request).id) {
        throw entityNotFound();
      }
      markRead(database, row);
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: '/api/app/viec-can-lam',
    access: 'signedIn',
    handle: (request, backend) => ({
      status: 200,
      body: { items: openTasks(signedInUser(request), backend, request.culture) },
    }),
  },
];

/** The person's messages, the newest first; of the same moment the later one. */
function ownRows({ notifications }: Database, request: MockRequest): readonly NotificationRow[] {
  const { id } = signedInUser(request);
  return [...notifications.rows()]
    .filter(({ nguoiNhanId }) => nguoiNhanId === id)
    .reverse()
    .sort((one, other) => (one.thoiGian === other.thoiGian ? 0 : one.thoiGian < other.thoiGian ? 1 : -1));
}

function markRead({ notifications }: Database, row: NotificationRow): void {
  if (!row.daDoc) {
    notifications.put({ ...row, daDoc: true });
  }
}
