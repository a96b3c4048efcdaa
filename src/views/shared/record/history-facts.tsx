import type { Audited } from '@/domain/abp/paging';
import { commonTexts } from '@/domain/localization/common-texts';
import { formatDateTime } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';

import { Facts } from './facts';
import { recordTexts } from './record-texts';

/** When a record was made and last changed. */
export function HistoryFacts({ record }: { readonly record: Pick<Audited, 'creationTime' | 'lastModificationTime'> }) {
  const texts = useTexts(recordTexts);
  const common = useTexts(commonTexts);
  const changedAt = record.lastModificationTime;
  return (
    <Facts
      title={texts('record.history')}
      facts={[
        { label: common('word.createdAt'), value: formatDateTime(record.creationTime) },
        {
          label: common('word.updatedAt'),
          value: changedAt === null ? texts('record.neverChanged') : formatDateTime(changedAt),
        },
      ]}
    />
  );
}
