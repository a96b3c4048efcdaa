import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AttachmentOwner, AttachmentWish } from '@/domain/attachments/attachment';
import { createAttachmentsApi, type AttachmentsApi } from '@/services/api/attachments-api';
import { createHttpClient } from '@/services/http/create-http-client';
import type { UploadProgress } from '@/services/http/http-client';
import type { MockBackend } from '@mock-server/backend';
import { installFetch } from '@mock-server/http/browser-fetch';
import { installUpload } from '@mock-server/http/browser-upload';

import { chosen, sampleBytes } from '../../domain/attachments/sample-files';
import { failureOf } from '../../mock-server/support/client-of';
import { createTestBackend, signIn } from '../../mock-server/support/test-backend';

let backend: MockBackend;
let api: AttachmentsApi;
let owner: AttachmentOwner;
let uninstall: () => void;
let refusedTokens: string[];

const signal = new AbortController().signal;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstalls = [installFetch(backend), installUpload(backend, { stepMs: 0 })];
  uninstall = () => uninstalls.forEach((each) => each());
  const { access_token: good } = await signIn(backend, 'khoa.tm');
  refusedTokens = [];
  let token = good;
  api = createAttachmentsApi(
    createHttpClient({
      apiUrl: backend.origin,
      trustedOrigins: [],
      appOrigin: backend.origin,
      session: {
        ticket: () => {
          const accessToken = token;
          const afterRefusal = () => {
            refusedTokens.push(accessToken);
            token = good;
            return Promise.resolve(good);
          };
          return Promise.resolve({ accessToken, mayBeDead: () => false, afterRefusal });
        },
      },
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => undefined,
    }),
  );
  useToken = (next) => {
    token = next;
  };
  const [, second] = [...backend.database.workers.rows()];
  owner = { resource: 'nguoi-lao-dong', id: second?.id ?? '' };
});

let useToken: (token: string) => void;

afterEach(() => {
  uninstall();
  vi.useRealTimers();
});

describe('attachments over the network', () => {
  it('are sent with their progress, listed, read under their own type, and removed', async () => {
    const seen: UploadProgress[] = [];
    const stored = await api.upload(wishOf(large('Hộ chiếu.pdf')), (progress) => seen.push(progress), signal);

    expect(seen.map(({ sent, total }) => Math.round((sent / total) * 100))).toEqual([34, 68, 100]);
    expect(await api.list(owner, signal)).toEqual({ items: [stored], duocSua: true });
    expect([stored.ten, stored.loai, stored.dungLuong, stored.nguoiTaoTen]).toEqual([
      'Hộ chiếu.pdf',
      'pdf',
      1_550_000,
      'Trần Minh Khoa',
    ]);
    const content = await api.content(stored, signal);
    expect([content.type, content.size]).toEqual(['application/pdf', 1_550_000]);
    await api.remove(owner, stored.id, signal);
    expect(await api.list(owner, signal)).toEqual({ items: [], duocSua: true });
  });

  it('C-08 X-02 are not taken for what a proxy’s page or half a file is: what comes has the bytes that the list tells', async () => {
    const stored = await api.upload(wishOf(chosen('Hộ chiếu.pdf')), () => undefined, signal);
    const saved = vi.spyOn(URL, 'createObjectURL');
    for (const bytes of [sampleBytes.html, sampleBytes.pdf.slice(0, 20)]) {
      backend.hooks.before = () => Promise.resolve(new Response(new Uint8Array(bytes)));
      expect(await failureOf(api.content(stored, signal))).toMatchObject({ code: 'response.malformed', status: 200 });
      expect(await failureOf(api.download(stored, signal))).toMatchObject({ code: 'response.malformed' });
    }
    expect(saved).not.toHaveBeenCalled();
  });

  it('C-01 renew a refused token once, and are stored once', async () => {
    useToken('outlived');
    await api.upload(wishOf(chosen('a.pdf')), () => undefined, signal);
    expect([refusedTokens, (await api.list(owner, signal)).items.length]).toEqual([['outlived'], 1]);
  });

  it('are stored once when the answer was lost and the same wish is sent again', async () => {
    const wish = wishOf(chosen('a.pdf'));
    const first = await api.upload(wish, () => undefined, signal);
    expect(await api.upload(wish, () => undefined, signal)).toEqual(first);
    expect((await api.list(owner, signal)).items).toEqual([first]);
  });

  it('are called off by their signal, and nothing of them is kept', async () => {
    const controller = new AbortController();
    const sending = api.upload(wishOf(large('a.pdf')), () => controller.abort(), controller.signal);
    expect(await failureOf(sending)).toMatchObject({ code: 'request.cancelled' });
    expect((await api.list(owner, signal)).items).toEqual([]);
  });

  it('say what the server refuses, and that there is no way to it', async () => {
    const wrong = api.upload(wishOf(chosen('a.pdf', sampleBytes.html)), () => undefined, signal);
    expect(await failureOf(wrong)).toEqual({ code: 'http.validation', status: 400, serverCode: null });
    backend.hooks.before = () => Promise.reject(new TypeError('cut'));
    const cut = api.upload(wishOf(chosen('a.pdf')), () => undefined, signal);
    expect(await failureOf(cut)).toMatchObject({ code: 'network.unreachable' });
  });

  it('are given up when nothing moves for thirty seconds, however long they take while something does', async () => {
    vi.useFakeTimers();
    uninstall();
    const uninstalls = [installFetch(backend), installUpload(backend, { stepMs: 20_000 })];
    const slow = api.upload(wishOf(large('a.pdf')), () => undefined, signal);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(slow).resolves.toMatchObject({ ten: 'a.pdf' });

    backend.hooks.before = () => new Promise(() => undefined);
    const stalled = failureOf(api.upload(wishOf(chosen('b.pdf')), () => undefined, signal));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await stalled).toMatchObject({ code: 'network.timeout' });
    uninstalls.forEach((each) => each());
  });

  it('are checked by content before they are sent, and told when they cannot be read', async () => {
    expect(await api.check(chosen('a.pdf'))).toBeUndefined();
    expect(await api.check(chosen('a.png'))).toEqual({ reason: 'contentMismatch', params: {} });
    const gone = chosen('a.pdf');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await failureOf(api.check(gone))).toMatchObject({ code: 'import.unreadable' });
  });
});

function wishOf(file: File): AttachmentWish {
  return { owner, file, paper: undefined, key: crypto.randomUUID() };
}

/** A PDF of a megabyte and a half. */
function large(name: string): File {
  const bytes = new Uint8Array(1_550_000);
  bytes.set(sampleBytes.pdf);
  return chosen(name, bytes);
}
