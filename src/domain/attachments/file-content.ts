import { magicBytes, startsWith } from '../files/magic-bytes';
import { BrokenArchive, hasMacros, zipDirectory } from '../files/zip-directory';
import type { FileKind } from './file-kind';

/**
 * The kind that the content is. Office files are told apart by the part that only they have; one with macros, a password
 * or a damaged directory is no kind at all.
 *
 * @param bytes The whole file: an archive's directory stands at its end.
 */
export function kindOfContent(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, magicBytes.pdf)) {
    return 'pdf';
  }
  if (startsWith(bytes, magicBytes.png)) {
    return 'png';
  }
  if (startsWith(bytes, magicBytes.jpeg)) {
    return 'jpeg';
  }
  return startsWith(bytes, magicBytes.zip) ? officeKind(partNames(bytes)) : undefined;
}

function officeKind(names: readonly string[]): FileKind | undefined {
  if (hasMacros(names) || !names.includes('[content_types].xml')) {
    return undefined;
  }
  return names.includes('word/document.xml') ? 'docx' : names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

/** Lower-cased; none of an archive that cannot be trusted. */
function partNames(bytes: Uint8Array): readonly string[] {
  try {
    return zipDirectory(bytes).map(({ name }) => name.toLowerCase());
  } catch (thrown) {
    if (thrown instanceof BrokenArchive) {
      return [];
    }
    throw thrown;
  }
}
