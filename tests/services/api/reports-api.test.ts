import { describe, expect, it } from 'vitest';

import { createReportsApi } from '@/services/api/reports-api';
import type { HttpClient } from '@/services/http/http-client';

describe('calls of the reports', () => {
  it('B-23 B-15 have the log say which report was taken away, of how many rows, and by which filters', async () => {
    const calls: unknown[] = [];
    const http = ((path: string, { method, body }: { readonly method?: string; readonly body?: unknown }) => {
      calls.push([method, path, body]);
      return Promise.resolve({ ma: 'chua-dong-quy', totalCount: 107 });
    }) as HttpClient;
    await createReportsApi(http).noteExport(
      'chua-dong-quy',
      { rowCount: 107, filters: { denNgay: '2026-11-15', tuoiNo: '1-30,31-60' } },
      new AbortController().signal,
    );
    const body = { soDong: 107, boLoc: { denNgay: '2026-11-15', tuoiNo: '1-30,31-60' } };
    expect(calls).toEqual([['POST', '/api/app/bao-cao/chua-dong-quy/xuat', body]]);
  });
});
