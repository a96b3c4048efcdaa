import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { requestTimeoutMs } from '@/domain/constants';
import { errorCatalogue, type ErrorCode } from '@/domain/errors/error-catalogue';
import { AppError } from '@/domain/errors/app-error';
import { createHttpClient, type HttpClientParts } from '@/services/http/create-http-client';
import type { MockBackend } from '@mock-server/backend';
import { callFaults } from '@mock-server/faults/call-faults';
import { codeOfFault, type FaultId } from '@mock-server/faults/fault';
import { faultIds, faultOf, flowsOf, kindOf, technicalName, wayToSee } from '@mock-server/faults/faults';
import { passwordFaults } from '@mock-server/faults/password-faults';
import { installFetch } from '@mock-server/http/browser-fetch';
import * as v from 'valibot';

import { askToken, createTestBackend, demoPassword, signIn } from '../support/test-backend';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

describe('the table of faults', () => {
  it('X-01 promise-12 has a way to show each code of the error catalogue', () => {
    const shown = new Set(faultIds.map(codeOfFault));

    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
    expect([...shown].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('says why, where nobody can make it happen, and hides nothing else behind words', () => {
    const wordsAlone = faultIds.filter((id) => kindOf(id) === 'words');

    expect(wordsAlone).toEqual([
      'token.atHashNeeded',
      'app.malformedPolicy',
      'request.foreignOrigin',
      'request.cancelled',
    ]);
    expect(wordsAlone.filter((id) => !/không thể xảy ra|không phải là lỗi/u.test(wayToSee(id)))).toEqual([]);
  });

  it.each(faultIds)('%s says in one sentence what to do and what appears, in a flow that the demo has', (id) => {
    expect(wayToSee(id)).toMatch(/^\p{Lu}.*: .+\.$/u);
    expect(wayToSee(id)).not.toContain('..');
    expect(flowsOf(id).length).toBeGreaterThan(0);
    expect(technicalName(id)).not.toBe('');
    expect(kindOf(id) === 'hand' && !faultOf(id).does.startsWith('Không cần bật gì:')).toBe(false);
  });

  it('has no two faults that a trainer could not tell apart', () => {
    const names = faultIds.map((id) => `${codeOfFault(id)} ${technicalName(id)}`);
    expect(names.length).toBe(new Set(names).size);
  });
});

describe('a fault of a call, met by the product’s own client', () => {
  let backend: MockBackend;
  let uninstall: () => void;
  let token: string;

  beforeEach(async () => {
    ({ backend } = await createTestBackend());
    uninstall = installFetch(backend);
    shortenCalls();
  });
  afterEach(() => {
    uninstall();
    vi.restoreAllMocks();
  });

  const ids = Object.keys(callFaults) as (keyof typeof callFaults & FaultId)[];

  it.each(ids)('X-02 C-08 %s is what its code says, once', async (id) => {
    // The administrator deletes workers, the officer edits them.
    token = (await signIn(backend, id === 'http.conflict' ? 'admin' : 'khoa.tm')).access_token;
    await backend.faults.arm(id);
    const codeMet = await codeOf(id);

    expect(codeMet).toBe(id === 'http.badRequest.antiForgery' ? undefined : codeOfFault(id));
    expect(await backend.faults.armed()).toBeUndefined();
    expect(await codeOf(id)).toBeUndefined();
  });

  /** The code with which the call fails that the fault is about; `undefined` when all is well. */
  async function codeOf(id: keyof typeof callFaults): Promise<string | undefined> {
    const http = createHttpClient({
      apiUrl: '',
      trustedOrigins: [],
      appOrigin: backend.origin,
      session: sessionOf(id),
      readContext: () => ({ culture: 'vi', tenantMark: {} }),
      readAntiForgeryToken: () => String(Math.random()),
    });
    const [change] = callFaults[id].effect.requests ?? [];
    const stored = [...backend.database.workers.rows()].find((worker) => worker.id !== '');
    const path = `/api/app/nguoi-lao-dong${change?.path.endsWith('*') === true ? `/${stored?.id ?? ''}` : ''}`;
    try {
      if (change?.method === 'GET') {
        const isExport = change.query !== undefined;
        const page = await http(path, {
          query: isExport ? { maxResultCount: 1_000 } : {},
          schema: change.path.endsWith('*') ? v.object({ id: v.string() }) : listSchema,
        });
        return isExport && 'items' in page && page.items.length !== page.totalCount ? 'export.failed' : undefined;
      }
      await http(path, { method: change?.method === 'DELETE' ? 'DELETE' : 'PUT', body: {} });
      return undefined;
    } catch (thrown) {
      const { code, server } = thrown as AppError;
      // The back end's own complaints: about a body of nothing, and about a worker who has contracts.
      const isItsOwn = (server?.validationErrors ?? []).length > 1 || server?.code === 'QuyHoTro:07002';
      return isItsOwn ? undefined : code;
    }
  }

  function sessionOf(id: FaultId): HttpClientParts['session'] {
    const afterRefusal = async () => {
      const grant = { grant_type: 'refresh_token', refresh_token: 'any' };
      if (id === 'http.sessionExpired' && !(await askToken(backend, grant)).ok) {
        throw new AppError('http.sessionExpired');
      }
      return token;
    };
    return { ticket: () => Promise.resolve({ accessToken: token, mayBeDead: () => false, afterRefusal }) };
  }
});

const listSchema = v.object({ totalCount: v.number(), items: v.array(v.unknown()) });

/** Ends calls a little sooner than after half a minute. */
function shortenCalls(): void {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, milliseconds?: number) =>
    wait(work, milliseconds === requestTimeoutMs ? 2_500 : milliseconds)) as typeof setTimeout);
}

describe('a fault of the password form', () => {
  it.each([
    ['signIn.wrongPassword', 'Invalid username or password!'],
    ['signIn.lockedOut', /locked out/u],
    ['signIn.notAllowed', /not allowed to login/u],
    ['signIn.twoFactorRequired', 'RequiresTwoFactor'],
    ['signIn.mustChangePassword', 'ShouldChangePasswordOnNextLogin'],
  ] as const)('%s is answered in ABP’s words, once', async (id, words) => {
    const { backend } = await createTestBackend();
    await backend.faults.arm(id);
    const form = { grant_type: 'password', username: 'khoa.tm', password: demoPassword };
    const answers = [await askToken(backend, form), await askToken(backend, form)];

    expect(answers.map(({ status }) => status)).toEqual([400, 200]);
    expect(await answers[0]?.json()).toMatchObject({
      error: 'invalid_grant',
      error_description: expect.stringMatching(words) as string,
    });
    expect(passwordFaults[id].flows).toEqual(['password']);
  });
});
