import { closingStock } from '@/domain/document-reports/stock-rules';
import type { DocumentLine } from '@/domain/document-reports/document-report';
import { documentReportCode } from '@/domain/fund/record-codes';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { DocumentReportRow } from '../../fund/quarter-report-row';
import type { UnitRow } from '../../rows';
import { seedId } from '../ids';
import { numberedEnterprises, seedHead, seedStatus, supervisedQuarters } from './quarter-report-seed';
import { createRandom, type Random } from '../random';

const subjects = [
  { taiLieuId: 'GDDH-JP', thiTruongId: 'JP' },
  { taiLieuId: 'GDDH-TW', thiTruongId: 'TW' },
  { taiLieuId: 'STNLD', thiTruongId: null },
  { taiLieuId: 'CNHT', thiTruongId: null },
] as const;

/** The demo unit closes the quarter before its draft with this many of the first document (domain dictionary §12.12). */
const demoUnitNumber = 7;
const demoClosing = 100;
const demoReceived = 50;

/** Each enterprise's stock from the first quarter of 2025 on: what one quarter leaves, the next begins with. */
export function seedDocumentReports(units: readonly UnitRow[]): readonly DocumentReportRow[] {
  const random = createRandom('documentReports');
  let number = 0;
  return numberedEnterprises(units).flatMap(({ unit, number: unitNumber }) => {
    let before: readonly DocumentLine[] = [];
    return supervisedQuarters.map((quarter, place) => {
      number += 1;
      const trangThai = seedStatus(quarter, unitNumber);
      const isApproved = trangThai === reportStatus.approved;
      const previous = before;
      const lines = subjects.map((subject, index) => {
        const line = drawLine(random, { unitNumber, previous: previous[index], isApproved });
        const set =
          unitNumber === demoUnitNumber && index === 0 ? demoLine(line, supervisedQuarters.length - place) : line;
        return {
          ...subject,
          ...set,
          id: seedId('documentLines', number * subjects.length + index),
          tonCuoi: closingStock(set),
          tonCuoiKyTruoc: previous[index]?.tonCuoi ?? null,
          lyDoSuaTonDau: null,
        };
      });
      before = lines;
      return {
        ...seedHead(
          random,
          'documentReports',
          { number, unit, quarter, ma: documentReportCode({ ...quarter, maDonVi: unit.ma }) },
          trangThai,
        ),
        chiTiet: lines,
      };
    });
  });
}

type Counts = Pick<DocumentLine, 'tonDau' | 'nhan' | 'daCap' | 'hongMat' | 'deNghi' | 'duocDuyet'>;

/** What was granted last time is received now; what is issued stays within what there is. */
function drawLine(
  random: Random,
  {
    unitNumber,
    previous,
    isApproved,
  }: { readonly unitNumber: number; readonly previous: DocumentLine | undefined; readonly isApproved: boolean },
): Counts {
  const need = unitNumber <= 6 ? 120 : unitNumber <= 20 ? 45 : 15;
  const tonDau = previous?.tonCuoi ?? need + random.integer(0, need);
  const nhan = previous?.duocDuyet ?? 0;
  const daCap = Math.min(tonDau + nhan, Math.round((need * random.integer(70, 130)) / 100));
  const hongMat = Math.min(tonDau + nhan - daCap, random.chance(0.3) ? random.integer(1, 3) : 0);
  const left = tonDau + nhan - daCap - hongMat;
  const deNghi = Math.max(0, Math.round((need * 1.4 - left) / 5) * 5);
  return { tonDau, nhan, daCap, hongMat, deNghi, duocDuyet: isApproved ? deNghi : null };
}

/** @param quartersLeft 1 for the draft, 2 for the quarter before it. */
function demoLine(line: Counts, quartersLeft: number): Counts {
  if (quartersLeft === 2) {
    const nhan = Math.max(line.nhan, demoClosing + line.daCap - line.tonDau);
    return {
      ...line,
      nhan,
      hongMat: 0,
      daCap: line.tonDau + nhan - demoClosing,
      deNghi: demoReceived,
      duocDuyet: demoReceived,
    };
  }
  return quartersLeft === 1 ? { ...line, nhan: demoReceived, daCap: 0, hongMat: 0, deNghi: 0 } : line;
}
