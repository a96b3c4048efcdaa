import { regionOf } from '@/domain/reference/regions';
import { debtAgeOn, isUnpaidOn, workedBetween } from '@/domain/reports/contract-facts';

import type { Database } from '../../data/database';
import { contributionState, dueDayOfContract } from '../../data/fund/obligations';
import type { ContractRow } from '../../data/rows';
import { all, readDate, readFlag, readInteger, readList, readText, when, type Condition } from '../filters';

type Query = ReadonlyMap<string, string>;
type Ask = (contract: ContractRow) => boolean;

const notDeparted = 1;
const notDue = 3;
const firstDay = '0000-00-00';
const lastDay = '9999-99-99';

/**
 * What a list request asks of a contract; `undefined` where nothing is. Asked of nobody's contract, it says whether
 * somebody without any is wanted.
 *
 * @param today ISO date on which contributions are due or not.
 */
export function contractCondition(
  query: Query,
  database: Database,
  today: string,
): Condition<ContractRow | undefined> | undefined {
  const conditions = [
    when(
      readInteger(query, 'tinhTrang'),
      (contract: ContractRow | undefined, value) => (contract?.tinhTrang ?? notDeparted) === value,
    ),
    when(readList(query, 'dongQuy'), (contract: ContractRow | undefined, values) =>
      values.has(String(contract === undefined ? notDue : contributionState(database, contract, today))),
    ),
    ...[...placeConditions(query, database), ...dayConditions(query, database)].map(ofContract),
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? undefined : all<ContractRow | undefined>(conditions);
}

function placeConditions(query: Query, { units }: Database): readonly (Ask | undefined)[] {
  const unitOf = ({ donViId }: ContractRow) => (donViId === null ? undefined : units.find(donViId));
  return [
    asked(readText(query, 'thiTruongId'), ({ thiTruongId }, value) => thiTruongId === value),
    asked(readText(query, 'khuVuc'), ({ thiTruongId }, value) => regionOf(thiTruongId) === value),
    asked(readText(query, 'donViId'), ({ donViId }, value) => donViId === value),
    asked(readFlag(query, 'coDonVi'), ({ donViId }, value) => (donViId !== null) === value),
    asked(readInteger(query, 'loaiDonViId'), (contract, value) => unitOf(contract)?.loaiDonViId === value),
    asked(readText(query, 'canBoPhuTrachId'), (contract, value) => unitOf(contract)?.canBoPhuTrachId === value),
    asked(readText(query, 'hinhThucDi'), ({ hinhThucDi }, value) => hinhThucDi === value),
    asked(readText(query, 'nganhNgheId'), ({ nganhNgheId }, value) => nganhNgheId === value),
  ];
}

function dayConditions(query: Query, database: Database): readonly (Ask | undefined)[] {
  const [worksFrom, worksTo] = [readDate(query, 'lamViecTu'), readDate(query, 'lamViecDen')];
  const unpaidOn = readDate(query, 'chuaDongDenNgay');
  const ages = readList(query, 'tuoiNo');
  return [
    asked(readDate(query, 'ngayXuatCanhTu'), ({ ngayXuatCanh }, value) => (ngayXuatCanh ?? firstDay) >= value),
    asked(readDate(query, 'ngayXuatCanhDen'), ({ ngayXuatCanh }, value) => (ngayXuatCanh ?? lastDay) <= value),
    asked(readDate(query, 'ngayHetHanHdTu'), ({ denNgay }, value) => (denNgay ?? firstDay) >= value),
    asked(readDate(query, 'ngayHetHanHdDen'), ({ denNgay }, value) => (denNgay ?? lastDay) <= value),
    asked(readDate(query, 'ngayVeNuocTu'), ({ ngayVeNuoc }, value) => (ngayVeNuoc ?? firstDay) >= value),
    asked(readDate(query, 'ngayVeNuocDen'), ({ ngayVeNuoc }, value) => (ngayVeNuoc ?? lastDay) <= value),
    worksFrom === undefined && worksTo === undefined
      ? undefined
      : (contract) => workedBetween(contract, worksFrom ?? firstDay, worksTo ?? lastDay),
    asked(unpaidOn, (contract, day) => isUnpaidOn(contract, day)),
    unpaidOn === undefined
      ? undefined
      : asked(ages, (contract, values) => values.has(debtAgeOn(dueDayOfContract(database, contract), unpaidOn))),
  ];
}

function asked<Value>(
  value: Value | undefined,
  ask: (contract: ContractRow, value: Value) => boolean,
): Ask | undefined {
  return value === undefined ? undefined : (contract) => ask(contract, value);
}

/** Nobody without a contract has what is asked of one. */
function ofContract(ask: Ask | undefined): Condition<ContractRow | undefined> | undefined {
  return ask === undefined ? undefined : (contract) => contract !== undefined && ask(contract);
}
