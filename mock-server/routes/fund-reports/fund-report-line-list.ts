import { lineNumbersPolicy } from '@/domain/fund-reports/line-numbers-policy';
import type { FundReportLine } from '@/domain/fund-reports/fund-report';
import { maskIdentity } from '@/domain/format/identities';
import { isGranted } from '@/domain/policies/policy-expression';
import { searchText } from '@/domain/text/search-text';

import { figureSums } from '../../data/figures';
import type { FundReportLineRow } from '../../data/fund/rows';
import { ListIndex, readPaging, type ListColumns } from '../../data/query';
import type { MockUser } from '../../routing';
import { heldNumber, readText } from '../filters';
import { fundReportLine } from './fund-report-answer';

const columns: ListColumns<FundReportLine> = {
  stt: { kind: 'number', value: ({ stt }) => stt },
  hoTen: { kind: 'name', value: ({ hoTen }) => hoTen },
  soCccd: { kind: 'code', value: ({ soCccd }) => soCccd },
  soHopDong: { kind: 'code', value: ({ soHopDong }) => soHopDong },
  ngaySinh: { kind: 'code', value: ({ ngaySinh }) => ngaySinh },
  ngayXuatCanh: { kind: 'code', value: ({ ngayXuatCanh }) => ngayXuatCanh },
  thiTruongId: { kind: 'code', value: ({ thiTruongId }) => thiTruongId },
  tienNld: { kind: 'number', value: ({ tienNld }) => tienNld },
  tienDn: { kind: 'number', value: ({ tienDn }) => tienDn },
};

const sums = figureSums<FundReportLine>(['tienNld', 'tienDn']);

/**
 * A page of a report's lines for somebody who may see the report. Whoever may not see identity numbers neither reads nor
 * sorts by them, and finds one only by the whole of it.
 */
export function fundReportLinePage(
  rows: readonly FundReportLineRow[],
  query: ReadonlyMap<string, string>,
  user: MockUser,
) {
  const lines = rows.map(fundReportLine);
  const seesNumbers = isGranted(lineNumbersPolicy, user.grantedPolicies);
  const wanted = readText(query, 'filter') ?? '';
  const shown = seesNumbers ? lines : lines.map(masked);
  const words = searchText(wanted);
  const number = heldNumber(wanted);
  const isNamed = (line: FundReportLine, position: number) =>
    lineText(line, seesNumbers).includes(words) ||
    [lines[position]?.soCccd, lines[position]?.soHoChieu].includes(number);
  return new ListIndex(shown, columns).page(isNamed, readPaging(query, 'stt'), sums);
}

function masked(line: FundReportLine): FundReportLine {
  return { ...line, soCccd: maskIdentity(line.soCccd), soHoChieu: maskIdentity(line.soHoChieu) };
}

function lineText({ hoTen, soCccd, soHoChieu, soHopDong, soGcn }: FundReportLine, seesNumbers: boolean): string {
  return searchText([hoTen, ...(seesNumbers ? [soCccd, soHoChieu] : []), soHopDong ?? '', soGcn ?? ''].join('\n'));
}
