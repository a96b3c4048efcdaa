import type { Attachment } from '@/domain/attachments/attachment';
import type { HeldFiles } from '@/domain/attachments/file-refusal';

import type { MockBackend } from '../../backend';
import { attachmentsOf, dropContent, keepContent, readContent, type AttachmentRow } from '../../data/attachments';
import { entityNotFound } from '../../failures';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import { readUpload, refuseUnfit, uploadKeyOf } from './attachment-input';
import type { AttachmentOwnerRules } from './attachment-owner-rules';
import { attachmentOwnerOf } from './attachment-owners';
import { serverTime } from '../audit';
import { signedInUser } from '../data-scope';
import { answeredAgain } from '../once';

const path = '/api/app/:taiNguyen/:id/tep-dinh-kem';

/** ABP's answer to a missing policy: no body. */
const forbidden: MockResponse = { status: 403 };

/** Documents of any record (domain dictionary §4.4): who may see the record sees them, who may change it changes them. */
export const attachmentRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: (request, backend) =>
      forOwner(request, backend, (owner, key) => ({
        status: 200,
        body: {
          items: visibleFiles(request, backend, owner, key).map(toWire),
          duocSua: owner.isEditable(key.id, signedInUser(request), backend),
        },
      })),
  },
  {
    method: 'POST',
    path,
    access: 'signedIn',
    handle: (request, backend) => forOwner(request, backend, (owner, key) => addFile(request, backend, owner, key)),
  },
  {
    method: 'DELETE',
    path: `${path}/:tepId`,
    access: 'signedIn',
    handle: (request, backend) =>
      forOwner(request, backend, async (owner, key) => {
        if (!owner.isEditable(key.id, signedInUser(request), backend)) {
          return forbidden;
        }
        const row = visibleFiles(request, backend, owner, key).find(({ id }) => id === request.params['tepId']);
        if (row !== undefined && owner.isLocked?.(row, signedInUser(request), backend) === true) {
          return forbidden;
        }
        if (row !== undefined) {
          backend.database.attachments.remove(row.id);
          await dropContent(backend.store, row.id);
        }
        return { status: 204 };
      }),
  },
  {
    method: 'GET',
    path: '/api/app/tep-dinh-kem/:tepId/noi-dung',
    access: 'signedIn',
    handle: async (request, backend) => {
      const row = visibleFile(request, backend);
      const bytes = await readContent(backend.store, row);
      if (bytes === undefined) {
        throw entityNotFound();
      }
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename*=UTF-8''${headerValue(row.ten)}`,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        },
        body: bytes,
      };
    },
  },
];

type OwnerKey = { readonly taiNguyen: string; readonly id: string };

/** Does it with a record that the caller may see; 403 without its policy, 404 for what they may not know of. */
function forOwner<Answer extends MockResponse | Promise<MockResponse>>(
  request: MockRequest,
  backend: MockBackend,
  handle: (owner: AttachmentOwnerRules, key: OwnerKey) => Answer,
): Answer | MockResponse {
  const { taiNguyen = '', id = '' } = request.params;
  const owner = attachmentOwnerOf(taiNguyen);
  if (owner === undefined) {
    throw entityNotFound();
  }
  const user = signedInUser(request);
  if (!user.grantedPolicies.has(owner.policy)) {
    return forbidden;
  }
  owner.refuseInvisible(id, user, backend);
  return handle(owner, { taiNguyen, id });
}

/** @throws MockFailure 404 for a document that is not there, or whose record the caller may not see. */
function visibleFile(request: MockRequest, backend: MockBackend): AttachmentRow {
  const row = backend.database.attachments.find(request.params['tepId'] ?? '');
  const owner = row === undefined ? undefined : attachmentOwnerOf(row.taiNguyen);
  const user = signedInUser(request);
  if (row === undefined || owner === undefined || !user.grantedPolicies.has(owner.policy)) {
    throw entityNotFound();
  }
  owner.refuseInvisible(row.banGhiId, user, backend);
  if (owner.isHidden?.(row, user, backend) === true) {
    throw entityNotFound();
  }
  return row;
}

/** The documents of a record that the caller may know of. */
function visibleFiles(
  request: MockRequest,
  backend: MockBackend,
  { isHidden }: AttachmentOwnerRules,
  { taiNguyen, id }: OwnerKey,
): readonly AttachmentRow[] {
  const user = signedInUser(request);
  const files = attachmentsOf(backend.database.attachments, taiNguyen, id);
  return isHidden === undefined ? files : files.filter((file) => !isHidden(file, user, backend));
}

async function addFile(
  request: MockRequest,
  backend: MockBackend,
  owner: AttachmentOwnerRules,
  key: OwnerKey,
): Promise<MockResponse> {
  const { taiNguyen, id: banGhiId } = key;
  const { database, store, clock } = backend;
  const user = signedInUser(request);
  const maLanGui = uploadKeyOf(request.body);
  const present = () => visibleFiles(request, backend, owner, key);
  /** The answer where nothing is to be stored: to somebody who may not, and to what was sent before. */
  const answerWithout = (): MockResponse | undefined => {
    owner.refuseInvisible(banGhiId, user, backend);
    const known = present().find((row) => row.creatorId === user.id && maLanGui !== '' && row.maLanGui === maLanGui);
    const stored = known === undefined ? undefined : answeredAgain({ status: 200, body: toWire(known) });
    return owner.isEditable(banGhiId, user, backend) ? stored : forbidden;
  };
  const early = answerWithout();
  if (early !== undefined) {
    return early;
  }
  const { ten, loai, bytes, giayTo } = await readUpload(request.body, heldBy(present()));
  const isLocked = () => owner.isLocked?.({ banGhiId, giayTo }, user, backend) === true;
  if (isLocked()) {
    return forbidden;
  }
  const row: AttachmentRow = {
    id: crypto.randomUUID(),
    taiNguyen,
    banGhiId,
    ten,
    loai,
    dungLuong: bytes.length,
    giayTo,
    maLanGui,
    creationTime: serverTime(clock()),
    creatorId: user.id,
    nguoiTaoTen: user.hoTen,
    mau: null,
  };
  await keepContent(store, row.id, bytes);
  try {
    // Others were answered while this one waited: all is asked again, and nothing waits until the row stands.
    const late = answerWithout() ?? (isLocked() ? forbidden : undefined);
    if (late !== undefined) {
      return late;
    }
    refuseUnfit(heldBy(present()), { name: ten, size: bytes.length });
    database.attachments.put(row);
    return { status: 200, body: toWire(row) };
  } finally {
    if (database.attachments.find(row.id) === undefined) {
      await dropContent(store, row.id);
    }
  }
}

/** A text as a parameter of a header has it (RFC 8187 §3.2.1). */
function headerValue(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/gu, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function heldBy(rows: readonly AttachmentRow[]): HeldFiles {
  return { count: rows.length, bytes: rows.reduce((sum, { dungLuong }) => sum + dungLuong, 0) };
}

function toWire(row: AttachmentRow): Attachment {
  const { id, ten, loai, dungLuong, giayTo, creationTime, creatorId, nguoiTaoTen } = row;
  return { id, ten, loai, dungLuong, giayTo, creationTime, creatorId, nguoiTaoTen };
}
