import OpenIcon from '@mui/icons-material/ArrowOutwardOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { Link, useParams } from 'wouter';

import type { LogEntry } from '@/domain/log/log-entry';
import { recordPageOf } from '@/domain/log/log-addresses';
import { canOpen } from '@/domain/navigation/menu';
import { href } from '@/domain/navigation/routes';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useAccess } from '@/views/app/use-access';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { Facts } from '@/views/shared/record/facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { recordLogHref } from '@/views/shared/record/record-log-link';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';

import { LogChangesTable } from './log-changes-table';
import { logList, logMoment } from './log-list';
import { logTexts } from './log-texts';
import { useLogWords } from './use-log-words';

const siblings = siblingsIn(logList);

/** One entry of the log (domain dictionary §5.14). */
export function LogEntryScreen() {
  const { entryId } = useParams<{ entryId: string }>();
  return <ShownEntry key={entryId} entryId={entryId} />;
}

function ShownEntry({ entryId }: { readonly entryId: string }) {
  const { log } = useServices();
  const words = useLogWords();
  const entryRef = useRecord<LogEntry>(entryId, log);
  const entry = useSelector(entryRef, (snapshot: RecordSnapshot<LogEntry>) => snapshot.context.record);
  return (
    <RecordView<LogEntry>
      recordRef={entryRef}
      backHref={href('log')}
      siblings={siblings}
      nameOf={words.titleOf}
      subtitleOf={({ thoiGian }) => logMoment(thoiGian)}
      editHref={undefined}
      canRemove={false}
      actions={entry === undefined ? null : <EntryLinks entry={entry} />}
    >
      {(shown) => (
        <RecordLayout
          main={
            <>
              <EntryFacts entry={shown} />
              <LogChangesTable entry={shown} />
            </>
          }
          side={<EntryOrigin entry={shown} />}
        />
      )}
    </RecordView>
  );
}

/** To the record that it was done to, and to all that was done to that. */
function EntryLinks({ entry }: { readonly entry: LogEntry }) {
  const texts = useTexts(logTexts);
  const access = useAccess();
  const record = recordPageOf(entry);
  return (
    <>
      {entry.banGhiId === null ? null : (
        <Button variant="outlined" component={Link} href={recordLogHref(entry.banGhiId)} startIcon={<HistoryIcon />}>
          {texts('entry.recordLog')}
        </Button>
      )}
      {record !== undefined && canOpen(record.page, access) ? (
        <Button variant="outlined" component={Link} href={record.address} startIcon={<OpenIcon />}>
          {texts('entry.openRecord')}
        </Button>
      ) : null}
    </>
  );
}

function EntryFacts({ entry }: { readonly entry: LogEntry }) {
  const texts = useTexts(logTexts);
  const words = useLogWords();
  const { hanhDong, doiTuong, maBanGhi, ketQua, maLoi, thoiGian } = entry;
  const meaning = maLoi === null ? undefined : words.code(maLoi);
  return (
    <Facts
      title={texts('entry.happened')}
      facts={[
        { label: texts('log.thoiGian'), value: logMoment(thoiGian) },
        { label: texts('log.hanhDong'), value: words.action(hanhDong) },
        { label: texts('log.doiTuong'), value: words.kind(doiTuong) },
        { label: texts('log.maBanGhi'), value: maBanGhi },
        {
          label: texts('log.ketQua'),
          value: <Tag text={words.result(entry)} tone={ketQua === 1 ? 'success' : 'error'} />,
        },
        ...(maLoi === null ? [] : [{ label: texts('log.maLoi'), value: maLoi, note: meaning }]),
      ]}
    />
  );
}

function EntryOrigin({ entry }: { readonly entry: LogEntry }) {
  const texts = useTexts(logTexts);
  const words = useLogWords();
  const { donViTen, diaChiIp, thietBi, thoiLuongMs } = entry;
  return (
    <Facts
      title={texts('entry.origin')}
      facts={[
        { label: texts('log.nguoiDung'), value: words.person(entry) },
        { label: texts('log.donVi'), value: donViTen },
        { label: texts('log.diaChiIp'), value: diaChiIp },
        { label: texts('log.thietBi'), value: thietBi },
        { label: texts('log.thoiLuong'), value: thoiLuongMs },
      ]}
    />
  );
}
