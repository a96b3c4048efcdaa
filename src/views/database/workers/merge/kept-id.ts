import type { AppError } from '@/domain/errors/app-error';

/** The record into which a missing one was merged, where the server says so (business code 07005). */
export function keptIdOf(error: AppError | undefined): string | undefined {
  const keptId = error?.server?.code === mergedCode ? error.server.data?.['giuLaiId'] : undefined;
  return typeof keptId === 'string' && keptId !== '' ? keptId : undefined;
}

const mergedCode = 'QuyHoTro:07005';
