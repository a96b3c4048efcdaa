import { isRefused, type Invariant } from '../outcome';

/** A refused call changes nothing but the log, which says that it failed and for whom (domain dictionary §4.3, §5.14). */
export const refusalChangesNothing: Invariant = (outcome) => {
  const { call, changes, user, reply } = outcome;
  if (!isRefused(outcome)) {
    return [];
  }
  const entries = changes.filter(({ table }) => table === 'logEntries');
  return [
    ...changes
      .filter(({ table }) => table !== 'logEntries')
      .map(({ table, id }) => `a refused call changed ${table} ${id}`),
    ...(entries.length === 0 && reply.status !== 401 && !isNoRecords(call.path) ? ['a refusal is not in the log'] : []),
    ...entries
      .filter(({ is }) => is?.['ketQua'] !== 2 || is['nguoiDungId'] !== user?.id)
      .map(({ is }) => `the log tells a refusal as ${JSON.stringify(is)}`),
  ];
};

/** Looking into a report, looking for vouchers and reading one's messages are no matter of the log. */
function isNoRecords(path: string): boolean {
  return /\/(?:mo|doi-chieu)$/u.test(path) || path.startsWith('/api/app/thong-bao');
}

/** What was changed by somebody else meanwhile is not overwritten (domain dictionary §4.3: concurrency stamp). */
export const staleCallIsRefused: Invariant = (outcome) =>
  outcome.isStale && !isRefused(outcome) ? ['a stale call was carried out'] : [];

/** The back end never fails. */
export const nothingFails: Invariant = ({ reply }) => (reply.status >= 500 ? [`answered ${String(reply.status)}`] : []);
