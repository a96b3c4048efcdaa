import { policies } from '@/domain/policies/policy-names';
import type { SupportRequestFacts } from '@/machines/workflows/support-request-workflow-machine';

import type { Row } from './dictionary-steps';

const foreign = ['ownRequest', { donViId: 'other', creatorId: 'other' }] as const;
const outsider = ['fundStaff', {}, { isFundStaff: false }] as const;

const written = (from: 1 | 6): readonly Row<SupportRequestFacts>[] => [
  { from: { trangThai: from }, step: 'sua', to: from, policy: policies.supportRequestsEdit, fails: [foreign] },
  {
    from: { trangThai: from },
    step: 'gui',
    to: 2,
    policy: policies.supportRequestsSubmit,
    fails: [foreign, ['dossierComplete', { duHoSo: false }]],
  },
];

const answered = (from: 2 | 3): readonly Row<SupportRequestFacts>[] => [
  {
    from: { trangThai: from },
    step: 'yeu-cau-bo-sung',
    to: 6,
    policy: policies.supportRequestsReturn,
    fails: [outsider],
  },
  { from: { trangThai: from }, step: 'tu-choi', to: 5, policy: policies.supportRequestsReject, fails: [outsider] },
];

const takenBack = (from: 4 | 7): Row<SupportRequestFacts> => ({
  from: { trangThai: from },
  step: 'huy-chi',
  to: 4,
  policy: policies.supportRequestsRevert,
  fails: [outsider, ['hasPayment', { coKhoanChi: false }]],
});

/** Domain dictionary §5.8, a–h. */
export const supportRequestRows: readonly Row<SupportRequestFacts>[] = [
  ...written(1),
  ...written(6),
  {
    from: { trangThai: 1 },
    step: 'xoa',
    to: undefined,
    policy: policies.supportRequestsDelete,
    fails: [foreign, ['neverSent', { daGui: true }]],
  },
  { from: { trangThai: 2 }, step: 'thu-hoi', to: 1, policy: policies.supportRequestsSubmit, fails: [foreign] },
  { from: { trangThai: 2 }, step: 'tham-dinh', to: 3, policy: policies.supportRequestsAppraise, fails: [outsider] },
  ...answered(2),
  ...answered(3),
  {
    from: { trangThai: 3 },
    step: 'phe-duyet',
    to: 4,
    policy: policies.supportRequestsApprove,
    fails: [outsider, ['otherThanAppraiser', { nguoiThamDinhId: 'me' }]],
  },
  { from: { trangThai: 4 }, step: 'chi-tra', to: 7, policy: policies.supportRequestsPay, fails: [outsider] },
  { from: { trangThai: 4 }, step: 'chi-mot-phan', to: 4, policy: policies.supportRequestsPay, fails: [outsider] },
  { from: { trangThai: 4 }, step: 'sua-tai-khoan', to: 4, policy: policies.supportRequestsAppraise, fails: [outsider] },
  takenBack(4),
  takenBack(7),
];
