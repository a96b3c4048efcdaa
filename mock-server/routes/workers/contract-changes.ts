import { isSame } from '@/domain/records/record-differences';
import { unitTypes } from '@/domain/reference/unit-types';
import type { FieldError } from '@/domain/validation/schema-errors';
import { emptyContract, needsSendingUnit } from '@/domain/workers/contract-schema';
import type { Contract } from '@/domain/workers/worker';

import type { Database } from '../../data/database';
import { usesOfContract } from '../../data/fund/contract-uses';
import type { ContractRow } from '../../data/rows';
import { entityNotFound } from '../../failures';
import type { LocalText } from '../../local-text';
import type { MockUser } from '../../routing';
import { scopeOf, type DataScope } from '../data-scope';
import { fieldError, refuseAny, refuseInvalid } from '../validation-answers';
import { namesOfUses } from './contract-use-names';

/** What saving a worker does to the contract table. */
export type ContractChanges = {
  readonly rows: readonly ContractRow[];
  readonly removedIds: readonly string[];
};

type Present = {
  readonly workerId: string;
  /** Contracts that the caller knows of; others stay untouched. */
  readonly contracts: readonly ContractRow[];
  readonly user: MockUser;
};

const notDueYet = 3;
const contractFields = Object.keys(emptyContract()) as readonly (keyof Contract & keyof ContractRow)[];
const sendingTypes = new Set(unitTypes.filter(({ sendsWorkers }) => sendsWorkers).map(({ id }) => id));

/**
 * Works out the contract rows of a saved worker: known ids keep their contribution, new ones get an id and owe nothing
 * yet, missing ones go.
 *
 * @throws MockFailure 404 for a contract or a unit that the caller may not know of, 400 for one that may not be saved,
 * and for one with money on it that would go, or go to another unit.
 */
export function contractChanges(
  database: Database,
  input: readonly Contract[],
  { workerId, contracts, user }: Present,
): ContractChanges {
  const scope = scopeOf(user);
  const byId = new Map(contracts.map((row) => [row.id, row]));
  const errors = input.flatMap((contract, index) => errorsOf(database, contract, byId, scope, `hopDong[${index}]`));
  refuseInvalid(errors);
  const moves = input.flatMap((contract, index) => {
    const reason = reasonToStay(database, contract, byId.get(contract.id ?? ''), user);
    return reason === undefined ? [] : [{ message: cannotMove(reason), members: [`hopDong[${index}].donViId`] }];
  });
  const rows = input.map(({ id, ...fields }): ContractRow => {
    const known = takeKnown(byId, id);
    return {
      ...fields,
      id: known?.id ?? crypto.randomUUID(),
      nguoiLaoDongId: workerId,
      dongQuy: known?.dongQuy ?? notDueYet,
      soGcn: known?.soGcn ?? null,
      ngayDong: known?.ngayDong ?? null,
    };
  });
  const removed = [...byId.values()];
  refuseAny([
    ...moves,
    ...removed.flatMap((contract) => {
      const reason = reasonToKeep(database, contract, user);
      return reason === undefined ? [] : [{ message: cannotGo(reason), members: ['hopDong'] }];
    }),
  ]);
  return { rows, removedIds: removed.map(({ id }) => id) };
}

function cannotMove(reason: LocalText): LocalText {
  return {
    vi: `Không thể chuyển đơn vị của hợp đồng ${reason.vi}.`,
    en: `The unit of a contract that ${reason.en} cannot be changed.`,
  };
}

function cannotGo(reason: LocalText): LocalText {
  return { vi: `Không thể xóa hợp đồng ${reason.vi}.`, en: `A contract that ${reason.en} cannot be deleted.` };
}

/** What stands behind "a contract that …". */
function reasonToKeep(database: Database, contract: ContractRow, user: MockUser): LocalText | undefined {
  return scopeOf(user).kind === 'province' && needsSendingUnit(contract)
    ? { vi: 'do đơn vị đưa đi khai báo', en: 'the sending unit has entered' }
    : reasonOfMoney(database, contract, user);
}

/**
 * Why a contract may not go to another unit, or to the worker alone: what was paid for it, is asked for it by an approved
 * report or has gone out for it is that unit's, and would change hands with nobody's money moving.
 */
function reasonToStay(
  database: Database,
  { donViId }: Contract,
  stored: ContractRow | undefined,
  user: MockUser,
): LocalText | undefined {
  return stored === undefined || stored.donViId === donViId ? undefined : reasonOfMoney(database, stored, user);
}

function reasonOfMoney(database: Database, { id, soGcn }: ContractRow, user: MockUser): LocalText | undefined {
  if (soGcn !== null) {
    return { vi: `đã đóng quỹ theo ${soGcn}`, en: `has contributed to the Fund under ${soGcn}` };
  }
  const uses = namesOfUses(database, usesOfContract(database, id), user);
  const named = (language: 'vi' | 'en') => uses.map((use) => use[language]).join(', ');
  return uses.length === 0 ? undefined : { vi: `đang được dùng tại ${named('vi')}`, en: `is in use in ${named('en')}` };
}

/** Takes a contract out of the present ones, so that what is left at the end was removed by the caller. */
function takeKnown(byId: Map<string, ContractRow>, id: string | undefined): ContractRow | undefined {
  if (id === undefined) {
    return undefined;
  }
  const known = byId.get(id);
  if (known === undefined) {
    throw entityNotFound();
  }
  byId.delete(id);
  return known;
}

function errorsOf(
  database: Database,
  contract: Contract,
  present: ReadonlyMap<string, ContractRow>,
  scope: DataScope,
  path: string,
): readonly FieldError[] {
  const { id, donViId } = contract;
  const foreign = scope.kind === 'province' ? foreignChanges(contract, present.get(id ?? '')) : [];
  if (foreign.length > 0) {
    return foreign.map((field) => fieldError(`${path}.${field}`, 'invalid'));
  }
  if (donViId === null) {
    return scope.kind === 'unit' ? [fieldError(`${path}.donViId`, 'required')] : [];
  }
  if (scope.kind === 'unit' && donViId !== scope.donViId) {
    throw entityNotFound();
  }
  const unit = database.units.find(donViId);
  return unit !== undefined && sendingTypes.has(unit.loaiDonViId) ? [] : [fieldError(`${path}.donViId`, 'invalid')];
}

/** What a provincial authority may not change: it reads the contracts by which units send workers, and enters none. */
function foreignChanges(contract: Contract, stored: ContractRow | undefined): readonly (keyof Contract)[] {
  if (stored === undefined) {
    return needsSendingUnit(contract) ? ['hinhThucDi'] : [];
  }
  const isOfUnit = needsSendingUnit(contract) || needsSendingUnit(stored);
  return isOfUnit ? contractFields.filter((field) => !isSame(contract[field], stored[field])) : [];
}
