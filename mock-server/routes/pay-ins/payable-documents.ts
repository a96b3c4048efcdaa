import { revenueReportDueDay, selfPayingDueDay } from '@/domain/fund/deadlines';
import { mostFoundDebts, type PayableDebt, type PayInKind } from '@/domain/pay-ins/pay-in';
import { departureFormOf } from '@/domain/self-paying/self-paying-dossier';
import { inCodeOrder } from '@/domain/text/code-order';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import { stillDue } from '../../data/fund/ledger';
import { workCalendar } from '../../data/fund/work-calendar';
import { heldNumber, isPartOfNumber } from '../filters';

/** A report or dossier that money can be paid for. */
export type PayableDocument = Omit<PayableDebt, 'conPhaiNop'> & {
  /** The unit that owes; null for a worker who pays himself. */
  readonly donViId: string | null;
  /** Tax code or personal number of whoever owes. */
  readonly maSoNguoiNop: string | null;
};

type Wanted = {
  readonly kind: PayInKind;
  readonly donViId: string | null;
  readonly filter: string;
  readonly canViewSensitive: boolean;
};

/** The document of a kind by its id; `undefined` when there is none. */
export function payableDocument(database: Database, loai: PayInKind, id: string): PayableDocument | undefined {
  switch (loai) {
    case 'bao-cao-quy': {
      const report = database.fundReports.find(id);
      return report === undefined
        ? undefined
        : {
            ...ofUnit(database, loai, report),
            dienGiai: `${String(report.thang).padStart(2, '0')}/${String(report.nam)}`,
            hanNop: report.hanNop,
          };
    }
    case 'bao-cao-doanh-thu': {
      const report = database.revenueReports.find(id);
      return report === undefined
        ? undefined
        : {
            ...ofUnit(database, loai, report),
            dienGiai: `Quý ${String(report.quy)}/${String(report.nam)}`,
            hanNop: revenueReportDueDay(report.nam, report.quy, workCalendar(database)),
          };
    }
    case 'tu-dong': {
      const dossier = database.selfPaying.find(id);
      return dossier === undefined
        ? undefined
        : {
            loai,
            chungTuId: id,
            ma: dossier.ma,
            dienGiai: dossier.hoTen,
            hanNop:
              selfPayingDueDay(
                {
                  hinhThucDi: departureFormOf(dossier.hinhThuc, undefined),
                  ngayXuatCanh: dossier.ngayXuatCanh,
                  ngayNhanThongBao: dossier.ngayPheDuyet?.slice(0, 10),
                },
                workCalendar(database),
              ) ?? '',
            donViId: null,
            maSoNguoiNop: dossier.soCccd,
          };
    }
    case 'khac':
      return undefined;
  }
}

/** What a payer owes for a kind of document, the earliest due first. */
export function debtsOf(database: Database, loai: PayInKind, donViId: string | null): readonly PayableDebt[] {
  return idsOf(database, loai, donViId)
    .flatMap((id) => {
      const conPhaiNop = stillDue(database, loai, id);
      const found = conPhaiNop > 0 ? payableDocument(database, loai, id) : undefined;
      return found === undefined ? [] : [{ ...debtOf(found), conPhaiNop }];
    })
    .sort((one, other) => inCodeOrder(one.hanNop, other.hanNop));
}

/**
 * The debts that a person can choose from: all of a unit; of workers who pay themselves those whose dossier, name or
 * citizen id holds the filter, `mostFoundDebts` at most. Whoever may not see the id whole finds it as a whole alone.
 */
export function foundDebts(
  database: Database,
  { kind: loai, donViId, filter, canViewSensitive }: Wanted,
): readonly PayableDebt[] {
  const debts = debtsOf(database, loai, donViId);
  if (loai !== 'tu-dong') {
    return debts;
  }
  const words = searchText(filter);
  const numberOf = ({ chungTuId }: PayableDebt) => payableDocument(database, loai, chungTuId)?.maSoNguoiNop ?? null;
  const isOfNumber = (number: string | null) =>
    canViewSensitive ? isPartOfNumber(filter, [number]) : number === heldNumber(filter);
  return debts
    .filter(
      (debt) => [debt.ma, debt.dienGiai].some((text) => searchText(text).includes(words)) || isOfNumber(numberOf(debt)),
    )
    .slice(0, mostFoundDebts);
}

function debtOf({ loai, chungTuId, ma, dienGiai, hanNop }: PayableDocument): Omit<PayableDebt, 'conPhaiNop'> {
  return { loai, chungTuId, ma, dienGiai, hanNop };
}

function idsOf(database: Database, loai: PayInKind, donViId: string | null): readonly string[] {
  const ofUnitOnly = ({ donViId: own }: { readonly donViId: string | null }) => own === donViId;
  switch (loai) {
    case 'bao-cao-quy':
      return [...database.fundReports.rows()].filter(ofUnitOnly).map(({ id }) => id);
    case 'bao-cao-doanh-thu':
      return [...database.revenueReports.rows()].filter(ofUnitOnly).map(({ id }) => id);
    case 'tu-dong':
      return [...database.selfPaying.rows()].map(({ id }) => id);
    case 'khac':
      return [];
  }
}

function ofUnit(
  { units }: Database,
  loai: PayInKind,
  { id, ma, donViId }: { readonly id: string; readonly ma: string; readonly donViId: string },
) {
  return { loai, chungTuId: id, ma, donViId, maSoNguoiNop: units.find(donViId)?.mst ?? null };
}
