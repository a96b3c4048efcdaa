import { businessFailure, entityNotFound, staleRecord, validationFailure } from '@mock-server/failures';
import type { MockRequest, MockRoute } from '@mock-server/routing';

/** Routes that show what the server hands to a route, and what it makes of each kind of answer. */
export function createProbe() {
  const probe: { seen: MockRequest | undefined; routes: readonly MockRoute[] } = { seen: undefined, routes: [] };
  probe.routes = probeRoutes((request) => {
    probe.seen = request;
  });
  return probe;
}

function failing(path: string, error: () => unknown): MockRoute {
  return {
    method: 'GET',
    path: `/api/test/${path}`,
    access: 'anonymous',
    handle: () => {
      throw error();
    },
  };
}

const probeRoutes = (see: (request: MockRequest) => void): readonly MockRoute[] => [
  {
    method: 'POST',
    path: '/api/test/echo/:name',
    access: 'anonymous',
    handle: (request) => {
      see(request);
      return { status: 200, body: request.body ?? null };
    },
  },
  {
    method: 'GET',
    path: '/api/test/thing/:id',
    access: 'anonymous',
    handle: ({ params }) => ({ status: 200, body: params }),
  },
  { method: 'GET', path: '/api/test/thing/all', access: 'anonymous', handle: () => ({ status: 200, body: 'all' }) },
  { method: 'DELETE', path: '/api/test/thing/:id', access: 'anonymous', handle: () => ({ status: 204 }) },
  {
    method: 'GET',
    path: '/api/test/text',
    access: 'anonymous',
    handle: () => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'UTC' }),
  },
  {
    method: 'GET',
    path: '/api/test/bytes',
    access: 'anonymous',
    handle: () => ({
      status: 200,
      headers: { 'Content-Type': 'application/octet-stream' },
      body: Uint8Array.of(0, 255, 128),
    }),
  },
  {
    method: 'GET',
    path: '/api/test/mine',
    access: 'signedIn',
    handle: ({ user }) => ({ status: 200, body: user?.userName }),
  },
  {
    method: 'GET',
    path: '/api/test/users',
    access: { policy: 'AbpIdentity.Users' },
    handle: () => ({ status: 200, body: 'ok' }),
  },
  failing('business', () =>
    businessFailure('QuyHoTro:00001', { vi: 'Không được phép.', en: 'Not allowed.' }, { ma: 'A1' }),
  ),
  failing('missing', entityNotFound),
  failing('stale', staleRecord),
  failing('invalid', () =>
    validationFailure([
      { message: { vi: 'Trường Tên là bắt buộc.', en: 'The Name field is required.' }, members: ['ten'] },
    ]),
  ),
  failing('broken', () => new TypeError('secret detail')),
];
