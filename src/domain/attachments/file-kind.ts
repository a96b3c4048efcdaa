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

/**
 * A file's name as it is stored: without the folders that some senders name too, in composed letters (macOS sends them
 * apart), none that turn the reading direction.
 */
export function storedName(name: string): string {
  return name
    .replace(/^.*[/\\]/su, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

/** The kind that a name promises; `undefined` for one that may not be attached, or that is an extension alone. */
export function kindOfName(name: string): FileKind | undefined {
  const extension = /.\.([^.]+)$/u.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return allKinds.find((kind) => fileKinds[kind].extensions.includes(extension));
}
