import { beforeAll, describe, expect, it } from 'vitest';

import { questionOf } from '@/domain/support/live-conditions';
import type { SupportCaseInput } from '@/domain/support/support-request';
import { isJsonObject } from '@/domain/validation/json-object';

import { errorOf, type Reply } from '../routes/office';
import { bearer, signIn } from '../support/test-backend';
import { caseOf, openSupport, requestOf, supportPath, type SupportDesk } from './support-desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await openSupport();
});

const strange: readonly unknown[] = [
  null,
  true,
  7,
  -1.5,
  1e300,
  'abc',
  '',
  '2026-02-30',
  {},
  { a: [1] },
  [],
  [null],
  [[7]],
];

/** Every body that has one of its values, however deep, replaced by something strange. */
function* damaged(value: unknown, replace: (part: unknown) => unknown): Generator<readonly [string, unknown]> {
  for (const each of strange) {
    yield [JSON.stringify(each), replace(each)];
  }
  const entries = Array.isArray(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : [];
  for (const [key, part] of entries) {
    const put = (other: unknown) =>
      Array.isArray(value)
        ? value.map((one: unknown, index) => (index === key ? other : one))
        : { ...(value as object), [key]: other };
    for (const [name, body] of damaged(part, (other) => replace(put(other)))) {
      yield [`${String(key)} ${name}`, body];
    }
  }
}

/** Asks as an officer does, also what no client could ask by the contract. */
async function officer(): Promise<(body: unknown) => Promise<Reply>> {
  const { backend } = desk.office;
  const { access_token } = await signIn(backend, 'ha.lt');
  const headers = { ...bearer(access_token), 'Content-Type': 'application/json', 'Accept-Language': 'vi' };
  return async (body) => {
    const url = new URL(`${supportPath}/dieu-kien`, backend.origin);
    const response = await backend.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    return { status: response.status, body: await response.json() };
  };
}

/** `undefined` for a judgement, or a refusal in ABP's shape for wrong values. */
function complaintOf({ status, body }: Reply): unknown {
  const errors = status === 400 ? (errorOf({ status, body }).validationErrors ?? []) : [];
  const isShaped = errors.length > 0 && errors.every(({ message, members }) => message !== '' && members.length > 0);
  return status === 200 || isShaped ? undefined : [status, body];
}

describe('a body that is no request', () => {
  it.each(['HT01', 'HT05', 'HT10'])(
    'B-08 V-02 is judged live, or refused as wrong values are, never by an error of the back end: %s',
    async (ma) => {
      const type = desk.typeOf(ma);
      const rieng = {
        hangVe: 'pho-thong',
        ...{ nhanVien: 'Lê Văn Đi', nuocCongTac: 'JP', ngayDi: '2026-11-01', ngayVe: '2026-11-05' },
        ...{ giaVe: 9_000_000, soNguoi: 1, giaTriHopDong: 150_000_000, soThang: 4 },
        ...{ tuNgay: '2026-10-01', chiPhi: 80_000_000, baoGia: [1, 2, 3] },
      } as const;
      const body = requestOf(ma, [
        caseOf(type, type.doiTuong === 3 ? null : desk.contractOf(), { tienDeNghi: 10_000_000, rieng }),
      ]);
      const ask = await officer();
      const failed: unknown[] = [];
      let refused = 0;
      for (const [name, wrong] of damaged(body, (other) => other)) {
        const reply = await ask(wrong);
        refused += Number(reply.status === 400);
        const complaint = complaintOf(reply);
        if (complaint !== undefined) {
          failed.push([name, complaint]);
        }
      }
      expect(failed).toEqual([]);
      expect(refused).toBeGreaterThan(100);
    },
  );
});

describe('what a form asks while a value is half typed', () => {
  it.each(['HT01', 'HT05', 'HT10'])('B-08 V-02 is judged as far as it can be read, never refused: %s', async (ma) => {
    const type = desk.typeOf(ma);
    const entry = caseOf(type, type.doiTuong === 3 ? null : desk.contractOf(), {});
    const whole = requestOf(ma, [entry]);
    const ask = await officer();
    const refused: unknown[] = [];
    for (const half of ['15/0', '20tr', '-', -4, 1e17]) {
      for (const typed of halfTyped(entry, half)) {
        const { status, body } = await ask(questionOf({ ...whole, truongHop: [typed] }));
        if (status !== 200) {
          refused.push([typed, body]);
        }
      }
    }
    expect(refused).toEqual([]);
  });
});

/** A case for each of its days, amounts and numbers, with the value half typed as the form holds it. */
function halfTyped(entry: SupportCaseInput, half: string | number): readonly SupportCaseInput[] {
  const days = ['ngayCapHc', 'hdTu', 'hdDen', 'lvTu', 'lvDen', 'ngaySuViec'];
  const ofAll = [...days, 'mucDo', 'tienDeNghi'].map((field) => ({ ...entry, [field]: half }));
  const details = ['soNguoi', 'giaTriHopDong', 'anPhi', 'ngayChet', 'tuNgay', 'denNgay', 'soThang', 'ngayDi', 'ngayVe'];
  const ofKinds = [...details, 'giaVe', 'giaVePhoThong', 'chiPhi'].map((field) => ({ [field]: half }));
  const quotes = { baoGia: [half] };
  const withDetails = [...ofKinds, quotes].map((put) => ({ ...entry, rieng: { ...entry.rieng, ...put } }));
  return [...ofAll, ...withDetails] as unknown as readonly SupportCaseInput[];
}
