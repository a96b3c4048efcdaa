import { describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';

import { contractProblems } from '../../support/contract';
import { askToken, bearer, call, createTestBackend, signIn } from '../support/test-backend';

const path = '/api/app/phien-dang-nhap';

async function openTwoSessions() {
  const { backend, clock } = await createTestBackend();
  const first = await signIn(backend, 'khoa.tm');
  clock.advanceSeconds(60);
  const second = await signIn(backend, 'khoa.tm');
  const ask = async (method: string, address: string, token = first.access_token) => {
    const response = await call(backend, address, { method, headers: bearer(token) });
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    const url = new URL(address, backend.origin);
    const seen = { method, path: url.pathname, query: url.searchParams, body: undefined, status: response.status };
    expect(contractProblems({ ...seen, answer })).toEqual([]);
    return { status: response.status, answer };
  };
  const sessions = async (token?: string) => (await ask('GET', path, token)).answer as Schemas['PhienDangNhap'];
  const renew = (refresh_token: string) => askToken(backend, { grant_type: 'refresh_token', refresh_token });
  return { backend, first, second, ask, sessions, renew };
}

describe('one’s own sessions', () => {
  it('B-26 are listed with the one that asks marked, and the latest sign-ins', async () => {
    const { sessions } = await openTwoSessions();
    const { phien, dangNhap } = await sessions();
    expect(phien.map(({ hienTai, batDau }) => [hienTai, batDau])).toEqual([
      [false, '2026-11-15T08:01:00.000'],
      [true, '2026-11-15T08:00:00.000'],
    ]);
    expect(dangNhap.slice(0, 2).map(({ thoiGian, ketQua }) => [thoiGian, ketQua])).toEqual([
      ['2026-11-15T08:01:00.000', 1],
      ['2026-11-15T08:00:00.000', 1],
    ]);
    expect(dangNhap.length).toBeLessThanOrEqual(10);
  });

  it('B-26 stay one session through renewals', async () => {
    const { first, sessions, renew } = await openTwoSessions();
    const before = await sessions();
    expect((await renew(first.refresh_token)).status).toBe(200);
    expect((await sessions()).phien).toEqual(before.phien);
  });

  it('B-26 another one is ended: its next renewal is refused, this one goes on', async () => {
    const { first, second, ask, sessions, renew } = await openTwoSessions();
    const other = (await sessions()).phien.find(({ hienTai }) => !hienTai)?.id ?? '';
    expect((await ask('DELETE', `${path}/${other}`)).status).toBe(204);
    expect((await sessions()).phien.map(({ hienTai }) => hienTai)).toEqual([true]);
    expect((await renew(second.refresh_token)).status).toBe(400);
    expect((await renew(first.refresh_token)).status).toBe(200);
    expect((await ask('DELETE', `${path}/${other}`)).status).toBe(404);
  });

  it('B-26 neither the own one nor a stranger’s is ended so', async () => {
    const { backend, ask, sessions, renew } = await openTwoSessions();
    const own = (await sessions()).phien.find(({ hienTai }) => hienTai)?.id ?? '';
    expect((await ask('DELETE', `${path}/${own}`)).status).toBe(403);
    const stranger = await signIn(backend, 'vinh.pq');
    const theirs = (await sessions(stranger.access_token)).phien[0]?.id ?? '';
    expect((await ask('DELETE', `${path}/${theirs}`)).status).toBe(404);
    expect((await renew(stranger.refresh_token)).status).toBe(200);
  });

  it('B-24 B-26 D-02 go on when one’s own password changes, as ABP lets them: the product ends them', async () => {
    const { backend, first, second, sessions, renew } = await openTwoSessions();
    const response = await call(backend, '/api/account/my-profile/change-password', {
      method: 'POST',
      headers: { ...bearer(first.access_token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ currentPassword: '1q2w3E*', newPassword: 'Mot-mat-khau-2' }),
    });
    expect(response.status).toBe(204);
    expect((await sessions()).phien.map(({ hienTai }) => hienTai)).toEqual([false, true]);
    expect((await renew(second.refresh_token)).status).toBe(200);
  });
});
