import { backEndFindings, issuerFindings } from './called-findings';
import { headerFindings, siteFindings } from './site-findings';

/** Every finding there is: a report names each of them once. */
export const findingTable = { ...siteFindings, ...headerFindings, ...issuerFindings, ...backEndFindings };

export type FindingId = keyof typeof findingTable;

export const findingIds = Object.keys(findingTable) as readonly FindingId[];
