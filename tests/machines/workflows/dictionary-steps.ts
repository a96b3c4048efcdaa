import { policies } from '@/domain/policies/policy-names';
import type { PayInFacts } from '@/machines/workflows/pay-in-workflow-machine';
import type { ReportFacts } from '@/machines/workflows/report-rules';
import type { SelfPayingFacts } from '@/machines/workflows/self-paying-workflow-machine';
import type { WorkflowPerson } from '@/machines/workflows/workflow';

/** A step as the domain dictionary has it (§5.1, §5.3, §5.5): from, to, policy, and what makes each rule fail. */
export type Row<Facts> = {
  readonly from: Partial<Facts>;
  readonly step: string;
  readonly to: unknown;
  readonly policy: string;
  readonly fails: readonly (readonly [rule: string, facts: Partial<Facts>, person?: Partial<WorkflowPerson>])[];
};

const foreign = ['ownUnit', { donViId: 'other' }] as const;
const outsider = ['fundStaff', {}, { isFundStaff: false }] as const;

export function reportRows(base: 'fundReports' | 'revenueReports' | 'documentReports'): readonly Row<ReportFacts>[] {
  const policy = (suffix: 'Edit' | 'Delete' | 'Submit' | 'Appraise' | 'Return' | 'Approve' | 'Reject') =>
    policies[`${base}${suffix}`];
  const back = (from: 2 | 3): readonly Row<ReportFacts>[] => [
    { from: { trangThai: from }, step: 'tra-lai', to: 6, policy: policy('Return'), fails: [outsider] },
    { from: { trangThai: from }, step: 'tu-choi', to: 5, policy: policy('Reject'), fails: [outsider] },
  ];
  const written = (from: 1 | 6): readonly Row<ReportFacts>[] => [
    { from: { trangThai: from }, step: 'sua', to: from, policy: policy('Edit'), fails: [foreign] },
    {
      from: { trangThai: from },
      step: 'gui',
      to: 2,
      policy: policy('Submit'),
      fails: [foreign, ['hasContent', { coNoiDung: false }]],
    },
  ];
  return [
    ...written(1),
    ...written(6),
    {
      from: { trangThai: 1 },
      step: 'xoa',
      to: undefined,
      policy: policy('Delete'),
      fails: [foreign, ['neverSent', { daGui: true }]],
    },
    {
      from: { trangThai: 2 },
      step: 'thu-hoi',
      to: 1,
      policy: policy('Submit'),
      fails: [foreign, ['notOpened', { daMo: true }]],
    },
    { from: { trangThai: 2 }, step: 'tham-dinh', to: 3, policy: policy('Appraise'), fails: [outsider] },
    ...back(2),
    ...back(3),
    {
      from: { trangThai: 3 },
      step: 'phe-duyet',
      to: 4,
      policy: policy('Approve'),
      fails: [outsider, ['otherThanAppraiser', { nguoiThamDinhId: 'me' }]],
    },
    {
      from: { trangThai: 4 },
      step: 'thu-hoi-phe-duyet',
      to: 3,
      policy: policy('Approve'),
      fails: [
        outsider,
        ['nothingBuiltOnIt', { coHoTro: true }],
        ['nothingBuiltOnIt', { coHoanTra: true }],
        ['nothingBuiltOnIt', { coKySauDuocDuyet: true }],
      ],
    },
  ];
}

const edits = policies.selfPayingEdit;
const unaccepted = (from: 2 | 6, others: readonly Row<SelfPayingFacts>[]): readonly Row<SelfPayingFacts>[] => [
  { from: { trangThai: from }, step: 'sua', to: approval(from), policy: edits, fails: [outsider] },
  { from: { trangThai: from }, step: 'tu-choi', to: approval(5), policy: policies.selfPayingReject, fails: [outsider] },
  { from: { trangThai: from }, step: 'huy', to: approval(9), policy: edits, fails: [outsider] },
  ...others,
];

function approval(status: SelfPayingFacts['trangThai'], payment = 'unpaid') {
  const names = { 2: 'pending', 4: 'approved', 5: 'rejected', 6: 'returned', 9: 'cancelled' } as const;
  return { approval: names[status], payment };
}

export const dossierRows: readonly Row<SelfPayingFacts>[] = [
  ...unaccepted(2, [
    {
      from: { trangThai: 2 },
      step: 'phe-duyet',
      to: approval(4),
      policy: policies.selfPayingApprove,
      fails: [outsider, ['papersComplete', { duTaiLieu: false }]],
    },
    {
      from: { trangThai: 2 },
      step: 'yeu-cau-bo-sung',
      to: approval(6),
      policy: policies.selfPayingReturn,
      fails: [outsider],
    },
  ]),
  ...unaccepted(6, [{ from: { trangThai: 6 }, step: 'bo-sung', to: approval(2), policy: edits, fails: [outsider] }]),
  {
    from: { trangThai: 4 },
    step: 'mo-lai',
    to: approval(2),
    policy: policies.selfPayingReopen,
    fails: [outsider, ['unpaid', { tinhTrangDong: 3 }], ['unpaid', { conPhaiNop: 40_000 }]],
  },
  {
    from: { trangThai: 4 },
    step: 'ghi-nhan-dong',
    to: approval(4, 'reconciling'),
    policy: policies.selfPayingPay,
    fails: [outsider, ['approved', { trangThai: 2 }]],
  },
  {
    from: { trangThai: 4, tinhTrangDong: 2 },
    step: 'xac-nhan-dong',
    to: approval(4, 'paid'),
    policy: policies.selfPayingReconcile,
    fails: [outsider, ['approved', { trangThai: 2 }]],
  },
  {
    from: { trangThai: 4, tinhTrangDong: 2 },
    step: 'khong-tim-thay',
    to: approval(4),
    policy: policies.selfPayingReconcile,
    fails: [outsider],
  },
];

const foreignVoucher = ['ownVoucher', { nguoiTaoId: 'other', donViId: 'other' }] as const;
const noProof = ['hasProof', { hinhThuc: 1, soTepDinhKem: 0 }] as const;
const written = (from: 1 | 6): readonly Row<PayInFacts>[] => [
  { from: { trangThai: from }, step: 'sua', to: from, policy: policies.payInsEdit, fails: [foreignVoucher] },
  { from: { trangThai: from }, step: 'gui', to: 2, policy: policies.payInsSubmit, fails: [foreignVoucher, noProof] },
];
export const voucherRows: readonly Row<PayInFacts>[] = [
  ...written(1),
  ...written(6),
  { from: { trangThai: 1 }, step: 'huy', to: 9, policy: policies.payInsDelete, fails: [foreignVoucher] },
  {
    from: { trangThai: 1 },
    step: 'thu-tien-mat',
    to: 7,
    policy: policies.payInsReconcile,
    fails: [outsider, ['isCash', { hinhThuc: 1 }]],
  },
  { from: { trangThai: 2 }, step: 'doi-soat', to: 7, policy: policies.payInsReconcile, fails: [outsider] },
  { from: { trangThai: 2 }, step: 'tra-lai', to: 6, policy: policies.payInsReturn, fails: [outsider] },
  { from: { trangThai: 2 }, step: 'tu-choi', to: 5, policy: policies.payInsReject, fails: [outsider] },
  {
    from: { trangThai: 7 },
    step: 'huy-doi-soat',
    to: 2,
    policy: policies.payInsRevert,
    fails: [
      outsider,
      ['periodOpen', { kyKeToanDaKhoa: true }],
      ['nothingBuiltOnIt', { coHoTro: true }],
      ['nothingBuiltOnIt', { coHoanTra: true }],
    ],
  },
];
