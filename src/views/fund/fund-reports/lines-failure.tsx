import { useSelector } from '@xstate/react';

import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { ErrorAlert } from '@/views/shared/errors/error-alert';

/** In place of what cannot be shown or saved because the lines of the report could not be loaded; nothing otherwise. */
export function LinesFailure({ editRef }: { readonly editRef: FundReportEditRef }) {
  const error = useSelector(editRef, (snapshot) =>
    snapshot.matches('unavailable') ? snapshot.context.error : undefined,
  );
  return error === undefined ? null : (
    <ErrorAlert
      error={error}
      onRetry={() => {
        editRef.send({ type: 'edit.retry' });
      }}
    />
  );
}
