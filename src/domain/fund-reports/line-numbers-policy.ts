import { policies } from '../policies/policy-names';

const { fundReportsEdit, fundReportsAppraise, fundReportsApprove, workersViewSensitive } = policies;

/**
 * Which readers of a fund report see the identity numbers of its lines whole (domain dictionary §4.2): those who write,
 * examine or approve what stands in them, and those who may see sensitive data. Its money is read without them.
 */
export const lineNumbersPolicy = `${fundReportsEdit} || ${fundReportsAppraise} || ${fundReportsApprove} || ${workersViewSensitive}`;
