import { describe, expect, it } from 'vitest';

import type { FundReportLineChanges } from '@/domain/fund-reports/fund-report';
import { createFundReportsApi } from '@/services/api/fund-reports-api';
import type { HttpClient } from '@/services/http/http-client';

import { storedLine } from '../../domain/fund-reports/report-fixtures';

const { signal } = new AbortController();
const baoCao = { id: 'report', concurrencyStamp: 'next' };
const changes: FundReportLineChanges = {
  concurrencyStamp: 'stamp',
  maLanGui: '00000000-0000-4000-8000-000000000000',
  luu: [storedLine(0), { ...storedLine(1), id: null }],
  xoa: [],
};

function saveWith(dong: readonly unknown[]) {
  const http = () => Promise.resolve({ baoCao, dong });
  return createFundReportsApi(http as unknown as HttpClient).saveLines('report', changes, signal);
}

describe('the answer to stored lines', () => {
  it('B-01 is about every line that was sent', async () => {
    const dong = [storedLine(0), storedLine(1)];
    expect(await saveWith(dong)).toEqual({ baoCao, dong });
  });

  it.each([
    ['leaves one out', [storedLine(0)]],
    ['has one too many', [storedLine(0), storedLine(1), storedLine(2)]],
    ['has one without an id', [storedLine(0), { ...storedLine(1), id: null }]],
  ])('B-01 that %s is malformed: its line would be taken for new and stored again', async (_, dong) => {
    await expect(saveWith(dong)).rejects.toMatchObject({ code: 'response.malformed', status: 200 });
  });
});
