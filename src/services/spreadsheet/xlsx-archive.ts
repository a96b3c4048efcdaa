import { AppError } from '@/domain/errors/app-error';
import { importMostMegabytes } from '@/domain/constants';
import { magicBytes, startsWith } from '@/domain/files/magic-bytes';
import { BrokenArchive, hasMacros, zipDirectory, type ZipEntry } from '@/domain/files/zip-directory';

/** A file of this format is never larger when unpacked, so one that says so is a bomb. Bytes. */
const mostUnpackedBytes = 64 * 1024 * 1024;

/**
 * Looks at a file's outside before anything is unpacked: whether it is a workbook at all, without password and macros,
 * and not made to fill the memory.
 *
 * @throws {AppError} `import.notSpreadsheet`, `import.encrypted`, `import.macros`, `import.broken`, `import.tooLarge`.
 */
export function refuseUnlessWorkbook(bytes: Uint8Array): void {
  if (startsWith(bytes, magicBytes.ole)) {
    throw new AppError(hasEncryptedPackage(bytes) ? 'import.encrypted' : 'import.notSpreadsheet');
  }
  if (!startsWith(bytes, magicBytes.zip)) {
    throw new AppError('import.notSpreadsheet');
  }
  const entries = directoryOf(bytes);
  const names = entries.map(({ name }) => name.toLowerCase());
  if (hasMacros(names)) {
    throw new AppError('import.macros');
  }
  if (!names.some((name) => name.startsWith('xl/') && name.endsWith('.xml'))) {
    throw new AppError('import.notSpreadsheet');
  }
  if (entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > mostUnpackedBytes) {
    throw new AppError('import.tooLarge', { params: { limit: importMostMegabytes } });
  }
}

/** @throws {AppError} `import.broken` for an archive that cannot be trusted. */
function directoryOf(bytes: Uint8Array): readonly ZipEntry[] {
  try {
    return zipDirectory(bytes);
  } catch (thrown) {
    if (thrown instanceof BrokenArchive) {
      throw new AppError('import.broken', { detail: thrown.message });
    }
    throw thrown;
  }
}

/** A workbook with a password lies in a stream of this name, written in UTF-16 ([MS-OFFCRYPTO] 2.3.4.4). */
function hasEncryptedPackage(bytes: Uint8Array): boolean {
  return latin1.decode(bytes).includes(Array.from('EncryptedPackage').join('\0'));
}

const latin1 = new TextDecoder('latin1');
