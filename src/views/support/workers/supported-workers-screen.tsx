import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { href } from '@/domain/navigation/routes';
import type { SupportedWorker } from '@/domain/support/support-request';
import { ListScreen } from '@/views/shared/list/list-screen';

import { printDecision, supportedWorkersList } from './supported-workers-list';

/** Lao động được hỗ trợ (register B-09). */
export function SupportedWorkersScreen() {
  const [, navigate] = useLocation();
  const onRowAction = useCallback(
    (action: string, { yeuCauId }: SupportedWorker) => {
      if (action === printDecision && yeuCauId !== null) {
        navigate(`${href('supportRequest', { requestId: yeuCauId })}?in=quyet-dinh`);
      }
    },
    [navigate],
  );
  return <ListScreen description={supportedWorkersList} onRowAction={onRowAction} />;
}
