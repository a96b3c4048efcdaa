import { isMasked, maskIdentity } from '@/domain/format/identities';
import { fundUnitTypeId } from '@/domain/constants';
import { checklistOf } from '@/domain/support/support-checklist';
import { isFiledBySending } from '@/domain/support/support-entry';
import type { SubmittedPaper, SupportCaseInput, SupportRequestInput } from '@/domain/support/support-request';
import {
  emptyAuthorisedPerson,
  emptyCaseDetails,
  emptySupportCase,
  emptySupportRequest,
  normalizeSupportRequest,
} from '@/domain/support/support-request-input';
import { draftErrorsOf } from '@/domain/support/support-request-schema';
import { typedRequestSchema } from '@/domain/support/typed-request-schema';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';
import { isJsonObject, type JsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import type { SupportTypeRow } from '../../data/fund/support-types';
import { bankIds, marketIds } from '../../data/reference-keys';
import type { SupportRequestRow } from '../../data/support/support-request-row';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { knownFields, normalized } from '../request-input';
import { fieldError, invalidField, refuseInvalid } from '../validation-answers';
import { workerOf } from './support-request-answer';
import { foreignContracts, foreignEnterprise } from './support-request-unit';

type Reading = {
  readonly database: Database;
  readonly user: MockUser;
  /** ISO date. */
  readonly today: string;
  /** The stored request that is being changed. */
  readonly row?: SupportRequestRow | undefined;
};

/** What a client may say of a request, with its kind. */
export type SupportWish = { readonly input: SupportRequestInput; readonly type: SupportTypeRow };

/**
 * The draft in a request's body, in stored form, checked by the form's own rules and against the look-ups; what is not
 * filled in yet may be missing. A unit's own requests are its own whatever the body says; the checklist is that of the
 * kind of support; numbers that came masked are those that are stored, in a new case those of its worker.
 *
 * @throws MockFailure 400 with all complaints.
 */
export function readSupportRequest(body: unknown, reading: Reading): SupportWish {
  const input = readTyped(body, reading);
  const { database, today, row } = reading;
  const ma = isJsonObject(input) ? input['loaiHoTroId'] : undefined;
  const type = [...database.supportTypes.rows()].find((each) => each.ma === ma);
  refuseInvalid(draftErrorsOf({ type, today }, input));
  if (type === undefined || !(type.hoatDong || type.ma === row?.loaiHoTroId)) {
    throw invalidField('loaiHoTroId');
  }
  const wish = { input: input as SupportRequestInput, type };
  const ofUnit = [...foreignEnterprise(database, type, wish.input.donViId), ...wrongFiling(wish.input, reading)];
  refuseInvalid([...unknownReferences(wish.input, reading), ...ofUnit]);
  return wish;
}

/**
 * What was typed so far, however incomplete, for the live judgement.
 *
 * @throws MockFailure 400 for what is no request: an unknown kind, or values of another type than the contract's.
 */
export function readTypedWish(body: unknown, reading: Reading): SupportWish {
  const input = readTyped(body, reading);
  refuseInvalid(validationErrorsOf(typedRequestSchema, input));
  const wished = input as SupportRequestInput;
  const type = [...reading.database.supportTypes.rows()].find(({ ma }) => ma === wished.loaiHoTroId);
  if (type === undefined) {
    throw invalidField('loaiHoTroId');
  }
  return { input: wished, type };
}

function readTyped(body: unknown, reading: Reading): unknown {
  const { database, user, today } = reading;
  const known = knownFields(body, {
    ...emptySupportRequest(today, null),
    hinhThucNop: undefined,
    ngayDeNghi: undefined,
  });
  if (!isJsonObject(known)) {
    return known;
  }
  const type = [...database.supportTypes.rows()].find(({ ma }) => ma === known['loaiHoTroId']);
  const cases = known['truongHop'];
  const typed = {
    ...known,
    donViId: user.loaiDonViId === fundUnitTypeId ? known['donViId'] : user.donViId,
    truongHop: Array.isArray(cases) ? cases.map((each) => readCase(each, type, reading)) : cases,
  };
  return normalized<SupportRequestInput>(normalizeSupportRequest, typed);
}

function readCase(body: unknown, type: SupportTypeRow | undefined, { database, row }: Reading): unknown {
  const known = knownFields(body, emptySupportCase());
  if (!isJsonObject(known)) {
    return known;
  }
  const stored = row?.truongHop.filter(({ hopDongId }) => hopDongId === known['hopDongId']) ?? [];
  const details = knownFields(known['rieng'], emptyCaseDetails());
  const papers = Array.isArray(known['giayTo']) ? known['giayTo'].filter(isJsonObject) : [];
  return {
    ...known,
    soHoChieu: unmasked(known['soHoChieu'], [
      ...stored.map(({ soHoChieu }) => soHoChieu),
      offeredPassport(database, known),
    ]),
    soTaiKhoan: unmasked(
      known['soTaiKhoan'],
      stored.map(({ soTaiKhoan }) => soTaiKhoan),
    ),
    nguoiUyQuyen: readPerson(
      known['nguoiUyQuyen'],
      stored.map(({ nguoiUyQuyen }) => nguoiUyQuyen?.soCccd),
    ),
    rieng: details,
    giayTo: type === undefined ? papers : checklistOf(type, papers.map(saidOfPaper)),
  };
}

/** What a draft does not say of a paper yet is that it is missing. */
function saidOfPaper(paper: JsonObject): SubmittedPaper {
  const { tinhTrang } = paper;
  return { ...paper, tinhTrang: tinhTrang === '' || tinhTrang === null ? 'thieu' : tinhTrang } as SubmittedPaper;
}

/** The passport of the contract's worker, which a new case is filled with: whoever is offered it masked sends it so. */
function offeredPassport(database: Database, { hopDongId }: JsonObject): string | null | undefined {
  return workerOf(database, { hopDongId: String(hopDongId) })?.soHoChieu;
}

function readPerson(body: unknown, storedNumbers: StoredNumbers): unknown {
  const known = body === null ? null : knownFields(body, emptyAuthorisedPerson());
  return isJsonObject(known) ? { ...known, soCccd: unmasked(known['soCccd'], storedNumbers) } : known;
}

type StoredNumbers = readonly (string | null | undefined)[];

/** The stored number that a masked one stands for; cases whose contract is not chosen yet are told apart by it. */
export function unmasked(sent: unknown, stored: StoredNumbers): unknown {
  const isMeant = (number: string | null | undefined) => typeof number === 'string' && maskIdentity(number) === sent;
  return typeof sent === 'string' && isMasked(sent) ? (stored.find(isMeant) ?? sent) : sent;
}

/**
 * That a dossier came by hand or by post, and on which day, is the Fund's word: a unit could file late and name an earlier
 * day. What an officer has entered stays.
 */
function wrongFiling({ hinhThucNop, ngayDeNghi }: SupportRequestInput, { user, row }: Reading): readonly FieldError[] {
  const isEntered = row?.hinhThucNop === hinhThucNop && row.ngayDeNghi === ngayDeNghi;
  return user.loaiDonViId === fundUnitTypeId || isFiledBySending(hinhThucNop) || isEntered
    ? []
    : [fieldError('hinhThucNop', 'invalid')];
}

/** What stands in one case of a request only: a contract, and what happened to its worker on a day. */
function keysOf({ contracts }: Database, { hopDongId, ngaySuViec }: SupportCaseInput): readonly string[] {
  const contract = hopDongId === null ? undefined : contracts.find(hopDongId);
  const events = contract === undefined || ngaySuViec === null ? [] : [`${contract.nguoiLaoDongId}/${ngaySuViec}`];
  return hopDongId === null ? [] : [hopDongId, ...events];
}

function unknownReferences(input: SupportRequestInput, { database, user }: Reading): readonly FieldError[] {
  const scope = scopeOf(user);
  const isKnownUnit = input.donViId === null || database.units.find(input.donViId) !== undefined;
  const isOwn = (contractId: string) => {
    const contract = database.contracts.find(contractId);
    return contract !== undefined && (scope.kind === 'all' || contract.donViId === scope.donViId);
  };
  const ofOtherUnits = foreignContracts(database, input);
  const first = new Map<string, number>();
  return [
    ...(isKnownUnit ? [] : [fieldError('donViId', 'invalid')]),
    ...input.truongHop.flatMap((each, index) => {
      const at = (name: string) => `truongHop[${index}].${name}`;
      const { hopDongId, nuocDen, rieng, nganHangId } = each;
      const isUnknown = hopDongId !== null && !isOwn(hopDongId);
      const keys = keysOf(database, each);
      const [seen] = keys.flatMap((key) => first.get(key) ?? []);
      for (const key of keys.filter((one) => !first.has(one))) {
        first.set(key, index + 1);
      }
      return [
        ...(isUnknown
          ? [fieldError(at('hopDongId'), 'invalid')]
          : ofOtherUnits.filter(({ field }) => field === at('hopDongId'))),
        ...(seen === undefined ? [] : [fieldError(at('hopDongId'), 'duplicateLine', { n: seen })]),
        ...(nuocDen === null || marketIds.has(nuocDen) ? [] : [fieldError(at('nuocDen'), 'invalid')]),
        ...(nganHangId === null || bankIds.has(nganHangId) ? [] : [fieldError(at('nganHangId'), 'invalid')]),
        ...(rieng.nuocCongTac === null || marketIds.has(rieng.nuocCongTac)
          ? []
          : [fieldError(at('rieng.nuocCongTac'), 'invalid')]),
      ];
    }),
  ];
}
