import { magicBytes, startsWith } from '../files/magic-bytes';
import { BrokenArchive, hasMacros, zipDirectory } from '../files/zip-directory';

/** What may be attached to a record (domain dictionary §4.4). */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'docx' | 'xlsx';

type KindEntry = {
  readonly extensions: readonly string[];
  readonly mimeType: string;
  /** How it is shown without leaving the page; `undefined` for what is only downloaded. */
  readonly preview: 'pdf' | 'picture' | undefined;
};

export const fileKinds: Readonly<Record<FileKind, KindEntry>> = {
  pdf: { extensions: ['pdf'], mimeType: 'application/pdf', preview: 'pdf' },
  jpeg: { extensions: ['jpg', 'jpeg'], mimeType: 'image/jpeg', preview: 'picture' },
  png: { extensions: ['png'], mimeType: 'image/png', preview: 'picture' },
  docx: {
    extensions: ['docx'],
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    preview: undefined,
  },
  xlsx: {
    extensions: ['xlsx'],
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    preview: undefined,
  },
};

const allKinds = Object.keys(fileKinds) as readonly FileKind[];

/** Extensions in the order in which staff are told them, without a dot. */
export const fileExtensions: readonly string[] = allKinds.flatMap((kind) => fileKinds[kind].extensions);

/** The kind that a name promises; `undefined` for one that may not be attached, or that is an extension alone. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = /.\.([^.]+)$/u.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return allKinds.find((kind) => fileKinds[kind].extensions.includes(extension));
}

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
