import type { Contract } from './worker';

/** A worker's contracts, the newest departure first; one without a departure yet comes before all others. */
export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  return [...contracts].sort((left, right) =>
    (right.ngayXuatCanh ?? '9999').localeCompare(left.ngayXuatCanh ?? '9999'),
  );
}
