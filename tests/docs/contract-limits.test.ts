import type { Schema } from 'yup';
import { describe, expect, it } from 'vitest';

import { contributionAmountSchema } from '@/domain/contribution-amounts/contribution-amount-schema';
import { dayOffSchema } from '@/domain/days-off/day-off-schema';
import { documentReportSchema } from '@/domain/document-reports/document-report-schema';
import { fundReportSchema } from '@/domain/fund-reports/head-schema';
import { fundReportLineSchema } from '@/domain/fund-reports/line-schema';
import { payInSchema } from '@/domain/pay-ins/pay-in-schema';
import { revenueReportSchema } from '@/domain/revenue-reports/revenue-report-schema';
import { selfPayingSchema } from '@/domain/self-paying/self-paying-schema';
import { supportTypeSchema } from '@/domain/support-types/support-type-schema';
import { accountCorrectionSchema } from '@/domain/support/account-correction';
import { supportRequestSchema } from '@/domain/support/support-request-schema';
import {
  appraisalSchema,
  payoutReturnSchema,
  payoutSchema,
  supportApprovalSchema,
} from '@/domain/support/support-steps';
import { unitSchema } from '@/domain/units/unit-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { workerSchema } from '@/domain/workers/worker-schema';
import type { Shape } from '@mock-server/http/body-shape';
import { bodyShapes } from '@mock-server/http/body-shapes';

import { readContract } from '../../scripts/support/contract.mjs';

type Json = Readonly<Record<string, unknown>>;
type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems';
type Limits = ReadonlyMap<string, Readonly<Partial<Record<Limit, number>>>>;

const today = '2026-11-15';
const forms: readonly (readonly [input: string, schema: Schema])[] = [
  ['BaoCaoDoanhThuNhap', revenueReportSchema({ today })],
  ['BaoCaoQuyChiTietNhap', fundReportLineSchema({ nam: 2026, thang: 10 })],
  ['BaoCaoQuyNhap', fundReportSchema(today)],
  ['BaoCaoTaiLieuNhap', documentReportSchema({ today })],
  ['ChiTraHoTro', payoutSchema({ today, ngayQd: null })],
  ['DonViNhap', unitSchema({ today })],
  ['HoSoTuDongNhap', selfPayingSchema({ today, declaredOn: today })],
  ['HuyChiHoTro', payoutReturnSchema()],
  ['LoaiHoTroNhap', supportTypeSchema()],
  ['NgayNghiNhap', dayOffSchema()],
  ['NguoiLaoDongNhap', workerSchema({ today })],
  ['PheDuyetHoTro', supportApprovalSchema({ today, completeOn: null })],
  ['PhieuNopQuyNhap', payInSchema({ today })],
  ['SoTienDongQuyNhap', contributionAmountSchema()],
  ['SuaTaiKhoanHoTro', accountCorrectionSchema({ truongHop: [] })],
  ['ThamDinhHoTro', appraisalSchema({ today, filedOn: today })],
  ['YeuCauHoTroNhap', supportRequestSchema({ type: undefined, today })],
];

/** A debt without an amount is left out when a voucher is sent, and no debt is paid with more than the voucher has. */
const judgedAsWhole: ReadonlySet<string> = new Set(['PhieuNopQuyNhap phanBo[].soTien']);

const { components } = readContract() as { readonly components: { readonly schemas: Readonly<Record<string, Json>> } };

describe('limits of the wire contract', () => {
  it.each(forms)('C-05 are kept by the form of %s', (input, schema) => {
    const limits = limitsOf({ $ref: `#/components/schemas/${input}` });
    expect(limits.size).toBeGreaterThan(1);
    const broken = [...limits].flatMap(([path, { minLength, maxLength, minimum, maximum, maxItems }]) =>
      [
        ...outside(minLength, (least) => (least > 1 ? 'a'.repeat(least - 1) : ' ')),
        ...outside(maxLength, (most) => 'a'.repeat(most + 1)),
        ...outside(minimum, (least) => least - 1),
        ...outside(maximum, (most) => most + 1),
        ...outside(maxItems, (most) => entries(most + 1)),
      ]
        .filter((value) => !judgedAsWhole.has(`${input} ${path}`) && errorAt(schema, path, value) === undefined)
        .map((value) => `${path} takes ${String(value).slice(0, 20)}`),
    );
    expect(broken).toEqual([]);
  });

  it.each(forms)('C-05 are all that the form of %s knows of lengths', (input, schema) => {
    const limits = limitsOf({ $ref: `#/components/schemas/${input}` });
    const untold = placesOf('string', schema.describe() as unknown as Json).flatMap((path) => {
      const error = errorAt(schema, path, 'a'.repeat(5_000));
      const most = error?.key === 'maxlength' ? error.params['requiredLength'] : undefined;
      return most === limits.get(path)?.maxLength || most === undefined ? [] : [`${path} ends at ${String(most)}`];
    });
    expect(untold).toEqual([]);
  });

  it.each(forms)('C-05 are all that the form of %s knows of lists, none of which goes on for ever', (input, schema) => {
    const limits = limitsOf({ $ref: `#/components/schemas/${input}` });
    const untold = placesOf('array', schema.describe() as unknown as Json).flatMap((path) => {
      const error = errorAt(schema, path, entries(1_001));
      const most = error?.key === 'tooMany' ? error.params['max'] : undefined;
      return most !== undefined && most === limits.get(path)?.maxItems ? [] : [`${path} ends at ${String(most)}`];
    });
    expect(untold).toEqual([]);
  });

  it('C-05 end every list of every body', () => {
    const endless = Object.entries(bodyShapes).flatMap(([route, shape]) =>
      endlessLists(shape).map((path) => `${route} ${path}`),
    );
    expect(endless).toEqual([]);
  });
});

const entries = (count: number): readonly unknown[] => Array.from({ length: count }, () => null);

function endlessLists(shape: Shape, path = ''): readonly string[] {
  if (typeof shape === 'string') {
    return [];
  }
  if (Array.isArray(shape)) {
    const [item, most] = shape as readonly [Shape, number?];
    return [...(most === undefined ? [path] : []), ...endlessLists(item, `${path}[]`)];
  }
  return Object.entries(shape as Readonly<Record<string, Shape>>).flatMap(([name, part]) =>
    endlessLists(part, path === '' ? name : `${path}.${name}`),
  );
}

function outside(limit: number | undefined, valueOf: (limit: number) => unknown): readonly unknown[] {
  return limit === undefined ? [] : [valueOf(limit)];
}

/** What a form says of a single value: `truongHop[].tienDeNghi` is that of the first case. */
function errorAt(schema: Schema, path: string, value: unknown) {
  const field = path.replaceAll('[]', '[0]');
  return validationErrorsOf(schema, recordWith(path.split('.'), value)).find((error) => error.field === field);
}

function recordWith([name = '', ...rest]: readonly string[], value: unknown): Json {
  const inner = rest.length === 0 ? value : recordWith(rest, value);
  return name.endsWith('[]') ? { [name.slice(0, -2)]: [inner] } : { [name]: inner };
}

/** The limits of texts, numbers and lists in a schema of the contract, by path. */
function limitsOf(reference: Json, path = '', found = new Map<string, Record<string, number>>()): Limits {
  const { $ref } = reference;
  const schema = typeof $ref === 'string' ? (components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : reference;
  for (const part of ['allOf', 'oneOf'].flatMap((group) => (schema[group] ?? []) as readonly Json[])) {
    limitsOf(part, path, found);
  }
  for (const limit of ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems']) {
    if (typeof schema[limit] === 'number') {
      found.set(path, { ...found.get(path), [limit]: schema[limit] });
    }
  }
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>)) {
    limitsOf(property, path === '' ? name : `${path}.${name}`, found);
  }
  if (schema['items'] !== undefined) {
    limitsOf(schema['items'] as Json, `${path}[]`, found);
  }
  return found;
}

/** Where a form holds texts, or lists, as yup describes it. */
function placesOf(kind: 'string' | 'array', { type, fields, innerType }: Json, path = ''): readonly string[] {
  return [
    ...(type === kind ? [path] : []),
    ...Object.entries((fields ?? {}) as Readonly<Record<string, Json>>).flatMap(([name, field]) =>
      placesOf(kind, field, path === '' ? name : `${path}.${name}`),
    ),
    ...(innerType === undefined ? [] : placesOf(kind, innerType as Json, `${path}[]`)),
  ];
}
