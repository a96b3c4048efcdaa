import type { FaultOutcome, FaultRule } from '@/domain/desk/fault-rule';

import type { MockBackend, MockCall } from '../backend';
import { businessFailure, entityNotFound, staleRecord, validationFailure } from '../failures';
import { empty, written } from '../faults/request-change';
import { challenge } from '../http/authentication';
import { passed, torn, trickled } from '../http/broken-body';
import { failureResponse } from '../http/failure-response';
import { requestCulture } from '../http/request-culture';
import { randomHex } from '../issuer/random';

type Struck = {
  readonly rule: FaultRule;
  readonly call: MockCall;
  readonly backend: MockBackend;
};

/** The answer of a back end in trouble. Those that the call never reaches carry nothing out, the others have done their work. */
export async function struckAnswer(struck: Struck, answer: () => Promise<Response>): Promise<Response> {
  const { rule, call, backend } = struck;
  switch (rule.outcome) {
    case 'late':
      await passed(Number(rule.detail), call.signal);
      return answer();
    case 'trickling':
      return trickled(await answer(), Number(rule.detail), call.signal);
    case 'torn':
      return torn(await answer());
    case 'malformed':
      return malformed(await answer());
    case 'silent':
      return new Promise<Response>(() => undefined);
    case 'unreachable':
      await passed(backend.hooks.latencyMs, call.signal);
      throw new TypeError('Failed to fetch');
    default: {
      await passed(backend.hooks.latencyMs, call.signal);
      const response = refusal(rule.outcome, struck);
      response.headers.set('X-Correlation-Id', call.request.headers.get('X-Correlation-Id') ?? randomHex());
      return response;
    }
  }
}

type Refusal = Exclude<FaultOutcome, 'late' | 'trickling' | 'torn' | 'malformed' | 'silent' | 'unreachable'>;

function refusal(outcome: Refusal, { rule: { detail }, call, backend }: Struck): Response {
  const said = (failure: unknown) => failureResponse(failure, cultureOf(call, backend));
  const later: Readonly<Record<string, string>> = detail === '' ? {} : { 'Retry-After': detail };
  switch (outcome) {
    case 'invalid':
      return said(
        validationFailure([
          {
            message: { vi: 'Giá trị này bị từ chối để tập huấn.', en: 'This value is refused for training.' },
            members: [detail],
          },
        ]),
      );
    case 'unauthenticated':
      return challenge({ kind: 'rejected', description: 'The token is no longer valid.' });
    case 'forbidden':
      return empty(403)();
    case 'refused':
      return said(
        businessFailure('QuyHoTro:TapHuan', {
          vi: 'Hồ sơ đang được bộ phận khác xử lý.',
          en: 'Another department is handling the record.',
        }),
      );
    case 'missing':
      return said(entityNotFound());
    case 'stale':
      return said(staleRecord());
    case 'tooLarge':
      return empty(413)();
    case 'tooMany':
      return empty(429, later)();
    case 'broken':
      return said(undefined);
    case 'unavailable':
      return empty(503, later)();
  }
}

function cultureOf({ request }: MockCall, { cookies, settings }: MockBackend): string {
  return requestCulture(request, cookies?.read() ?? '', settings);
}

/** The back end's own good answer, cut off in the middle; a refusal stays as it is. */
async function malformed(response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok) {
    return response;
  }
  const text = /json/iu.test(type) ? await response.text() : '';
  const half = text.slice(0, Math.ceil(text.length / 2));
  const { status, headers } = response;
  return isJson(half) ? written('{"items": [', 'application/json')() : new Response(half, { status, headers });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text === '';
  }
}
