import type { Pause } from '@/domain/support/support-processing-time';

/** What of a step of the history pauses are told by. */
type ClockStep = {
  /** Moment. */
  readonly thoiGian: string;
  readonly tuTrangThai: number | null;
  readonly denTrangThai: number;
};

/** Yêu cầu bổ sung. */
const returned = 6;

/** The times in which a request lay with whoever has to bring papers, by its history. @param steps In any order. */
export function pausesOf(steps: readonly ClockStep[]): readonly Pause[] {
  const inOrder = [...steps].sort((one, other) =>
    one.thoiGian < other.thoiGian ? -1 : Number(one.thoiGian > other.thoiGian),
  );
  const pauses: Pause[] = [];
  let since: string | undefined;
  for (const { thoiGian, tuTrangThai, denTrangThai } of inOrder) {
    const day = thoiGian.slice(0, 10);
    if (since === undefined && denTrangThai === returned) {
      since = day;
    } else if (since !== undefined && tuTrangThai === returned && denTrangThai !== returned) {
      pauses.push({ from: since, to: day });
      since = undefined;
    }
  }
  return since === undefined ? pauses : [...pauses, { from: since, to: undefined }];
}
