import type { RouteName } from '@/domain/navigation/routes';
import type { ReportCode } from '@/domain/reports/report';

import { loadedLater, type LoadedLater } from '../../shared/loading/loaded-later';
import type { ScreenProps } from './screens-context';

const reportScreen = (code: ReportCode) =>
  loadedLater<ScreenProps>(() =>
    import('../../reports/report-screen').then(({ screenOfReport }) => screenOfReport(code)),
  );

/** The screens of the seven reports. */
export const reportScreens = {
  reportDepartures: reportScreen('lao-dong-xuat-canh'),
  reportContributions: reportScreen('dong-gop-quy'),
  reportWorkerCounts: reportScreen('tong-hop-so-lao-dong'),
  reportNotContributed: reportScreen('chua-dong-quy'),
  reportRevenue: reportScreen('theo-doanh-thu'),
  reportSelfPaying: reportScreen('lao-dong-tu-dong'),
  reportDocuments: reportScreen('su-dung-tai-lieu'),
} satisfies Partial<Record<RouteName, LoadedLater<ScreenProps>>>;
