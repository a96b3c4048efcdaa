import type { Schemas } from '../contract/schemas';
import { ageOn, isIsoDate } from '../format/calendar';
import type { NamedValue } from '../reference/named-value';
import { foldedNumber } from '../text/folded-number';
import { searchText } from '../text/search-text';
import { lowestAge } from '../workers/person-fields';
import { isUndecided, selfPayingStatus, type SelfPayingInput, type SelfPayingStatus } from './self-paying-dossier';

/** Cảnh báo: what an officer has to look at before approving (domain dictionary §5.3). */
export type SelfPayingWarning = Schemas['CanhBaoTuDong'];

export const selfPayingWarnings: readonly NamedValue<SelfPayingWarning>[] = [
  { id: 'trung-cccd', ten: 'Trùng CCCD', tenEn: 'ID number in use' },
  { id: 'trung-ho-chieu', ten: 'Trùng hộ chiếu', tenEn: 'Passport in use' },
  { id: 'da-dong', ten: 'Đã đóng cho hợp đồng này', tenEn: 'Contract already paid for' },
  { id: 'trong-bao-cao', ten: 'Có trong báo cáo quỹ', tenEn: 'Listed in a fund report' },
  { id: 'ho-chieu-het-han', ten: 'Hộ chiếu hết hạn', tenEn: 'Passport expired' },
  { id: 'duoi-18', ten: 'Dưới 18 tuổi', tenEn: 'Under 18' },
];

type Declared = Pick<
  SelfPayingInput,
  'hoTen' | 'ngaySinh' | 'soCccd' | 'soHoChieu' | 'ngayHetHanHc' | 'ngayXuatCanh' | 'thiTruongId' | 'soHopDong'
>;

type Identity = Pick<Declared, 'hoTen' | 'ngaySinh' | 'soCccd'> & { readonly soHoChieu: string | null };

/** What of a contract tells whose journey it is for. */
type Journey = {
  readonly soHopDong: string | null;
  readonly thiTruongId: string;
  readonly ngayXuatCanh: string | null;
};

/** What the database knows that a declaration has to be held against. */
export type KnownPeople = {
  /** The worker with the declared identity number, if there is one. */
  readonly worker: Identity | undefined;
  /** Whoever else holds the declared passport number with a passport that is still valid. */
  readonly passportHolders: readonly Identity[];
  /** Other dossiers with the declared identity or passport number. */
  readonly dossiers: readonly (Identity & { readonly trangThai: SelfPayingStatus; readonly isPaid: boolean })[];
  /** Contracts of that worker with a certificate; a dossier that is still pending has paid for none of them. */
  readonly paidContracts: readonly Journey[];
  /** Lines of reports that units have sent with the declared identity number: the unit is about to pay, or has paid. */
  readonly reportedLines: readonly Journey[];
};

/**
 * What is suspicious about a declaration. The record of the same person in the database is no duplicate: only another
 * name or birthday under the same number is, or a second dossier of theirs that is still open.
 */
export function warningsOf(declared: Declared, known: KnownPeople): readonly SelfPayingWarning[] {
  const { worker, passportHolders, dossiers, paidContracts, reportedLines } = known;
  const openDossiers = dossiers.filter(
    (dossier) => isUndecided(dossier) || (dossier.trangThai === selfPayingStatus.approved && !dossier.isPaid),
  );
  const isPaid = paidContracts.some((contract) => isSameJourney(contract, declared));
  const found: Readonly<Record<SelfPayingWarning, boolean>> = {
    'trung-cccd':
      (worker !== undefined && !isSamePerson(worker, declared)) ||
      openDossiers.some(({ soCccd }) => soCccd === declared.soCccd),
    'trung-ho-chieu': [...passportHolders, ...openDossiers].some(
      ({ soCccd, soHoChieu }) => soHoChieu === declared.soHoChieu && soCccd !== declared.soCccd,
    ),
    'da-dong': isPaid,
    'trong-bao-cao': !isPaid && reportedLines.some((line) => isSameJourney(line, declared)),
    'ho-chieu-het-han': declared.ngayHetHanHc !== null && declared.ngayHetHanHc <= declared.ngayXuatCanh,
    'duoi-18':
      isIsoDate(declared.ngaySinh) &&
      isIsoDate(declared.ngayXuatCanh) &&
      ageOn(declared.ngaySinh, declared.ngayXuatCanh) < lowestAge,
  };
  return selfPayingWarnings.filter(({ id }) => found[id]).map(({ id }) => id);
}

/** True for a contract of the same journey: to the same market, under the same number or on the same day. */
export function isSameJourney(
  contract: Journey,
  declared: Pick<Declared, 'soHopDong' | 'thiTruongId' | 'ngayXuatCanh'>,
): boolean {
  const number = foldedNumber(declared.soHopDong);
  const hasSameNumber = number !== '' && number === foldedNumber(contract.soHopDong);
  return (
    contract.thiTruongId === declared.thiTruongId && (hasSameNumber || contract.ngayXuatCanh === declared.ngayXuatCanh)
  );
}

/** What tells who somebody is whatever their number. */
export type NamedPerson = Pick<Declared, 'hoTen' | 'ngaySinh'>;

/** True for the same name and birthday. */
export function isSamePerson(worker: NamedPerson, declared: NamedPerson): boolean {
  return worker.ngaySinh === declared.ngaySinh && searchText(worker.hoTen) === searchText(declared.hoTen);
}
