import type { SupportType } from '../support-types/support-type';
import { totalCeiling, type AmountFrame } from './support-amounts';
import { advanceOf, frameOfCase, type CaseFacts } from './support-facts';
import type { SupportCaseInput } from './support-request';

/** A case with what is given to it. Integer đồng. */
type GivenCase = { readonly truongHop: SupportCaseInput; readonly facts: CaseFacts; readonly amount: number };

/**
 * The cases of a request with their frames, each with what the cases before it are given. A ceiling of lawyer's costs is
 * that of the matter ("/vụ", domain dictionary §1.5 HT04, HT05; Decision 40/2021 Art.13): workers whose cases tell of one
 * lawyer's contract share the one of several workers, less the advances of them all. Two contracts of one price are two
 * requests.
 */
export function withFrames<Case extends GivenCase>(
  type: SupportType,
  cases: readonly Case[],
): readonly (Case & { readonly frame: AmountFrame })[] {
  return cases.map((own, index) => ({ ...own, frame: frameBeside(type, cases, own, index) }));
}

function frameBeside(
  type: SupportType,
  cases: readonly GivenCase[],
  { truongHop, facts }: GivenCase,
  index: number,
): AmountFrame {
  const frame = frameOfCase(type, truongHop, facts);
  const matter = cases.flatMap((each, place) =>
    isOneMatter(type, truongHop, each.truongHop) ? [{ ...each, place }] : [],
  );
  if (matter.length < 2) {
    return frame;
  }
  const { rieng } = truongHop;
  const soNguoi = Math.max(rieng.soNguoi ?? 1, matter.length);
  const total = totalCeiling(type, { ...truongHop, rieng: { ...rieng, soNguoi } }) ?? 0;
  const gone = matter.reduce(
    (sum, { facts: known, amount, place }) => sum + advanceOf(type, known) + (place < index ? amount : 0),
    0,
  );
  return { ...frame, max: Math.max(0, Math.min(frame.max ?? total, total - gone)) };
}

function isOneMatter(
  { mucToiDaNhom }: SupportType,
  { rieng: one }: SupportCaseInput,
  { rieng: other }: SupportCaseInput,
) {
  return (
    mucToiDaNhom !== null &&
    one.giaTriHopDong !== null &&
    one.giaTriHopDong === other.giaTriHopDong &&
    (one.anPhi ?? 0) === (other.anPhi ?? 0)
  );
}
