// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { importMostMegabytes, importReadTimeoutMs } from '@/domain/constants';
import type { SheetRequest } from '@/domain/import/sheet';
import { createSpreadsheetReader } from '@/services/spreadsheet/create-spreadsheet-reader';
import type { SpreadsheetAnswer } from '@/services/spreadsheet/spreadsheet-worker';

const request: SheetRequest = { columns: [], ownHeadings: [] };
const sheet = {
  rows: [{ rowNumber: 2, cells: { name: 'A' } }],
  remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 },
};

afterEach(() => {
  vi.useRealTimers();
});

describe('createSpreadsheetReader', () => {
  it('answers the rows that its worker has read, and ends the worker', async () => {
    const { worker, read } = reader();
    const reading = read(fileOf('PK'));
    await vi.waitFor(() => expect(worker.posted).toHaveLength(1));
    expect(worker.posted).toEqual([{ kind: 'read', bytes: new Uint8Array([80, 75]), request }]);

    worker.onmessage?.({ data: { kind: 'read', sheet } });

    expect(await reading).toEqual(sheet);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('gives a refusal on with its code and its figures', async () => {
    const { worker, read } = reader();
    const reading = read(fileOf('PK'));
    await vi.waitFor(() => expect(worker.posted).toHaveLength(1));
    const refusal = { code: 'import.tooManyRows', params: { n: 2_001, limit: 2_000 }, detail: undefined } as const;
    worker.onmessage?.({ data: { kind: 'refused', ...refusal } });
    await expect(reading).rejects.toMatchObject(refusal);
  });

  it('starts no worker for a file that is too large', async () => {
    const { read, start } = reader();
    const large = { size: importMostMegabytes * 1024 * 1024 + 1 } as Blob;
    await expect(read(large)).rejects.toMatchObject({ code: 'import.tooLarge', params: { limit: 5 } });
    expect(start).not.toHaveBeenCalled();
  });

  it('says that a file which has gone cannot be read', async () => {
    const { read } = reader();
    const gone = { size: 2, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
    await expect(read(gone as unknown as Blob)).rejects.toMatchObject({
      code: 'import.unreadable',
      detail: 'NotReadableError: gone',
    });
  });

  it('ends a worker that never answers', async () => {
    vi.useFakeTimers();
    const { worker, read } = reader();
    const reading = read(fileOf('PK'));
    const refused = expect(reading).rejects.toMatchObject({ code: 'import.tooSlow' });
    await vi.waitFor(() => expect(worker.posted).toHaveLength(1));

    await vi.advanceTimersByTimeAsync(importReadTimeoutMs);

    await refused;
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('ends its worker at once when the reading is called off', async () => {
    const controller = new AbortController();
    const { worker, read } = reader(controller.signal);
    const reading = read(fileOf('PK'));
    await vi.waitFor(() => expect(worker.posted).toHaveLength(1));
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: 'request.cancelled' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('says that a file cannot be read when the worker breaks over it', async () => {
    const { worker, read } = reader();
    const reading = read(fileOf('PK'));
    await vi.waitFor(() => expect(worker.posted).toHaveLength(1));
    worker.onerror?.({ message: 'out of memory' });
    await expect(reading).rejects.toMatchObject({ code: 'import.unreadable', detail: 'out of memory' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});

function reader(signal: AbortSignal = new AbortController().signal) {
  const posted: unknown[] = [];
  const worker = {
    posted,
    postMessage: (message: unknown) => posted.push(message),
    terminate: vi.fn<() => void>(),
    onmessage: undefined as ((event: { data: SpreadsheetAnswer }) => void) | undefined,
    onerror: undefined as ((event: { message: string }) => void) | undefined,
  };
  const start = vi.fn<() => Worker>(() => worker as unknown as Worker);
  return { worker, start, read: (file: Blob) => createSpreadsheetReader(start).read(file, request, signal) };
}

function fileOf(text: string): Blob {
  const bytes = new Uint8Array(Array.from(text, (letter) => letter.charCodeAt(0)));
  return { size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) } as unknown as Blob;
}
