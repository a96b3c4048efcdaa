/**
 * Where a tab notes when the issuer last sent it back in vain; a second time soon after is a loop (promise-10).
 * The demo forgets it when a trainer begins another lesson.
 */
export const failedReturnKey = 'fund-office.failed-return';
