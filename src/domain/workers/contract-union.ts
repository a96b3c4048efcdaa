import { isSame } from '../records/record-differences';
import { employmentState } from '../reference/contract-lists';
import { foldedNumber } from '../text/folded-number';
import { validationErrorsOf } from '../validation/schema-errors';
import { contractSchema } from './contract-schema';
import type { Contract, EmploymentState } from './worker';

/** Fields that are true only together; the first one says whether there is anything. */
const inseparable: readonly (readonly (keyof Contract)[])[] = [
  ['tuNgay', 'denNgay'],
  ['mucLuong', 'tienTe'],
  ['ngayVeNuoc', 'lyDoVeNuoc', 'tinhTrang'],
];

const separable: readonly (keyof Contract)[] = [
  'nsdld',
  'diaChiLamViec',
  'ngayKy',
  'tienDichVu',
  'ngayXuatCanh',
  'ngayDong',
];

/**
 * The contracts of two records of one person: every contract once. One that stands in both records stays under the id of
 * the better kept copy, whose gaps the other one fills where the result keeps the rules of a contract.
 */
export function unitedContracts(first: readonly Contract[], second: readonly Contract[]): readonly Contract[] {
  const rest = [...second];
  const united = first.map((contract) => {
    const index = rest.findIndex((other) => isSameContract(contract, other));
    const [twin] = index < 0 ? [] : rest.splice(index, 1);
    return twin === undefined ? contract : joined(contract, twin);
  });
  return [...united, ...rest];
}

/**
 * True for two copies of one contract: same number, same unit, and without a unit same market. Two contribution
 * certificates are two contracts, because a certificate must never get lost.
 */
export function isSameContract(left: Contract, right: Contract): boolean {
  const number = foldedNumber(left.soHopDong);
  const hasOtherCertificate = !isNothing(left.soGcn) && !isNothing(right.soGcn) && left.soGcn !== right.soGcn;
  return (
    number !== '' &&
    number === foldedNumber(right.soHopDong) &&
    left.donViId === right.donViId &&
    (left.donViId !== null || left.thiTruongId === right.thiTruongId) &&
    !hasOtherCertificate
  );
}

function joined(left: Contract, right: Contract): Contract {
  const [kept, other] = isBetterKept(right, left) ? [right, left] : [left, right];
  const additions = [...inseparable, ...separable.map((field) => [field])]
    .filter(([field]) => field !== undefined && isNothing(kept[field]) && !isNothing(other[field]))
    .flatMap((fields) => fields.map((field) => [field, other[field]] as const));
  const tellingState: Contract = { ...kept, tinhTrang: furtherState(kept, other) };
  const filled: Contract = { ...tellingState, ...Object.fromEntries(additions) };
  return validationErrorsOf(contractSchema(), filled).length === 0 ? filled : tellingState;
}

/**
 * How far the person has come by either copy: whoever has departed, fled or died by one of them has not "not yet departed"
 * by the other. A contract of the kept copy that has ended stays as it has ended.
 */
function furtherState(kept: Contract, other: Contract): EmploymentState {
  const isOpen = kept.tinhTrang === employmentState.notDeparted || kept.tinhTrang === employmentState.working;
  return isOpen && isNothing(kept.ngayVeNuoc) && other.tinhTrang > kept.tinhTrang ? other.tinhTrang : kept.tinhTrang;
}

/** A certificate decides, then how much is known; of two equal ones the first is kept. */
function isBetterKept(one: Contract, other: Contract): boolean {
  const certificates = Number(!isNothing(one.soGcn)) - Number(!isNothing(other.soGcn));
  return certificates === 0 ? knownFields(one) > knownFields(other) : certificates > 0;
}

function knownFields(contract: Contract): number {
  return Object.values(contract).filter((value) => !isNothing(value)).length;
}

function isNothing(value: unknown): boolean {
  return isSame(value, undefined);
}
