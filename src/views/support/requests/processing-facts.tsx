import { Box } from '@mui/material';

import { formatDate, formatDateTime } from '@/domain/format/dates';
import { supportStatuses } from '@/domain/support/support-lists';
import { isExamined, supportStatus, type SupportRequest } from '@/domain/support/support-request';
import { useTexts } from '@/views/app/localization-context';
import { DueTag } from '@/views/shared/days/due-tag';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts } from '@/views/shared/record/facts';

import { requestTones } from '../support-tones';
import { requestTexts } from './request-texts';

/** Where the request stands, who decided what, and when. */
export function ProcessingFacts({ request }: { readonly request: SupportRequest }) {
  const texts = useTexts(requestTexts);
  const names = useNames(noLookups);
  const { trangThai, coKhoanChi, ngayGui, ngayNhanDu, hanXuLy, soQd, ngayQd } = request;
  const when = (moment: string | null) => (moment === null ? '' : formatDateTime(moment));
  const day = (date: string | null) => (date === null ? '' : formatDate(date));
  const who = (moment: string | null, name: string | null) =>
    moment === null ? '' : [formatDateTime(moment), name].filter(Boolean).join('\n');
  const isAwaited = isExamined(request);
  const facts = [
    {
      label: texts('processing.trangThai'),
      value: (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
          <Tag text={names.in(supportStatuses, trangThai)} tone={requestTones[trangThai]} />
          {trangThai === supportStatus.approved && coKhoanChi ? (
            <Tag text={texts('processing.paidInPart')} tone="warning" />
          ) : null}
        </Box>
      ),
    },
    { label: texts('processing.ngayGui'), value: when(ngayGui) },
    { label: texts('processing.ngayNhanDu'), value: day(ngayNhanDu) },
    {
      label: texts('processing.hanXuLy'),
      value:
        hanXuLy === null ? (
          ''
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {formatDate(hanXuLy)}
            {isAwaited ? <DueTag day={hanXuLy} /> : null}
          </Box>
        ),
    },
    { label: texts('processing.appraised'), value: who(request.ngayThamDinh, request.nguoiThamDinhTen) },
    { label: texts('processing.opinion'), value: request.yKienThamDinh },
    { label: texts('processing.mienDieuKien'), value: request.mienDieuKien },
    { label: texts('processing.approved'), value: who(request.ngayPheDuyet, request.nguoiPheDuyetTen) },
    { label: texts('processing.approval'), value: request.yKienPheDuyet },
    { label: texts('processing.soQd'), value: soQd },
    { label: texts('processing.ngayQd'), value: day(ngayQd) },
    { label: texts('processing.lyDoTuChoi'), value: request.lyDoTuChoi },
  ];
  return (
    <Facts title={texts('processing.title')} facts={facts.filter(({ value }) => value !== '' && value !== null)} />
  );
}

const noLookups = [] as const;
