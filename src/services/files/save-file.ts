import { safeFileName } from '@/domain/files/safe-file-name';

/** Long enough for every browser to have begun the download. Milliseconds. */
const downloadStartMs = 60_000;

/** Hands a file to the browser's own downloads, under a name that every file system takes. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(fileName);
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), downloadStartMs);
}
