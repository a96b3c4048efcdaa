import { policies } from '../policies/policy-names';

const { contributingWorkers, contributionsReissue, fundReportsApprove, workersViewSensitive } = policies;

/**
 * Which readers of the ledger may have a certificate with whole identity numbers: those who issue it anew, the director
 * whose approval of a report issues it (domain dictionary §5.1, transition e), and those who may see sensitive data.
 */
export const certificatePolicy = `${contributingWorkers} && (${contributionsReissue} || ${fundReportsApprove} || ${workersViewSensitive})`;
