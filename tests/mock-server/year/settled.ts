/** Statuses of §4.3 by their meaning. */
export const settledStatuses = { approved: 4, rejected: 5, paid: 7, cancelled: 9 } as const;
