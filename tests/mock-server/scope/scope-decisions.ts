import type { RouteName } from '@/domain/navigation/routes';
import type { Database } from '@mock-server/data/database';

/**
 * Whose rows an operation is about (domain dictionary §3.2): `unit` those of a unit, hidden from other units (DS3, DS4);
 * `fund` what the Fund keeps for itself (DS5); `person` the caller's own; `everybody` what all may read; `policy` what its
 * policy alone guards: a tenant's administrator has no unit.
 */
type Sight = 'unit' | 'fund' | 'person' | 'everybody' | 'policy';

export type Decision = {
  readonly sight: Sight;
  /** The page without whose policy nobody gets an answer; absent for what every signed-in person may ask. */
  readonly page?: RouteName;
};

type Row = { readonly id: string };

export type RecordDecision = Decision & {
  /** The records that there are. */
  readonly rows: (database: Database) => Iterable<Row>;
};

/** The records that an address can name by `{id}`, by their resource. A new resource needs a decision here. */
export const recordDecisions: Readonly<Record<string, RecordDecision>> = {
  'bao-cao-quy': { sight: 'unit', page: 'fundReports', rows: ({ fundReports }) => fundReports.rows() },
  'bao-cao-doanh-thu': { sight: 'unit', page: 'revenueReports', rows: ({ revenueReports }) => revenueReports.rows() },
  'bao-cao-tai-lieu': { sight: 'unit', page: 'documentReports', rows: ({ documentReports }) => documentReports.rows() },
  'phieu-nop-quy': { sight: 'unit', page: 'payIns', rows: ({ payIns }) => payIns.rows() },
  'dong-gop-quy': { sight: 'unit', page: 'contributingWorkers', rows: ({ contributions }) => contributions.rows() },
  'yeu-cau-ho-tro': { sight: 'unit', page: 'supportRequests', rows: ({ supportRequests }) => supportRequests.rows() },
  'nguoi-lao-dong': { sight: 'unit', page: 'workers', rows: ({ workers }) => workers.rows() },
  'nguoi-lao-dong-tu-dong': { sight: 'unit', page: 'selfPaying', rows: ({ selfPaying }) => selfPaying.rows() },
  'don-vi': { sight: 'unit', page: 'units', rows: ({ units }) => units.rows() },
  'thong-bao': { sight: 'person', rows: ({ notifications }) => notifications.rows() },
  'phien-dang-nhap': { sight: 'person', rows: () => [] },
  'dm-loai-ho-tro': { sight: 'fund', page: 'supportTypes', rows: ({ supportTypes }) => supportTypes.rows() },
  'dm-so-tien-dong-quy': {
    sight: 'fund',
    page: 'contributionAmounts',
    rows: ({ contributionAmounts }) => contributionAmounts.rows(),
  },
  'ngay-nghi': { sight: 'fund', page: 'settings', rows: ({ daysOff }) => daysOff.rows() },
  'nhat-ky': { sight: 'fund', page: 'log', rows: ({ earlierLogEntries }) => earlierLogEntries.rows() },
  'nguoi-dung': { sight: 'policy', page: 'users', rows: ({ users }) => users.rows() },
};

const everybody = { sight: 'everybody' } as const;
const unit = (page?: RouteName): Decision => ({ sight: 'unit', ...(page && { page }) });
const fund = (page: RouteName): Decision => ({ sight: 'fund', page });

/** Every operation whose address names no record by `{id}`; below `/api/app/`. A new one needs a decision here. */
export const wholeDecisions: Readonly<Record<string, Decision>> = {
  'GET bao-cao-quy': unit('fundReports'),
  'POST bao-cao-quy': unit('fundReports'),
  'GET bao-cao-quy/chuan-bi': unit('fundReports'),
  'POST bao-cao-quy/nhieu/tham-dinh': unit('fundReports'),
  'POST bao-cao-quy/nhieu/phe-duyet': unit('fundReports'),
  'GET bao-cao-doanh-thu': unit('revenueReports'),
  'POST bao-cao-doanh-thu': unit('revenueReports'),
  'GET bao-cao-doanh-thu/chuan-bi': unit('revenueReports'),
  'POST bao-cao-doanh-thu/nhieu/tham-dinh': unit('revenueReports'),
  'POST bao-cao-doanh-thu/nhieu/phe-duyet': unit('revenueReports'),
  'GET bao-cao-tai-lieu': unit('documentReports'),
  'POST bao-cao-tai-lieu': unit('documentReports'),
  'GET bao-cao-tai-lieu/chuan-bi': unit('documentReports'),
  'POST bao-cao-tai-lieu/nhieu/tham-dinh': unit('documentReports'),
  'POST bao-cao-tai-lieu/nhieu/phe-duyet': unit('documentReports'),
  'GET phieu-nop-quy': unit('payIns'),
  'POST phieu-nop-quy': unit('payIns'),
  'GET phieu-nop-quy/cong-no': unit('payIns'),
  'GET phieu-nop-quy/tai-khoan-quy': { ...everybody, page: 'payIns' },
  'POST phieu-nop-quy/sao-ke/doi-chieu': unit('payIns'),
  'POST phieu-nop-quy/sao-ke/xac-nhan': unit('payIns'),
  'GET dong-gop-quy': unit('contributingWorkers'),
  'GET nguoi-lao-dong-tu-dong': unit('selfPaying'),
  'POST nguoi-lao-dong-tu-dong': fund('selfPaying'),
  'POST nguoi-lao-dong-tu-dong/nhieu/phe-duyet': fund('selfPaying'),
  'GET yeu-cau-ho-tro': unit('supportRequests'),
  'POST yeu-cau-ho-tro': unit('supportRequests'),
  'POST yeu-cau-ho-tro/dieu-kien': unit('supportRequests'),
  'GET yeu-cau-ho-tro/nguoi-lao-dong': unit('supportRequests'),
  'GET lao-dong-duoc-ho-tro': unit('supportedWorkers'),
  'GET nguoi-lao-dong': unit('workers'),
  'POST nguoi-lao-dong': unit('workers'),
  'GET nguoi-lao-dong/nghi-trung': unit('workers'),
  'POST nguoi-lao-dong/gop': unit('workers'),
  'POST nguoi-lao-dong/nhap-excel': unit('workers'),
  'GET don-vi': unit('units'),
  'POST don-vi': { sight: 'policy', page: 'units' },
  'GET don-vi/tra-cuu': unit(),
  'GET bao-cao/{ma}': unit('reportDepartures'),
  'POST bao-cao/{ma}/xuat': { ...everybody, page: 'reportDepartures' },
  'GET bao-cao/chua-dong-quy/chi-tiet': unit('reportNotContributed'),
  'GET tep-dinh-kem/{tepId}/noi-dung': unit(),
  'GET trang-chu': unit(),
  'GET trang-chu/bieu-do': unit(),
  'GET tim-kiem': unit(),
  'GET viec-can-lam': unit(),
  'GET thong-bao': { sight: 'person' },
  'POST thong-bao/da-doc-tat-ca': { sight: 'person' },
  'GET phien-dang-nhap': { sight: 'person' },
  'GET danh-muc/{ten}': everybody,
  'GET dm-so-tien-dong-quy/ap-dung': everybody,
  'GET dm-loai-ho-tro/ap-dung': everybody,
  'GET ngay-nghi': everybody,
  'GET dm-so-tien-dong-quy': fund('contributionAmounts'),
  'POST dm-so-tien-dong-quy': fund('contributionAmounts'),
  'GET dm-loai-ho-tro': fund('supportTypes'),
  'POST dm-loai-ho-tro': fund('supportTypes'),
  'POST ngay-nghi': fund('settings'),
  'GET nhat-ky': fund('log'),
  'GET nguoi-dung': { sight: 'policy', page: 'users' },
};
