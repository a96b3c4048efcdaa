import { object, type AnyObjectSchema } from 'yup';

import { importMostRows, importMostRowsPerCall } from '@/domain/constants';
import { matchStatement, transactionKey } from '@/domain/fund/bank-statement';
import { inOpenPeriod } from '@/domain/pay-ins/open-period';
import { payInStatus } from '@/domain/pay-ins/pay-in';
import { paymentAmount, paymentDay } from '@/domain/pay-ins/pay-in-schema';
import type { MatchedLine, StatementLine, StatementResult } from '@/domain/pay-ins/statement';
import { policies } from '@/domain/policies/policy-names';
import { reasonLength } from '@/domain/validation/checks';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import {
  listOf,
  optionalText,
  recordOf,
  requiredDate,
  requiredMoney,
  requiredText,
} from '@/domain/validation/yup-fields';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { countedTransactions } from '../../data/fund/counted-papers';
import { openPeriodFrom } from '../../data/fund/ledger';
import { businessFailure, MockFailure } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp } from '../audit';
import { scopeOf, signedInUser } from '../data-scope';
import { findPayIn, payInResource } from './pay-in-answer';
import { isVisiblePayIn, payInEntry, type PayInEntry } from './pay-in-list';
import { unexplainedDifference } from './pay-in-step-routes';
import { canPayAsDeclared, reconcile, todayOf } from './pay-in-steps';
import { knownEntries } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { once } from '../once';

const path = `/api/app/${payInResource}/sao-ke`;

type ConfirmedLine = StatementLine & { readonly phieuId: string; readonly concurrencyStamp: string };

/** Nhập sao kê: finds the vouchers of a bank statement's rows, then reconciles those that staff agree to. */
export const payInStatementRoutes: readonly MockRoute[] = [
  {
    method: 'POST',
    path: `${path}/doi-chieu`,
    access: { policy: policies.payInsImport },
    handle: (request, backend) => {
      const { database } = backend;
      const lines = readLines(request, lineSchema(todayOf(backend)), importMostRows) as readonly StatementLine[];
      const matches = matchStatement(lines, waitingVouchers(request, database), countedTransactions(database));
      const dong = matches.map(({ ketQua, phieu }, index): MatchedLine => ({
        dong: lines[index]?.dong ?? 0,
        ketQua,
        phieu: phieu === undefined ? null : waiting(phieu.entry),
      }));
      return { status: 200, body: { dong } };
    },
  },
  {
    method: 'POST',
    path: `${path}/xac-nhan`,
    access: { policy: policies.payInsImport },
    handle: (request, backend) =>
      once(request, backend, () => {
        const schema = lineSchema(todayOf(backend)).shape({
          phieuId: requiredText(),
          concurrencyStamp: requiredText(),
        });
        const lines = readLines(request, schema, importMostRowsPerCall) as readonly ConfirmedLine[];
        const reason = readReason(request);
        const counted = new Set(countedTransactions(backend.database).map(transactionKey));
        return {
          status: 200,
          body: { ketQua: lines.map((line) => confirm(request, backend, line, { reason, counted })) },
        };
      }),
  },
];

/** What became of one row; a refusal of one does not touch the others. @param counted Keys of transactions; gets the row's. */
function confirm(
  request: MockRequest,
  backend: MockBackend,
  line: ConfirmedLine,
  { reason, counted }: { readonly reason: string | null; readonly counted: Set<string> },
): StatementResult {
  const { database } = backend;
  const { dong, maGiaoDich, phieuId } = line;
  try {
    if (counted.has(transactionKey(maGiaoDich))) {
      throw businessFailure(
        'QuyHoTro:03001',
        {
          vi: `Mã giao dịch ${maGiaoDich} đã được đối soát.`,
          en: `Transaction ${maGiaoDich} is reconciled already.`,
        },
        { so: maGiaoDich },
      );
    }
    const { ngay, soTien } = line;
    refuseInvalid(validationErrorsOf(payable(openPeriodFrom(database)), { ngay, soTien }));
    const row = findPayIn(database, phieuId, signedInUser(request));
    checkStamp(row, line);
    const differs = row.soTien !== line.soTien;
    if (differs && reason === null) {
      throw unexplainedDifference();
    }
    const found = reconcile(request, backend, row, 'doi-soat', {
      ngayGhiCo: line.ngay,
      soTienThucNhan: line.soTien,
      xuLyChenhLech: differs ? 1 : null,
      lyDoChenhLech: differs ? reason : null,
      maGiaoDichSaoKe: maGiaoDich,
      phanBoLai: !canPayAsDeclared(database, row),
    });
    counted.add(transactionKey(maGiaoDich));
    return { dong, ma: found.ma, thanhCong: true };
  } catch (error) {
    if (error instanceof MockFailure) {
      const named = database.payIns.find(phieuId);
      const isKnown = named !== undefined && isVisiblePayIn(named, scopeOf(signedInUser(request)));
      return {
        dong,
        ma: isKnown ? named.ma : null,
        thanhCong: false,
        loi: error.bodyIn(request.culture) as NonNullable<StatementResult['loi']>,
      };
    }
    throw error;
  }
}

/** Any credit may be looked for; only what can be a payment (`payable`) is reconciled. */
function lineSchema(today: string) {
  return object({
    dong: wholeNumber(),
    ngay: paymentDay(today),
    soTien: requiredMoney(),
    noiDung: optionalText({ max: 500 }),
    maGiaoDich: requiredText({ max: 50 }),
  });
}

/** A bank need not say what a payment is for. */
const emptyLine = {
  dong: undefined,
  ngay: undefined,
  soTien: undefined,
  noiDung: '',
  maGiaoDich: undefined,
  phieuId: undefined,
  concurrencyStamp: undefined,
};

function payable(openFrom: string | undefined) {
  return recordOf({ ngay: inOpenPeriod(requiredDate(), openFrom), soTien: paymentAmount() });
}

/** Not below zero, as amounts are. */
const wholeNumber = requiredMoney;

/** @throws MockFailure 400 for a body without lines, with too many or with a broken one. */
function readLines({ body }: MockRequest, schema: AnyObjectSchema, most: number): readonly unknown[] {
  const lines: unknown = knownEntries(isJsonObject(body) ? body['dong'] : undefined, emptyLine);
  if (!Array.isArray(lines) || lines.length === 0) {
    refuseInvalid([fieldError('dong', 'required')]);
    return [];
  }
  if (lines.length > most) {
    refuseInvalid([fieldError('dong', 'max', { max: most, actual: lines.length })]);
  }
  refuseInvalid(validationErrorsOf(recordOf({ dong: listOf(schema) }), { dong: lines as unknown }));
  return lines;
}

/** @throws MockFailure 400 for a reason that is too short or too long. */
function readReason({ body }: MockRequest): string | null {
  const reason: unknown = isJsonObject(body) ? (body['lyDoChenhLech'] ?? null) : null;
  const errors = validationErrorsOf(optionalText(reasonLength), reason);
  refuseInvalid(errors.map((error) => ({ ...error, field: 'lyDoChenhLech' })));
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : null;
}

function waitingVouchers(request: MockRequest, database: Database) {
  const scope = scopeOf(signedInUser(request));
  return [...database.payIns.rows()]
    .filter((row) => row.trangThai === payInStatus.submitted && isVisiblePayIn(row, scope))
    .map((row) => {
      const entry = payInEntry(database, row);
      const { id, ma, soTien, soChungTu, noiDung, ngayNop, maSoNguoiNop } = entry;
      return { id, ma, soTien, mst: maSoNguoiNop, soChungTu, noiDung, ngayNop, entry };
    });
}

function waiting({
  id,
  ma,
  nguoiNop,
  soTien,
  ngayNop,
  concurrencyStamp,
}: PayInEntry): NonNullable<MatchedLine['phieu']> {
  return { id, ma, nguoiNop, soTien, ngayNop, concurrencyStamp };
}
