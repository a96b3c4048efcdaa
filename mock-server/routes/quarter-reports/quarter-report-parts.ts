import type { Quarter } from '@/domain/quarter-reports/quarter';
import { policies } from '@/domain/policies/policy-names';
import { isJsonObject } from '@/domain/validation/json-object';

import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import { reportOf } from '../../data/fund/quarter-reports';
import type { ListColumns } from '../../data/query';
import type { Table } from '../../data/table';
import { businessFailure } from '../../failures';
import type { LocalText } from '../../local-text';
import { readText, when, type Condition } from '../filters';
import { knownFields } from '../request-input';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';

/** The fields of the list that every report of a quarter has. */
export const headListFields = [
  'id',
  'concurrencyStamp',
  'ma',
  'donViId',
  'donViMa',
  'donViTen',
  'canBoPhuTrachTen',
  'nam',
  'quy',
  'hanNop',
  'ngayQt',
  'ngayGui',
  'trangThai',
  'nguoiThamDinhId',
  'batBuocHaiNguoi',
] as const;

type Head = WholeReport & {
  readonly creationTime: string;
  readonly canBoPhuTrachTen: string | null;
  readonly hanNop: string;
  readonly ngayQt: string | null;
  readonly ngayGui: string | null;
};

/** How a list is sorted by those fields. */
export const headColumns: ListColumns<Head> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
  canBoPhuTrachTen: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
  nam: { kind: 'number', value: ({ nam }) => nam },
  quy: { kind: 'number', value: ({ quy }) => quy },
  ky: { kind: 'number', value: ({ nam, quy }) => nam * 4 + quy },
  hanNop: { kind: 'code', value: ({ hanNop }) => hanNop },
  ngayQt: { kind: 'code', value: ({ ngayQt }) => ngayQt },
  ngayGui: { kind: 'code', value: ({ ngayGui }) => ngayGui },
  trangThai: { kind: 'number', value: ({ trangThai }) => trangThai },
};

/** The filter of an officer's reports. */
export function officerCondition<Whole extends { readonly canBoPhuTrachId: string | null }>(
  query: ReadonlyMap<string, string>,
): Condition<Whole> | undefined {
  return when(readText(query, 'canBoPhuTrachId'), ({ canBoPhuTrachId }, id) => canBoPhuTrachId === id);
}

/** Policies of a kind's endpoints (domain dictionary §3.3). */
export function reportPolicies(
  area: 'revenueReports' | 'documentReports',
): QuarterReportKind<never, never>['policies'] {
  return {
    read: policies[area],
    create: policies[`${area}Create`],
    sua: policies[`${area}Edit`],
    xoa: policies[`${area}Delete`],
    gui: policies[`${area}Submit`],
    'thu-hoi': policies[`${area}Submit`],
    'tham-dinh': policies[`${area}Appraise`],
    'tra-lai': policies[`${area}Return`],
    'phe-duyet': policies[`${area}Approve`],
    'tu-choi': policies[`${area}Reject`],
    'thu-hoi-phe-duyet': policies[`${area}Approve`],
  };
}

/** The known fields of a body, those of its lines too. */
export function readReportFields(body: unknown, blank: { readonly report: object; readonly line: object }): unknown {
  const known = knownFields(body, { ...blank.report, nam: undefined, quy: undefined });
  const lines: unknown = isJsonObject(known) ? known['chiTiet'] : undefined;
  return isJsonObject(known) && Array.isArray(lines)
    ? { ...known, chiTiet: lines.map((line) => knownFields(line, { ...blank.line })) }
    : known;
}

/** @throws MockFailure 403 with `code` when the quarter has a report that stands for it. @param words What is reported. */
export function refuseSecondReport<Row extends QuarterReportRow>(
  table: Table<Row>,
  donViId: string,
  { nam, quy }: Quarter,
  { code, words }: { readonly code: `QuyHoTro:${string}`; readonly words: LocalText },
): void {
  const report = reportOf(table, donViId, { nam, quy });
  if (report !== undefined) {
    const message = {
      vi: `Đã có báo cáo ${words.vi} Quý ${quy}/${nam}.`,
      en: `There is a report on ${words.en} for quarter ${quy}/${nam} already.`,
    };
    throw businessFailure(code, message, { quy, nam, ma: report.ma });
  }
}
