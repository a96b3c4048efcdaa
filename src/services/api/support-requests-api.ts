import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { ListQuery } from '@/domain/lists/list-query';
import type {
  SupportApplicant,
  SupportConditions,
  SupportRequest,
  SupportRequestInput,
  SupportRequestListItem,
} from '@/domain/support/support-request';
import { normalizeName } from '@/domain/text/names';
import type { HttpClient } from '@/services/http/http-client';

import { framed, listIn, pageOf, pageQuery, recordOf, rows } from './list-request';

type History = Schemas['LichSu'];

/** The steps of a request that have an endpoint, by their verb. */
export type SupportVerb =
  | 'gui'
  | 'thu-hoi'
  | 'tham-dinh'
  | 'yeu-cau-bo-sung'
  | 'phe-duyet'
  | 'tu-choi'
  | 'chi-tra'
  | 'huy-chi'
  | 'sua-tai-khoan';

/** Who is looked for. */
export type ApplicantQuestion = {
  readonly text: string;
  /** The unit that asks: contracts of others are not its to ask for. `null` for a dossier without a unit. */
  readonly donViId: string | null;
};

export type SupportRequestsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<SupportRequestListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<SupportRequest>;
  /** @param maLanGui Names the intention: under the same name one draft is made, however often it is sent. */
  readonly create: (input: SupportRequestInput, signal: AbortSignal, maLanGui: string) => Promise<SupportRequest>;
  readonly update: (
    id: string,
    input: SupportRequestInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<SupportRequest>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  readonly history: (id: string, signal: AbortSignal) => Promise<History>;
  /** Contracts with a contribution, by personal number, passport, certificate or name; at most 20, by name. */
  readonly applicants: (question: ApplicantQuestion, signal: AbortSignal) => Promise<readonly SupportApplicant[]>;
  /** The contract that a case was filled from; `undefined` when it is out of scope. */
  readonly applicantOf: (contractId: string, signal: AbortSignal) => Promise<SupportApplicant | undefined>;
  /** Judges E1 to E11 for what is typed, without storing it; the answer is in the order of the cases. */
  readonly judge: (input: SupportRequestInput, signal: AbortSignal) => Promise<SupportConditions>;
  /** Takes a step and answers the request after it. @param input With `maLanGui`, which names the intention. */
  readonly step: (
    request: Pick<SupportRequest, 'id' | 'concurrencyStamp'>,
    verb: SupportVerb,
    input: { readonly maLanGui: string },
    signal: AbortSignal,
  ) => Promise<SupportRequest>;
};

const path = '/api/app/yeu-cau-ho-tro';

const recordPath = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Calls of the support requests (domain dictionary §5.8, register B-08). */
export function createSupportRequestsApi(http: HttpClient): SupportRequestsApi {
  return {
    list: (query, signal) => pageOf<SupportRequestListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<SupportRequest>(http(recordPath(id), { signal })),
    create: (input, signal, maLanGui) =>
      recordOf<SupportRequest>(http(path, { method: 'POST', body: { ...input, maLanGui }, signal })),
    update: (id, input, signal) =>
      recordOf<SupportRequest>(http(recordPath(id), { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(recordPath(id), { method: 'DELETE', signal });
    },
    history: (id, signal) => framed<History>(http(`${recordPath(id)}/lich-su`, { signal }), { items: rows }),
    applicants: ({ text, donViId }, signal) => {
      const filter = normalizeName(text);
      return applicants(http, donViId === null ? { filter } : { filter, donViId }, signal);
    },
    applicantOf: async (contractId, signal) => {
      const [found] = await applicants(http, { hopDongId: contractId }, signal);
      return found;
    },
    judge: (input, signal) =>
      framed<SupportConditions>(http(`${path}/dieu-kien`, { method: 'POST', body: input, signal }), {
        truongHop: rows,
      }),
    step: ({ id, concurrencyStamp }, verb, input, signal) =>
      recordOf<SupportRequest>(
        http(`${recordPath(id)}/${verb}`, {
          method: 'POST',
          body: { ...input, concurrencyStamp },
          signal,
        }),
      ),
  };
}

async function applicants(
  http: HttpClient,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly SupportApplicant[]> {
  return listIn<SupportApplicant>(http(`${path}/nguoi-lao-dong`, { query, signal }), 'items');
}
