import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import type { DayOff } from '@/domain/days-off/day-off';
import { formatDate } from '@/domain/format/dates';
import { policies } from '@/domain/policies/policy-names';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices, type Services } from '@/views/app/services-context';
import { useRowRemoval } from '@/views/shared/list/use-row-removal';
import { useModal } from '@/views/shared/modal/use-modal';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

import { DayOffDialog } from './day-off-dialog';
import { DaysTable } from './days-table';
import { daysOffTexts } from './days-off-texts';

type YearOfDaysProps = {
  readonly year: number;
  /** A day of another year was saved: that year is to be seen. */
  readonly onYear: (year: number) => void;
};

/** One year's table with what may be done to it. */
export function YearOfDays({ year, onYear }: YearOfDaysProps) {
  const texts = useTexts(daysOffTexts);
  const notices = useNotices();
  const { daysOff } = useServices();
  const canEdit = useGranted(policies.daysOffEdit);
  const part = usePart<readonly DayOff[]>((signal) => daysOff.list(year, signal));
  const modalRef = useModal();
  const [edited, setEdited] = useState<{ readonly row: DayOff | undefined }>();
  const [removable] = useState(() => ({
    nameOf: ({ ngay }: DayOff) => texts('day.named', { day: formatDate(ngay) }),
    remove: (services: Services, id: string, signal: AbortSignal) => services.daysOff.remove(id, signal),
  }));
  const { isRemoving, remove } = useRowRemoval<DayOff>(removable, { onEnd: part.reload });

  const open = (row: DayOff | undefined) => {
    setEdited({ row });
    modalRef.send({ type: 'modal.open' });
  };

  return (
    <>
      {canEdit ? (
        <Box>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(undefined)}>
            {texts('days.add')}
          </Button>
        </Box>
      ) : null}
      <PartView part={part}>
        {(rows) => (
          <>
            {rows.length === 0 ? (
              <Typography role="status" color="textSecondary">
                {texts('days.noneOwn', { year })}
              </Typography>
            ) : null}
            <DaysTable year={year} rows={rows} canEdit={canEdit} isBusy={isRemoving} onEdit={open} onRemove={remove} />
          </>
        )}
      </PartView>
      {edited === undefined ? null : (
        <DayOffDialog
          modalRef={modalRef}
          row={edited.row}
          onReload={part.reload}
          onDone={({ ngay }) => {
            notices.success(texts('form.saved', { day: formatDate(ngay) }));
            const savedYear = Number(ngay.slice(0, 4));
            if (savedYear === year) {
              part.reload();
            } else {
              onYear(savedYear);
            }
          }}
        />
      )}
    </>
  );
}
