import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { rememberedConditions, liveConditions } from '@/domain/support/live-conditions';
import { amountFrame, isInFrame } from '@/domain/support/support-amounts';
import {
  createDraftJudge,
  draftFormErrors,
  emptyCaseDraft,
  emptyDraft,
  inputOfDraft,
  normalizeDraft,
  type CaseDraft,
  type RequestDraft,
} from '@/domain/support/support-draft';
import { isReasonOf } from '@/domain/support/support-lists';
import { normalizeSupportRequest } from '@/domain/support/support-request-input';
import { draftErrorsOf } from '@/domain/support/support-request-schema';
import type { SupportType } from '@/domain/support-types/support-type';
import { formErrorsFrom } from '@/domain/validation/schema-errors';

import { caseWith, supportType } from './support-fixtures';

const today = '2026-11-15';
const rules = { today, acceptsMasked: true };
const kinds = ['HT01', 'HT05', 'HT08', 'HT09', 'HT11', ''] as const;
const typeOf = (code: string) => (code === '' ? undefined : supportType(code));

const caseOf = (khoa: string): CaseDraft => ({
  ...emptyCaseDraft(supportType('HT01'), khoa),
  ...caseWith('HT01', {}, { lyDoHoTro: 'tai-nan-lao-dong', tienDeNghi: 20_000_000 }),
});

const draftWith = (truongHop: readonly CaseDraft[]): RequestDraft => ({
  ...emptyDraft(today, 'unit-1'),
  loaiHoTroId: 'HT01',
  truongHop,
});

/** The draft after something was typed into one case; as in a form, the others stay the objects that they are. */
function typedInto(draft: RequestDraft, at: number, typed: Partial<CaseDraft>): RequestDraft {
  return {
    ...draft,
    truongHop: draft.truongHop.map((entry, index) => (index === at ? { ...entry, ...typed } : entry)),
  };
}

/** The same object, with a count of how often one of its fields was read. */
function counted<Value extends object>(value: Value, field: keyof Value) {
  let reads = 0;
  const proxy = new Proxy(value, {
    get: (own, name) => {
      reads += name === field ? 1 : 0;
      return Reflect.get(own, name) as unknown;
    },
  });
  const readsOf = (work: () => unknown) => {
    reads = 0;
    work();
    return reads;
  };
  return { value: proxy, readsOf };
}

describe('the work that a key costs in a draft of a support request', () => {
  it('B-08 is to normalise the case that is typed into: of the others nothing is read', () => {
    const untouched = counted(caseOf('k0'), 'soHoChieu');
    const draft = draftWith([untouched.value, caseOf('k1')]);
    const send = (present: RequestDraft) => inputOfDraft(normalizeDraft(present));
    const before = send(draft);
    const typed = typedInto(draft, 1, { soTaiKhoan: '0123 456 789' });
    expect(untouched.readsOf(() => send(typed))).toBe(0);
    expect(untouched.readsOf(() => inputOfDraft(typed))).toBe(0);
    expect(send(typed).truongHop[0]).toBe(before.truongHop[0]);
    expect(send(typed).truongHop[1]?.soTaiKhoan).toBe('0123456789');
  });

  it('B-08 is no case at all where the head is typed into', () => {
    const draft = draftWith([caseOf('k0'), caseOf('k1')]);
    const typed = { ...draft, nguoiLienHe: 'Trần Thị Hoa' };
    expect(normalizeDraft(typed).truongHop).toBe(normalizeDraft(draft).truongHop);
    expect(inputOfDraft(typed).truongHop).toBe(inputOfDraft(draft).truongHop);
  });

  it('B-08 is to judge the case that is typed into, by its schema and by the frame of its amount', () => {
    const [byReason, byFrame] = [counted(supportType('HT01'), 'ma'), counted(supportType('HT01'), 'cachTinh')];
    for (const type of [byReason, byFrame]) {
      const judge = draftFormErrors({ ...rules, type: type.value });
      const draft = draftWith(Array.from({ length: 20 }, (_, index) => caseOf(`k${index}`)));
      const all = type.readsOf(() => judge(normalizeDraft(draft)));
      const again = type.readsOf(() => judge(normalizeDraft(draft)));
      const typed = typedInto(draft, 7, { soTaiKhoan: '12' });
      const one = type.readsOf(() => judge(normalizeDraft(typed)));
      expect([again, one > 0, one * 20]).toEqual([0, true, all]);
    }
  });

  it('B-08 is to judge the conditions of a case once for each of its states, days and answers', () => {
    const type = counted(supportType('HT01'), 'cachTinh');
    const entry = caseOf('k0');
    const answer = { thuTu: 1, mucMin: null, mucMax: null, goiY: null, daTamCap: 0, dieuKien: [] };
    const workFor = (...[truongHop, filedOn, answered]: [CaseDraft, string, typeof answer | undefined]) => {
      let found: unknown;
      const reads = type.readsOf(() => {
        found = rememberedConditions(truongHop, type.value, filedOn, answered, statutoryCalendar);
      });
      expect(found).toEqual(liveConditions(type.value, { truongHop, filedOn, calendar: statutoryCalendar }, answered));
      return reads > 0;
    };
    expect([
      workFor(entry, today, undefined),
      workFor(entry, today, undefined),
      workFor(entry, '2026-11-16', undefined),
      workFor(entry, '2026-11-16', answer),
      workFor(entry, '2026-11-16', answer),
      workFor({ ...entry, tienDeNghi: 90_000_000 }, '2026-11-16', answer),
    ]).toEqual([true, false, true, true, false, true]);
  });

  it('B-08 leaves every draft normalised, and judged, as if nothing had been remembered', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 20 }), (edits) => {
        const judge = createDraftJudge(rules);
        let draft = draftWith([caseOf('k0'), caseOf('k1'), caseOf('k2')]);
        for (const change of edits) {
          draft = change(draft);
          const type = typeOf(draft.loaiHoTroId);
          const normal = normalizeDraft(draft);
          const afresh = normalizedAfresh(draft);
          expect(JSON.stringify(inputOfDraft(normal))).toBe(JSON.stringify(inputOfDraft(afresh)));
          expect(normal).toStrictEqual(afresh);
          expect(JSON.stringify(judge(type, normal))).toBe(JSON.stringify(judgedAfresh(type, afresh)));
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Without anything remembered: every case is a new object, and the request is judged as a whole. */
function normalizedAfresh(draft: RequestDraft): RequestDraft {
  const copy = structuredClone(draft);
  const normal = normalizeSupportRequest(inputOfDraft(copy));
  return {
    ...normal,
    truongHop: normal.truongHop.map((entry, index) => ({
      ...entry,
      lyDoHoTro: isReasonOf(draft.loaiHoTroId, entry.lyDoHoTro) ? entry.lyDoHoTro : null,
      khoa: copy.truongHop[index]?.khoa ?? '',
      nguoi: copy.truongHop[index]?.nguoi ?? null,
    })),
  };
}

function judgedAfresh(type: SupportType | undefined, draft: RequestDraft) {
  const amounts = draft.truongHop.flatMap((entry, index) => {
    const { min, max } = type === undefined ? { min: null, max: null } : amountFrame(type, entry);
    const amount = entry.tienDeNghi;
    const params = { min: min ?? 0, max: max ?? amount ?? 0 };
    return amount === null || isInFrame(amount, { min, max })
      ? []
      : [{ field: `truongHop[${index}].tienDeNghi`, key: 'range' as const, params }];
  });
  return formErrorsFrom([...draftErrorsOf({ ...rules, type }, inputOfDraft(draft)), ...amounts]);
}

const typedCase: fc.Arbitrary<Partial<CaseDraft>> = fc.oneof(
  fc.record({ soTaiKhoan: fc.constantFrom('', '12', ' 0123 456 789 ', '******789') }),
  fc.record({ chuTaiKhoan: fc.constantFrom('', 'Nguyễn  Văn Hải', 'x'.repeat(60)) }),
  fc.record({ tienDeNghi: fc.constantFrom(null, 0, 20_000_000, 45_000_000, -1) }),
  // A choice that was taken back stands in the form as nothing at all.
  fc.record({ lyDoHoTro: fc.constantFrom('' as never, 'khac', 'tai-nan-lao-dong', 'thi-hai', null) }),
  fc.record({ lyDoKhac: fc.constantFrom('', 'ngắn', 'Một lý do đủ dài') }),
  fc.record({ lvTu: fc.constantFrom('', '2030-01-01', '2025-10-20', 'x') }),
  fc.record({ soHoChieu: fc.constantFrom('', ' c1234567', 'C1') }),
  fc.record({ mucDo: fc.constantFrom(null, 50, 101, 0.5) }),
  fc
    .record({
      ngayChet: fc.constantFrom(null, '', '2026-09-02', '2030-01-01'),
      chiPhi: fc.constantFrom(null, 0, 90_000_000),
      giaTriHopDong: fc.constantFrom(null, 60_000_000),
      baoGia: fc.constantFrom([], [1, -1, 3], [1, null as unknown as number]),
    })
    .map((rieng) => ({ rieng: { ...caseOf('').rieng, ...rieng } })),
  fc.constantFrom('', '12', '042096000031').map((soCccd) => ({
    nguoiUyQuyen: { hoTen: ' Lan', quanHe: 'me', soCccd, ngayCap: '', noiCap: null, diaChi: 'Vinh' },
  })),
);

const typedHead: fc.Arbitrary<Partial<RequestDraft>> = fc.oneof(
  fc.record({ nguoiLienHe: fc.constantFrom('', ' Hoa ', 'x'.repeat(101)) }),
  fc.record({ dienThoai: fc.constantFrom('', '12', '0912 345 678') }),
  fc.record({ ngayDeNghi: fc.constantFrom('', today, '2030-01-01') }),
  fc.record({ loaiHoTroId: fc.constantFrom(...kinds) }),
);

const place = fc.nat({ max: 4 });

type Edit = (draft: RequestDraft) => RequestDraft;

const intoCases = (change: (cases: readonly CaseDraft[]) => readonly CaseDraft[]): Edit => {
  return (draft) => ({ ...draft, truongHop: change(draft.truongHop) });
};

/** What somebody does to a form: types into a case or the head, drops a case, adds one, or changes their order. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(place, typedCase).map(([at, typed]): Edit => {
      return (draft) => typedInto(draft, at, typed);
    }),
  },
  {
    weight: 2,
    arbitrary: typedHead.map((typed): Edit => {
      return (draft) => ({ ...draft, ...typed });
    }),
  },
  place.map((at) => intoCases((cases) => cases.filter((_, index) => index !== at))),
  fc.uuid().map((key) => intoCases((cases) => [...cases, caseOf(key)])),
  fc.constant(intoCases((cases) => [...cases].reverse())),
);
