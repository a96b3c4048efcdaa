import { Box, Skeleton } from '@mui/material';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { headerHeight, rowHeights } from './grid-style';

type ListSkeletonProps = {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Room is kept from the first moment, the rows' outlines come when the wait gets long. */
  readonly isVisible: boolean;
};

/** The shape of the rows that are on their way. */
export function ListSkeleton({ rowCount, columnCount, isVisible }: ListSkeletonProps) {
  const common = useTexts(commonTexts);
  const rowHeight = rowHeights.compact;
  return (
    <Box sx={{ height: headerHeight + rowCount * rowHeight, overflow: 'hidden' }}>
      {isVisible ? (
        <div role="status" aria-label={common('wait.loading')}>
          <Box sx={{ height: headerHeight, bgcolor: 'var(--surface-sunken)' }} />
          {Array.from({ length: rowCount }, (_, row) => (
            <Box
              key={row}
              sx={{
                display: 'grid',
                gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
                gap: 3,
                alignItems: 'center',
                px: 1.5,
                height: rowHeight,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {Array.from({ length: columnCount }, (_unused, column) => (
                <Skeleton key={column} variant="text" width={`${60 + ((row * 3 + column * 7) % 5) * 8}%`} />
              ))}
            </Box>
          ))}
        </div>
      ) : null}
    </Box>
  );
}
