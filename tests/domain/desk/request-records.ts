import type { CallBody, RequestRecord } from '@/domain/desk/request-record';

/** In the shape of a signed token. */
export const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

export const bodyOf = (text: string, type = 'application/json'): CallBody => {
  const bytes = new TextEncoder().encode(text);
  return { type, size: bytes.byteLength, bytes };
};

export const record: RequestRecord = {
  id: 7,
  state: 'answered',
  startedAt: Date.UTC(2026, 10, 15, 1),
  durationMs: 132.5,
  method: 'GET',
  url: 'http://localhost/api/app/nguoi-lao-dong?filter=%C4%90%E1%BA%B7ng&code=A1',
  status: 200,
  person: 'khoa.tm',
  isRepeat: false,
  request: {
    headers: [
      ['accept', 'application/json'],
      ['authorization', `Bearer ${token}`],
    ],
    body: undefined,
  },
  response: { headers: [['content-type', 'application/json']], body: bodyOf('{"totalCount":1}') },
};
