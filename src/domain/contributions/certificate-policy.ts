import { policies } from '../policies/policy-names';

/** Who may have a certificate with whole identity numbers: those who issue it, and those who may see sensitive data. */
export const certificatePolicy = `${policies.contributionsReissue} || ${policies.workersViewSensitive}`;
