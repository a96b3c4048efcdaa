import { identityConflictCode } from '@/domain/account/identity-codes';
import { AppError } from '@/domain/errors/app-error';

/** ABP Identity answers a stale stamp with 403; to the product it is the same conflict as any other. */
export function asConflict(thrown: unknown): unknown {
  return thrown instanceof AppError && thrown.server?.code === identityConflictCode
    ? new AppError('http.conflict', {
        status: thrown.status,
        server: thrown.server,
        correlationId: thrown.correlationId,
      })
    : thrown;
}
