import { describe, expect, it } from 'vitest';

import { asHar } from '@/domain/desk/har';
import type { RequestRecord } from '@/domain/desk/request-record';

import { record, token } from './request-records';

describe('calls as an archive', () => {
  it('D-03 is HTTP Archive 1.2, the oldest call first', () => {
    const failed: RequestRecord = {
      ...record,
      id: 8,
      state: 'failed',
      status: undefined,
      durationMs: undefined,
      request: undefined,
      response: undefined,
    };
    const posted: RequestRecord = {
      ...record,
      id: 9,
      method: 'POST',
      url: 'http://localhost/api/app/tep',
      status: 302,
      request: {
        headers: [['cookie', 'a=1; b=c=d']],
        body: { type: 'image/png', size: 70_000, bytes: Uint8Array.of(0, 255, 137) },
      },
      response: {
        headers: [
          ['Location', 'http://localhost/'],
          ['content-type', 'text/html'],
        ],
        body: undefined,
      },
    };
    const har = asHar([posted, failed, record], { name: 'Bàn huấn luyện', version: '1' });

    const common = { httpVersion: 'HTTP/1.1', headersSize: -1 };
    expect(har).toEqual({
      log: {
        version: '1.2',
        creator: { name: 'Bàn huấn luyện', version: '1' },
        entries: [
          {
            startedDateTime: '2026-11-15T01:00:00.000Z',
            time: 132.5,
            request: {
              ...common,
              method: 'GET',
              url: record.url,
              cookies: [],
              headers: [
                { name: 'accept', value: 'application/json' },
                { name: 'authorization', value: `Bearer ${token}` },
              ],
              queryString: [
                { name: 'filter', value: 'Đặng' },
                { name: 'code', value: 'A1' },
              ],
              bodySize: 0,
            },
            response: {
              ...common,
              status: 200,
              statusText: '',
              cookies: [],
              headers: [{ name: 'content-type', value: 'application/json' }],
              content: { mimeType: 'application/json', text: '{"totalCount":1}', size: 16 },
              redirectURL: '',
              bodySize: 16,
            },
            cache: {},
            timings: { send: 0, wait: 132.5, receive: 0 },
          },
          {
            startedDateTime: '2026-11-15T01:00:00.000Z',
            time: 0,
            request: {
              ...common,
              method: 'GET',
              url: record.url,
              cookies: [],
              headers: [],
              queryString: [
                { name: 'filter', value: 'Đặng' },
                { name: 'code', value: 'A1' },
              ],
              bodySize: -1,
            },
            response: {
              ...common,
              status: 0,
              statusText: '',
              cookies: [],
              headers: [],
              content: { mimeType: 'x-unknown', text: '', size: 0 },
              redirectURL: '',
              bodySize: -1,
            },
            cache: {},
            timings: { send: 0, wait: 0, receive: 0 },
            comment: 'failed, summary',
          },
          {
            startedDateTime: '2026-11-15T01:00:00.000Z',
            time: 132.5,
            request: {
              ...common,
              method: 'POST',
              url: 'http://localhost/api/app/tep',
              cookies: [
                { name: 'a', value: '1' },
                { name: 'b', value: 'c=d' },
              ],
              headers: [{ name: 'cookie', value: 'a=1; b=c=d' }],
              queryString: [],
              bodySize: 70_000,
              postData: { mimeType: 'image/png', text: 'AP+J', encoding: 'base64', params: [] },
            },
            response: {
              ...common,
              status: 302,
              statusText: '',
              cookies: [],
              headers: [
                { name: 'Location', value: 'http://localhost/' },
                { name: 'content-type', value: 'text/html' },
              ],
              content: { mimeType: 'text/html', text: '', size: 0 },
              redirectURL: 'http://localhost/',
              bodySize: 0,
            },
            cache: {},
            timings: { send: 0, wait: 132.5, receive: 0 },
            comment: 'cut',
          },
        ],
      },
    });
    expect(JSON.parse(JSON.stringify(har))).toEqual(har);
  });
});
