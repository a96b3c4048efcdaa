import type { Schemas } from '@/domain/contract/schemas';
import type { QuarterReportsApi } from '@/services/api/quarter-reports-api';

/** What the reports by revenue and by document usage have in common. */
export type QuarterReport = Schemas['BaoCaoDoanhThu'] | Schemas['BaoCaoTaiLieu'];

export type QuarterPreparation = Schemas['ChuanBiBaoCaoDoanhThu'] | Schemas['ChuanBiBaoCaoTaiLieu'];

/** The calls that a report's screens make, whatever kind it is. */
export type ReportCalls<Report extends { readonly id: string }> = Pick<
  QuarterReportsApi<Report, { readonly id: string }, never, never>,
  'get' | 'remove' | 'open' | 'history' | 'take'
>;
