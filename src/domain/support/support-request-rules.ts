import type { SupportType } from '../support-types/support-type';

/** What the rules of a request depend on. */
export type SupportRequestRules = {
  /** The kind of support; absent while none is chosen. */
  readonly type: SupportType | undefined;
  /** ISO date; "not in the future" is measured by it. */
  readonly today: string;
  /** True where masked numbers may come back unchanged from a user who may not see them whole. */
  readonly acceptsMasked?: boolean;
};
