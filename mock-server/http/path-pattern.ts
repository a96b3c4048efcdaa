import { decodedSegment } from '@/domain/navigation/decoded-segment';

/** A route's path, compiled: `/api/app/don-vi/:id`. */
export type PathPattern = {
  /** Values of the `:name` segments, decoded; `undefined` when the path is another one. @param path Parted at its slashes. */
  readonly match: (path: readonly string[]) => Readonly<Record<string, string>> | undefined;
  /** Sorts before another pattern that could match the same path, because fixed segments win. */
  readonly rank: string;
};

export function compilePath(pattern: string): PathPattern {
  const segments = pattern.split('/').map((segment) => (segment.startsWith(':') ? segment : segment.toLowerCase()));
  return {
    match: (path) => matchSegments(segments, path),
    rank: segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join(''),
  };
}

function matchSegments(
  pattern: readonly string[],
  path: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== path.length) {
    return undefined;
  }
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] ?? '';
    if (segment.startsWith(':')) {
      const decoded = decodedSegment(value);
      if (decoded === undefined || decoded === '') {
        return undefined;
      }
      params[segment.slice(1)] = decoded;
    } else if (segment !== value.toLowerCase()) {
      return undefined;
    }
  }
  return params;
}
