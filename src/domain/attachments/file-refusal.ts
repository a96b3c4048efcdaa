import {
  attachmentLongestName,
  attachmentMostFiles,
  attachmentMostMegabytes,
  attachmentMostTotalMegabytes,
  bytesPerMegabyte,
} from '../constants';
import { kindOfContent } from './file-content';
import { fileExtensions, kindOfName, storedName } from './file-kind';

/** Why a file is not attached. */
export type FileRefusalReason =
  'fileType' | 'fileSize' | 'fileCount' | 'totalSize' | 'emptyFile' | 'nameLength' | 'contentMismatch';

export type FileRefusal = {
  readonly reason: FileRefusalReason;
  /** Values of the text's placeholders. */
  readonly params: Readonly<Record<string, string | number>>;
};

/** What is known of a file without reading it. Bytes. */
export type FileFacts = { readonly name: string; readonly size: number };

/** What a record holds already. Bytes. */
export type HeldFiles = { readonly count: number; readonly bytes: number };

/**
 * Judges files that are to be added together, in their order: what is refused takes no room from those after it.
 *
 * @returns for each file why it is refused, `undefined` for one that may be sent as far as can be said unread.
 */
export function refusalsOf(held: HeldFiles, files: readonly FileFacts[]): readonly (FileRefusal | undefined)[] {
  let { count, bytes } = held;
  return files.map((file) => {
    const refused = refusalOfFacts(file) ?? refusalOfRoom({ count, bytes }, file);
    if (refused === undefined) {
      count += 1;
      bytes += file.size;
    }
    return refused;
  });
}

/** Judges a file's content: it must be what the name promises. @param bytes The whole file. */
export function refusalOfContent(name: string, bytes: Uint8Array): FileRefusal | undefined {
  return kindOfContent(bytes) === kindOfName(storedName(name)) ? undefined : refusal('contentMismatch');
}

function refusalOfFacts({ name, size }: FileFacts): FileRefusal | undefined {
  const stored = storedName(name);
  if (kindOfName(stored) === undefined) {
    return refusal('fileType', { list: fileExtensions.join(', ') });
  }
  if (size === 0) {
    return refusal('emptyFile');
  }
  if (size > attachmentMostMegabytes * bytesPerMegabyte) {
    return refusal('fileSize', { n: attachmentMostMegabytes });
  }
  // Counted in letters, as a person counts.
  return Array.from(stored).length > attachmentLongestName
    ? refusal('nameLength', { n: attachmentLongestName })
    : undefined;
}

function refusalOfRoom({ count, bytes }: HeldFiles, { size }: FileFacts): FileRefusal | undefined {
  if (count >= attachmentMostFiles) {
    return refusal('fileCount', { n: attachmentMostFiles });
  }
  return bytes + size > attachmentMostTotalMegabytes * bytesPerMegabyte
    ? refusal('totalSize', { n: attachmentMostTotalMegabytes })
    : undefined;
}

function refusal(reason: FileRefusalReason, params: FileRefusal['params'] = {}): FileRefusal {
  return { reason, params };
}
