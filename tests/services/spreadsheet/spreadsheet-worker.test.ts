import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { SpreadsheetAnswer, SpreadsheetRequest } from '@/services/spreadsheet/spreadsheet-worker';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';

const spreadsheet: Spreadsheet = {
  sheetName: 'A',
  columns: [{ header: 'Số CCCD', width: 8, kind: 'text' }],
  rows: [['001']],
};

/** The scope of a worker, without a thread of its own. */
const scope = {
  onmessage: undefined as ((event: { data: SpreadsheetRequest }) => void) | undefined,
  postMessage: vi.fn<(answer: SpreadsheetAnswer) => void>(),
};

beforeEach(async () => {
  vi.stubGlobal('self', scope);
  vi.resetModules();
  scope.postMessage.mockReset();
  await import('@/services/spreadsheet/spreadsheet-worker');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the worker of spreadsheets', () => {
  it('B-10 makes one and the same table into a workbook or a text file, at once or slice by slice', async () => {
    expect(textOf(await answerTo({ kind: 'write', spreadsheet, format: 'csv' }))).toBe('Số CCCD\r\n001\r\n');
    const workbook = await readXlsx(await answerTo({ kind: 'write', spreadsheet, format: 'xlsx' }));
    expect(workbook.sheets[0]?.rows).toEqual([['Số CCCD'], ['001']]);

    tell({ kind: 'begin', spreadsheet, format: 'csv' });
    tell({ kind: 'rows', rows: [['002'], ['003']] });
    tell({ kind: 'rows', rows: [['004']] });
    expect(textOf(await answerTo({ kind: 'finish' }))).toBe('Số CCCD\r\n001\r\n002\r\n003\r\n004\r\n');
  });
});

function tell(data: SpreadsheetRequest): void {
  scope.onmessage?.({ data });
}

async function answerTo(request: SpreadsheetRequest): Promise<Uint8Array> {
  const before = scope.postMessage.mock.calls.length;
  tell(request);
  await vi.waitUntil(() => scope.postMessage.mock.calls.length > before);
  const answer = scope.postMessage.mock.calls.at(-1)?.[0];
  if (answer?.kind !== 'written') {
    throw new Error(`The worker answered ${JSON.stringify(answer)}.`);
  }
  return answer.bytes;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
