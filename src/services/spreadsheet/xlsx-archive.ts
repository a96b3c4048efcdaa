import { AppError } from '@/domain/errors/app-error';
import { importMostMegabytes } from '@/domain/constants';

/** A file of this format is never larger when unpacked, so one that says so is a bomb. Bytes. */
const mostUnpackedBytes = 64 * 1024 * 1024;

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;
/** Stands where the true figure is in a directory for large archives; a reader would follow that one instead. */
const elsewhere = 0xffffffff;
const hasDescriptor = 0x08;
/** What an empty part takes when it is packed all the same. */
const emptyPackedBytes = 2;

const oleStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipStart = [0x50, 0x4b];

/**
 * Looks at a file's outside before anything is unpacked: whether it is a workbook at all, without password and macros,
 * and not made to fill the memory.
 *
 * @throws {AppError} `import.notSpreadsheet`, `import.encrypted`, `import.macros`, `import.broken`, `import.tooLarge`.
 */
export function refuseUnlessWorkbook(bytes: Uint8Array): void {
  if (startsWith(bytes, oleStart)) {
    throw new AppError(hasEncryptedPackage(bytes) ? 'import.encrypted' : 'import.notSpreadsheet');
  }
  if (!startsWith(bytes, zipStart)) {
    throw new AppError('import.notSpreadsheet');
  }
  const entries = directoryOf(bytes);
  const names = entries.map(({ name }) => name.toLowerCase());
  if (names.some((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/'))) {
    throw new AppError('import.macros');
  }
  if (!names.some((name) => name.startsWith('xl/') && name.endsWith('.xml'))) {
    throw new AppError('import.notSpreadsheet');
  }
  if (entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > mostUnpackedBytes) {
    throw new AppError('import.tooLarge', { params: { limit: importMostMegabytes } });
  }
}

type ArchiveEntry = { readonly name: string; readonly unpackedBytes: number };

/**
 * The parts of an archive by its own directory (PKWARE APPNOTE 4.3.12, 4.3.16). Parts that do not say how large they are
 * count as damage: their unpacking would have no bound.
 */
function directoryOf(bytes: Uint8Array): readonly ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (view.getUint32(end + 12, true) === elsewhere) {
    throw broken('The archive keeps a second directory, for sizes that no workbook has.');
  }
  const entries: ArchiveEntry[] = [];
  let place = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (place + entryLength > bytes.length || view.getUint32(place, true) !== directoryEntry) {
      throw broken('The directory of the archive is damaged.');
    }
    const packedBytes = view.getUint32(place + 20, true);
    const unpackedBytes = view.getUint32(place + 24, true);
    const isUnbounded =
      (packedBytes === 0 && (view.getUint16(place + 8, true) & hasDescriptor) !== 0) ||
      (unpackedBytes === 0 && packedBytes > emptyPackedBytes);
    if (isUnbounded) {
      throw broken('A part of the archive does not say how large it is.');
    }
    const nameLength = view.getUint16(place + 28, true);
    const nameStart = place + entryLength;
    entries.push({ name: utf8.decode(bytes.subarray(nameStart, nameStart + nameLength)), unpackedBytes });
    place = nameStart + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return entries;
}

/** The last end mark, as every reader looks for it. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let place = view.byteLength - endLength; place >= first; place -= 1) {
    if (view.getUint32(place, true) === endOfDirectory) {
      return place;
    }
  }
  throw broken('The archive has no directory.');
}

function broken(detail: string): AppError {
  return new AppError('import.broken', { detail });
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A workbook with a password lies in a stream of this name, written in UTF-16 ([MS-OFFCRYPTO] 2.3.4.4). */
function hasEncryptedPackage(bytes: Uint8Array): boolean {
  return latin1.decode(bytes).includes(Array.from('EncryptedPackage').join('\0'));
}

const utf8 = new TextDecoder();
const latin1 = new TextDecoder('latin1');
