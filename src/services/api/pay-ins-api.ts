import * as v from 'valibot';

import { remoteErrorSchema } from '@/domain/abp/application-configuration';
import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import { AppError } from '@/domain/errors/app-error';
import type { ImportResult } from '@/domain/import/import-row';
import type { ListQuery } from '@/domain/lists/list-query';
import type { FundAccount, PayableDebt, PayIn, PayInInput, PayInKind, PayInVerb } from '@/domain/pay-ins/pay-in';
import { payInWire } from '@/domain/pay-ins/pay-in-input';
import type { MatchedLine, StatementInput, StatementLine, StatementResult } from '@/domain/pay-ins/statement';
import type { HttpClient } from '@/services/http/http-client';

import { checked, framed, listIn, pageOf, pageQuery, recordOf, rows } from './list-request';

type History = Schemas['LichSu'];

/** What a step sends beside the stamp; `maLanGui` names the intention. */
export type PayInStepInput = { readonly maLanGui: string; readonly lyDo?: string | null } & Partial<
  Omit<Schemas['DoiSoatPhieuNopQuy'], 'concurrencyStamp' | 'maLanGui' | 'lyDo'>
>;

export type PayInsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<PayIn>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<PayIn>;
  /** @param maLanGui Names the intention: under the same name one voucher is made, however often it is sent. */
  readonly create: (input: PayInInput, signal: AbortSignal, maLanGui: string) => Promise<PayIn>;
  readonly update: (
    id: string,
    input: PayInInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<PayIn>;
  /** Takes a step and answers the voucher after it. */
  readonly step: (
    record: Pick<PayIn, 'id' | 'concurrencyStamp'>,
    step: PayInVerb,
    input: PayInStepInput,
    signal: AbortSignal,
  ) => Promise<PayIn>;
  readonly history: (id: string, signal: AbortSignal) => Promise<History>;
  /**
   * What a payer owes, the earliest due first; of workers who pay themselves `mostFoundDebts` at most, those that `filter`
   * finds by dossier, name or citizen id.
   */
  readonly debts: (
    payer: { readonly donViId: string | null; readonly loai: PayInKind; readonly filter?: string },
    signal: AbortSignal,
  ) => Promise<readonly PayableDebt[]>;
  readonly accounts: (signal: AbortSignal) => Promise<readonly FundAccount[]>;
  /** Finds the vouchers of a whole statement; changes nothing. */
  readonly match: (lines: readonly StatementLine[], signal: AbortSignal) => Promise<readonly MatchedLine[]>;
  /**
   * Reconciles vouchers with up to `importMostRowsPerCall` rows and answers what became of each, in their order.
   *
   * @param key Names this call: sent again after an answer was lost, it gets the first one's answer.
   */
  readonly confirmRows: (
    rows: readonly StatementInput[],
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly ImportResult[]>;
};

const path = '/api/app/phieu-nop-quy';

const listOf = <Item>() => v.object({ items: v.array(v.custom<Item>((item) => typeof item === 'object')) });

/** Calls of the pay-in vouchers (domain dictionary §5.5, register B-05). */
export function createPayInsApi(http: HttpClient): PayInsApi {
  return {
    list: (query, signal) => pageOf<PayIn>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<PayIn>(http(`${path}/${encodeURIComponent(id)}`, { signal })),
    create: (input, signal, maLanGui) =>
      recordOf<PayIn>(http(path, { method: 'POST', body: { ...payInWire(input), maLanGui }, signal })),
    update: (id, { concurrencyStamp, ...input }, signal) =>
      recordOf<PayIn>(
        http(`${path}/${encodeURIComponent(id)}`, {
          method: 'PUT',
          body: { ...payInWire(input), concurrencyStamp },
          signal,
        }),
      ),
    step: ({ id, concurrencyStamp }, step, input, signal) =>
      recordOf<PayIn>(
        http(`${path}/${encodeURIComponent(id)}/${step}`, {
          method: 'POST',
          body: { ...input, concurrencyStamp },
          signal,
        }),
      ),
    history: (id, signal) =>
      framed<History>(http(`${path}/${encodeURIComponent(id)}/lich-su`, { signal }), { items: rows }),
    debts: async (query, signal) =>
      (await http(`${path}/cong-no`, { query, signal, schema: listOf<PayableDebt>() })).items,
    accounts: async (signal) => (await http(`${path}/tai-khoan-quy`, { signal, schema: listOf<FundAccount>() })).items,
    match: (lines, signal) =>
      listIn<MatchedLine>(http(`${path}/sao-ke/doi-chieu`, { method: 'POST', body: { dong: lines }, signal }), 'dong'),
    confirmRows: async (rows, key, signal) => {
      const body: Schemas['SaoKeXacNhan'] = {
        maLanGui: key,
        lyDoChenhLech: rows.find(({ lyDo }) => lyDo !== undefined)?.lyDo ?? null,
        dong: rows.map(({ dong, ngay, soTien, noiDung, maGiaoDich, phieu }) => ({
          dong,
          ngay,
          soTien,
          noiDung,
          maGiaoDich,
          phieuId: phieu?.id ?? '',
          concurrencyStamp: phieu?.concurrencyStamp ?? '',
        })),
      };
      const answer = http(`${path}/sao-ke/xac-nhan`, { method: 'POST', body, signal });
      return resultsOf(rows, await listIn<StatementResult>(answer, 'ketQua'));
    },
  };
}

/** @throws {AppError} `response.malformed` when the answer leaves a row out. */
function resultsOf(rows: readonly StatementInput[], results: readonly StatementResult[]): readonly ImportResult[] {
  const byLine = new Map(results.map((result) => [result.dong, result]));
  return rows.map(({ dong, phieu }) => {
    const result = byLine.get(dong);
    if (result === undefined) {
      throw new AppError('response.malformed', { status: 200, detail: `No answer about row ${String(dong)}.` });
    }
    return result.thanhCong
      ? { id: phieu?.id ?? '' }
      : { refusal: checked(remoteErrorSchema.entries.error, result.loi ?? {}) };
  });
}
