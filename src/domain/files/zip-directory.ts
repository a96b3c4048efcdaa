/** One part of an archive as its directory has it. */
export type ZipEntry = { readonly name: string; readonly unpackedBytes: number };

/** An archive whose directory is missing, damaged or not to be trusted; the message says which. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
}

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

/**
 * The parts of an archive by its own directory (PKWARE APPNOTE 4.3.12, 4.3.16). Parts that do not say how large they are
 * count as damage: their unpacking would have no bound.
 *
 * @throws {BrokenArchive}
 */
export function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (view.getUint32(end + 12, true) === elsewhere) {
    throw new BrokenArchive('The archive keeps a second directory, for sizes that no workbook has.');
  }
  const entries: ZipEntry[] = [];
  let place = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (place + entryLength > bytes.length || view.getUint32(place, true) !== directoryEntry) {
      throw new BrokenArchive('The directory of the archive is damaged.');
    }
    const packedBytes = view.getUint32(place + 20, true);
    const unpackedBytes = view.getUint32(place + 24, true);
    const isUnbounded =
      (packedBytes === 0 && (view.getUint16(place + 8, true) & hasDescriptor) !== 0) ||
      (unpackedBytes === 0 && packedBytes > emptyPackedBytes);
    if (isUnbounded) {
      throw new BrokenArchive('A part of the archive does not say how large it is.');
    }
    const nameLength = view.getUint16(place + 28, true);
    const nameStart = place + entryLength;
    entries.push({ name: utf8.decode(bytes.subarray(nameStart, nameStart + nameLength)), unpackedBytes });
    place = nameStart + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return entries;
}

/** True for an Office file that carries code, whatever its own name says. @param names Lower-cased names of its parts. */
export function hasMacros(names: readonly string[]): boolean {
  return names.some((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/'));
}

/** The last end mark, as every reader looks for it. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let place = view.byteLength - endLength; place >= first; place -= 1) {
    if (view.getUint32(place, true) === endOfDirectory) {
      return place;
    }
  }
  throw new BrokenArchive('The archive has no directory.');
}

const utf8 = new TextDecoder();
