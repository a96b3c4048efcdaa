import type { WorkflowContext } from './workflow';

/** What the rule of two people depends on. */
export type FourEyesFacts = {
  readonly nguoiThamDinhId: string | null;
  /** The setting `Quy.BatBuocHaiNguoi`: who appraised may not approve (DS6). */
  readonly batBuocHaiNguoi: boolean;
};

/** DS6: nobody both appraises and approves one record, be it a report or a support request. */
export function otherThanAppraiser({ facts, person }: WorkflowContext<FourEyesFacts>): boolean {
  return isOtherThanAppraiser(facts, person.userId);
}

/** The same rule for a row of a list. */
export function isOtherThanAppraiser(facts: FourEyesFacts, userId: string): boolean {
  return !facts.batBuocHaiNguoi || facts.nguoiThamDinhId !== userId;
}
