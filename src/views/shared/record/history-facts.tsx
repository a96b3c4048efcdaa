import type { Audited } from '@/domain/abp/paging';
import { commonTexts } from '@/domain/localization/common-texts';
import { formatDateTime } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';

import { Facts } from './facts';
import { RecordLogLink } from './record-log-link';
import { recordTexts } from './record-texts';

type HistoryFactsProps = { readonly record: Pick<Audited, 'id' | 'creationTime' | 'lastModificationTime'> };

/** When a record was made and last changed, with the way to all that was done to it. */
export function HistoryFacts({ record }: HistoryFactsProps) {
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
      footer={<RecordLogLink recordId={record.id} />}
    />
  );
}
