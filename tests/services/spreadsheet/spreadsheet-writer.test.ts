// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { safeFileName } from '@/domain/files/safe-file-name';
import { createSpreadsheetWriter } from '@/services/spreadsheet/create-spreadsheet-writer';
import type { SpreadsheetAnswer } from '@/services/spreadsheet/spreadsheet-worker';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';

const spreadsheet: Spreadsheet = { sheetName: 'A', columns: [{ header: 'a', width: 8, kind: 'text' }], rows: [['1']] };

describe('createSpreadsheetWriter', () => {
  it('answers the file that its worker has made, and ends the worker', async () => {
    const worker = fakeWorker();
    const writing = createSpreadsheetWriter(() => worker as unknown as Worker).write(spreadsheet, signal());

    worker.onmessage?.({ data: { kind: 'written', bytes: new Uint8Array([80, 75]) } });

    const file = await writing;
    expect([file.size, file.type]).toEqual([2, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
    expect(worker.posted).toEqual([{ kind: 'write', spreadsheet, format: 'xlsx' }]);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('B-10 has a text file made by the same worker, in slices too', async () => {
    const worker = fakeWorker();
    const writing = createSpreadsheetWriter(() => worker as unknown as Worker).write(spreadsheet, signal(), {
      format: 'csv',
      moreRows: slices(1, []),
    });
    await vi.waitUntil(() => worker.posted.length === 3);
    worker.onmessage?.({ data: { kind: 'written', bytes: new Uint8Array([49]) } });

    expect((await writing).type).toBe('text/csv;charset=utf-8');
    expect(worker.posted).toEqual([
      { kind: 'begin', spreadsheet, format: 'csv' },
      { kind: 'rows', rows: [['row 1']] },
      { kind: 'finish' },
    ]);
  });

  it('B-04 sends the rows of a long file slice by slice, each made when it is sent, and the page lives in between', async () => {
    const worker = fakeWorker();
    const made: number[] = [];
    const writing = createSpreadsheetWriter(() => worker as unknown as Worker).write(spreadsheet, signal(), {
      moreRows: slices(3, made),
    });
    expect([worker.posted.length, made]).toEqual([2, [1]]);

    await vi.waitUntil(() => worker.posted.length === 5);
    expect(worker.posted).toEqual([
      { kind: 'begin', spreadsheet, format: 'xlsx' },
      { kind: 'rows', rows: [['row 1']] },
      { kind: 'rows', rows: [['row 2']] },
      { kind: 'rows', rows: [['row 3']] },
      { kind: 'finish' },
    ]);
    worker.onmessage?.({ data: { kind: 'written', bytes: new Uint8Array([80, 75]) } });
    expect((await writing).size).toBe(2);
  });

  it('B-04 makes no further slice once the export is cancelled', async () => {
    const worker = fakeWorker();
    const made: number[] = [];
    const controller = new AbortController();
    const start = () => worker as unknown as Worker;
    const writing = createSpreadsheetWriter(start).write(spreadsheet, controller.signal, {
      moreRows: slices(1_000, made),
    });
    controller.abort();
    await expect(writing).rejects.toMatchObject({ code: 'request.cancelled' });
    expect(made.length).toBeLessThan(5);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('ends the worker at once when the export is cancelled', async () => {
    const worker = fakeWorker();
    const controller = new AbortController();
    const writing = createSpreadsheetWriter(() => worker as unknown as Worker).write(spreadsheet, controller.signal);

    controller.abort();

    await expect(writing).rejects.toMatchObject({ code: 'request.cancelled' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('starts no worker for what is cancelled already', async () => {
    const start = vi.fn();
    const writing = createSpreadsheetWriter(start).write(spreadsheet, AbortSignal.abort());
    await expect(writing).rejects.toMatchObject({ code: 'request.cancelled' });
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['says so', (worker: FakeWorker) => worker.onmessage?.({ data: { kind: 'failed', detail: 'out of memory' } })],
    ['breaks', (worker: FakeWorker) => worker.onerror?.({ message: 'out of memory' })],
    ['answers what cannot be read', (worker: FakeWorker) => worker.onmessageerror?.()],
  ])('fails as an export when the worker %s', async (_, breakIt) => {
    const worker = fakeWorker();
    const writing = createSpreadsheetWriter(() => worker as unknown as Worker).write(spreadsheet, signal());
    breakIt(worker);
    await expect(writing).rejects.toMatchObject({ code: 'export.failed' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('fails as an export where workers cannot be started', async () => {
    const start = () => {
      throw new Error('Refused by policy.');
    };
    await expect(createSpreadsheetWriter(start).write(spreadsheet, signal())).rejects.toMatchObject({
      code: 'export.failed',
    });
  });

  it('hands the file over as a download with a safe name', () => {
    URL.createObjectURL = () => 'blob:file';
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.href} ${this.download}`);
    });
    createSpreadsheetWriter(() => fakeWorker() as unknown as Worker).save(new Blob(['x']), 'a/b<script>.xlsx');
    expect(clicked).toEqual(['blob:file a_b_script_.xlsx']);
    expect(document.querySelector('a[download]')).toBeNull();
  });
});

describe('safeFileName', () => {
  it.each([
    ['CSDL_NguoiLaoDong_20261120_1505.xlsx', 'CSDL_NguoiLaoDong_20261120_1505.xlsx'],
    ['Báo cáo quỹ 10/2026.xlsx', 'Báo cáo quỹ 10_2026.xlsx'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['<img src=x onerror=alert(1)>.xlsx', '_img src=x onerror=alert(1)_.xlsx'],
    ['a\u202exslx.exe', 'axslx.exe'],
    ['con.xlsx', '_con.xlsx'],
    ['con.tháng 10.xlsx', '_con.tháng 10.xlsx'],
    [' .a.xlsx. ', 'a.xlsx'],
    ['a\ud800b.xlsx', 'ab.xlsx'],
    ['Báo cáo.xlsx'.normalize('NFD'), 'Báo cáo.xlsx'],
    ['.xlsx', 'xlsx'],
    ['   ', '_'],
    [`${'dài'.repeat(100)}.xlsx`, `${'dài'.repeat(100).slice(0, 145)}.xlsx`],
    [`${'a'.repeat(144)}😀.xlsx`, `${'a'.repeat(144)}.xlsx`],
  ])('makes %j %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });
});

type FakeWorker = ReturnType<typeof fakeWorker>;

function fakeWorker() {
  const posted: unknown[] = [];
  return {
    posted,
    postMessage: (message: unknown) => posted.push(message),
    terminate: vi.fn<() => void>(),
    onmessage: undefined as ((event: { data: SpreadsheetAnswer }) => void) | undefined,
    onerror: undefined as ((event: { message: string }) => void) | undefined,
    onmessageerror: undefined as (() => void) | undefined,
  };
}

/** Slices of a row each; `made` gets the number of each when it is made. */
function* slices(count: number, made: number[]) {
  for (let number = 1; number <= count; number += 1) {
    made.push(number);
    yield [[`row ${number}`]];
  }
}

function signal(): AbortSignal {
  return new AbortController().signal;
}
