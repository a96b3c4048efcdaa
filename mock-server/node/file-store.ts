import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import { isJsonObject } from '@/domain/validation/json-object';

import { entriesUnder, type KeyValueStore } from '../storage/key-value-store';

export type FileStore = KeyValueStore & {
  /** Resolves when all changes so far are on the disk. @throws where they cannot be written. */
  readonly flush: () => Promise<void>;
};

export type FileStoreOptions = {
  readonly path: string;
  /** How long changes are gathered before the file is written. Milliseconds. */
  readonly waitMs?: number;
  /** Hears, in one sentence, of a file that was broken and of one that could not be written. */
  readonly tell: (sentence: string) => void;
};

const format = 1;

/**
 * A store in one file, for values that are JSON or bytes. Everything is in memory; the file follows within a moment, and
 * is replaced whole, so that a crash leaves the old state or the new one. A file that cannot be read is put aside.
 *
 * Values are copied to their first level, below which they are frozen: a class reads far more than it changes. The first
 * level is not frozen, because a list of sessions or mails grows by being made anew from the old one.
 */
export async function openFileStore({ path, waitMs = 1_000, tell }: FileStoreOptions): Promise<FileStore> {
  const values = await read(path, tell);
  const texts = new Map<string, string>();
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const write = async () => {
    while (isChanged) {
      isChanged = false;
      try {
        await replaceFile(path, wholeText(values, texts));
      } catch (error) {
        isChanged = true;
        throw error;
      }
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    while (writing !== undefined || isChanged) {
      writing ??= write().finally(() => {
        writing = undefined;
      });
      await writing;
    }
  };
  const change = (key: string) => {
    texts.delete(key);
    isChanged = true;
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        tell(`The state could not be written to ${path}: ${String(error)}`);
      });
    }, waitMs);
  };

  return {
    get: (key) => Promise.resolve(copied(values.get(key))),
    set: (key, value) => {
      values.set(key, copied(value));
      change(key);
      return Promise.resolve();
    },
    update: (key, next) => {
      // Changes make a new value of the old one, as they must for every store; so the old one is not copied.
      const value = next(values.get(key));
      values.set(key, copied(value));
      change(key);
      return Promise.resolve(value);
    },
    remove: (key) => {
      if (values.delete(key)) {
        change(key);
      }
      return Promise.resolve();
    },
    entries: (prefix) => Promise.resolve(entriesUnder(values, prefix).map(([key, value]) => [key, copied(value)])),
    setAll: (entries) => {
      for (const [key, value] of entries) {
        values.set(key, copied(value));
        change(key);
      }
      return Promise.resolve();
    },
    removeAll: (prefix) => {
      for (const [key] of entriesUnder(values, prefix)) {
        values.delete(key);
        change(key);
      }
      return Promise.resolve();
    },
    flush,
  };
}

async function read(path: string, tell: (sentence: string) => void): Promise<Map<string, unknown>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return new Map();
    }
    throw error;
  }
  try {
    return parse(text);
  } catch (error) {
    const aside = `${path}.broken-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`;
    await rename(path, aside);
    tell(
      `The state in ${path} cannot be read (${error instanceof Error ? error.message : String(error)}). ` +
        `It was put aside as ${aside}; the class begins with fresh data.`,
    );
    return new Map();
  }
}

function parse(text: string): Map<string, unknown> {
  const file = JSON.parse(text, (_key, value: unknown) => toBytes(value)) as unknown;
  if (!isJsonObject(file) || file['format'] !== format || !isJsonObject(file['values'])) {
    throw new TypeError('it is no state of this program');
  }
  return new Map(Object.entries(file['values']).map(([key, value]) => [key, copied(value)]));
}

/** Keys that did not change keep their text, so that a save costs what was saved. */
function wholeText(values: ReadonlyMap<string, unknown>, texts: Map<string, string>): string {
  const lines = [...values].map(([key, value]) => {
    const text = texts.get(key) ?? JSON.stringify(value, (_name, part: unknown) => fromBytes(part));
    texts.set(key, text);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{ "format": ${format}, "values": {\n${lines.join(',\n')}\n} }\n`;
}

/** The keys of the issuer and everybody's tokens stand in the file: it is its owner's alone. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const next = `${path}.next`;
  const file = await open(next, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(next, 0o600);
  await rename(next, path);
}

function fromBytes(value: unknown): unknown {
  return value instanceof Uint8Array ? { $base64: Buffer.from(value).toString('base64') } : value;
}

function toBytes(value: unknown): unknown {
  return isJsonObject(value) && typeof value['$base64'] === 'string' && Object.keys(value).length === 1
    ? new Uint8Array(Buffer.from(value['$base64'], 'base64'))
    : value;
}

/** A value that is the caller's alone; bytes cannot be frozen. */
function copied<Value>(value: Value): Value {
  if (value instanceof Uint8Array) {
    return new Uint8Array(value) as Value;
  }
  if (Array.isArray(value)) {
    return value.map(frozen) as Value;
  }
  if (!isJsonObject(value)) {
    return value;
  }
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    copy[name] = frozen(value[name]);
  }
  return copy as Value;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
