/** A segment of an address as somebody wrote it; `undefined` for one that cannot be decoded. */
export function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
