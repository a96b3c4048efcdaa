import { describe, expect, it } from 'vitest';

import { isGranted } from '@/domain/policies/policy-expression';
import { policies } from '@/domain/policies/policy-names';
import { productRoutes } from '@mock-server/product-routes';

type PolicyName = keyof typeof policies;

/**
 * The policies without any one of which an act is refused, whoever asks (domain dictionary §3.3). A new act that asks for
 * a policy needs a line here; steps that ask their workflow machine for their own policy stand with that of the list.
 */
const needed: Readonly<Record<string, readonly PolicyName[]>> = {
  'POST /api/identity/users': ['usersCreate'],
  'PUT /api/identity/users/:id': ['usersEdit'],
  'DELETE /api/identity/users/:id': ['usersDelete'],
  'PUT /api/identity/users/:id/roles': ['usersEdit', 'usersManageRoles'],
  'POST /api/identity/roles': ['roles', 'rolesCreate'],
  'PUT /api/identity/roles/:id': ['roles', 'rolesEdit'],
  'DELETE /api/identity/roles/:id': ['roles', 'rolesDelete'],
  'POST /api/app/nguoi-dung/:id/khoa': ['usersEdit'],
  'POST /api/app/nguoi-dung/:id/mo-khoa': ['usersEdit'],
  'POST /api/app/don-vi': ['unitsCreate'],
  'DELETE /api/app/don-vi/:id': ['unitsDelete'],
  'POST /api/app/nguoi-lao-dong': ['workersCreate'],
  'PUT /api/app/nguoi-lao-dong/:id': ['workersEdit', 'workersViewSensitive'],
  'DELETE /api/app/nguoi-lao-dong/:id': ['workersDelete'],
  'POST /api/app/nguoi-lao-dong/gop': ['workersMerge'],
  'POST /api/app/nguoi-lao-dong/nhap-excel': ['workersImport'],
  'POST /api/app/bao-cao-quy': ['fundReportsCreate'],
  'PUT /api/app/bao-cao-quy/:id': ['fundReportsEdit'],
  'DELETE /api/app/bao-cao-quy/:id': ['fundReportsDelete'],
  'PUT /api/app/bao-cao-quy/:id/nguoi-lao-dong': ['fundReportsEdit'],
  'POST /api/app/bao-cao-quy/:id/nhap-excel': ['fundReportsImport'],
  'POST /api/app/bao-cao-quy/:id/xuat': ['fundReportsExport'],
  'POST /api/app/bao-cao-quy/:id/mo': ['fundReportsAppraise'],
  'POST /api/app/bao-cao-quy/nhieu/tham-dinh': ['fundReportsAppraise'],
  'POST /api/app/bao-cao-quy/nhieu/phe-duyet': ['fundReportsApprove'],
  'POST /api/app/bao-cao-quy/:id/gui': ['fundReportsSubmit'],
  'POST /api/app/bao-cao-quy/:id/thu-hoi': ['fundReportsSubmit'],
  'POST /api/app/bao-cao-quy/:id/tham-dinh': ['fundReportsAppraise'],
  'POST /api/app/bao-cao-quy/:id/tra-lai': ['fundReportsReturn'],
  'POST /api/app/bao-cao-quy/:id/phe-duyet': ['fundReportsApprove'],
  'POST /api/app/bao-cao-quy/:id/tu-choi': ['fundReportsReject'],
  'POST /api/app/bao-cao-quy/:id/thu-hoi-phe-duyet': ['fundReportsApprove'],
  'POST /api/app/dong-gop-quy/:id/cap-lai-gcn': ['contributionsReissue'],
  'POST /api/app/dong-gop-quy/:id/dieu-chinh': ['contributionsAdjust'],
  'POST /api/app/dong-gop-quy/:id/hoan-tra': ['contributionsRefund'],
  'POST /api/app/nguoi-lao-dong-tu-dong': ['selfPayingCreate'],
  'POST /api/app/nguoi-lao-dong-tu-dong/nhieu/phe-duyet': ['selfPayingApprove'],
  'PUT /api/app/nguoi-lao-dong-tu-dong/:id': ['selfPayingEdit', 'workersViewSensitive'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/phe-duyet': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/yeu-cau-bo-sung': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/bo-sung': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/tu-choi': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/huy': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/mo-lai': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/ghi-nhan-dong': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/xac-nhan-dong': ['selfPaying'],
  'POST /api/app/nguoi-lao-dong-tu-dong/:id/khong-tim-thay': ['selfPaying'],
  'POST /api/app/bao-cao-doanh-thu/:id/mo': ['revenueReportsAppraise'],
  'POST /api/app/bao-cao-doanh-thu': ['revenueReportsCreate'],
  'PUT /api/app/bao-cao-doanh-thu/:id': ['revenueReportsEdit'],
  'DELETE /api/app/bao-cao-doanh-thu/:id': ['revenueReportsDelete'],
  'POST /api/app/bao-cao-doanh-thu/nhieu/tham-dinh': ['revenueReportsAppraise'],
  'POST /api/app/bao-cao-doanh-thu/nhieu/phe-duyet': ['revenueReportsApprove'],
  'POST /api/app/bao-cao-doanh-thu/:id/gui': ['revenueReportsSubmit'],
  'POST /api/app/bao-cao-doanh-thu/:id/thu-hoi': ['revenueReportsSubmit'],
  'POST /api/app/bao-cao-doanh-thu/:id/tham-dinh': ['revenueReportsAppraise'],
  'POST /api/app/bao-cao-doanh-thu/:id/tra-lai': ['revenueReportsReturn'],
  'POST /api/app/bao-cao-doanh-thu/:id/phe-duyet': ['revenueReportsApprove'],
  'POST /api/app/bao-cao-doanh-thu/:id/tu-choi': ['revenueReportsReject'],
  'POST /api/app/bao-cao-doanh-thu/:id/thu-hoi-phe-duyet': ['revenueReportsApprove'],
  'POST /api/app/bao-cao-tai-lieu/:id/sua-ton-dau': ['documentReportsAppraise'],
  'POST /api/app/bao-cao-tai-lieu/:id/mo': ['documentReportsAppraise'],
  'POST /api/app/bao-cao-tai-lieu': ['documentReportsCreate'],
  'PUT /api/app/bao-cao-tai-lieu/:id': ['documentReportsEdit'],
  'DELETE /api/app/bao-cao-tai-lieu/:id': ['documentReportsDelete'],
  'POST /api/app/bao-cao-tai-lieu/nhieu/tham-dinh': ['documentReportsAppraise'],
  'POST /api/app/bao-cao-tai-lieu/nhieu/phe-duyet': ['documentReportsApprove'],
  'POST /api/app/bao-cao-tai-lieu/:id/gui': ['documentReportsSubmit'],
  'POST /api/app/bao-cao-tai-lieu/:id/thu-hoi': ['documentReportsSubmit'],
  'POST /api/app/bao-cao-tai-lieu/:id/tham-dinh': ['documentReportsAppraise'],
  'POST /api/app/bao-cao-tai-lieu/:id/tra-lai': ['documentReportsReturn'],
  'POST /api/app/bao-cao-tai-lieu/:id/phe-duyet': ['documentReportsApprove'],
  'POST /api/app/bao-cao-tai-lieu/:id/tu-choi': ['documentReportsReject'],
  'POST /api/app/bao-cao-tai-lieu/:id/thu-hoi-phe-duyet': ['documentReportsApprove'],
  'POST /api/multi-tenancy/tenants': ['tenants', 'tenantsCreate'],
  'PUT /api/multi-tenancy/tenants/:id': ['tenants', 'tenantsEdit'],
  'DELETE /api/multi-tenancy/tenants/:id': ['tenants', 'tenantsDelete'],
  'PUT /api/multi-tenancy/tenants/:id/default-connection-string': ['tenants', 'tenantsManageConnectionStrings'],
  'DELETE /api/multi-tenancy/tenants/:id/default-connection-string': ['tenants', 'tenantsManageConnectionStrings'],
  'POST /api/setting-management/emailing': ['emailSettings'],
  'POST /api/setting-management/emailing/send-test-email': ['emailSettings', 'emailSettingsTest'],
  'POST /api/setting-management/timezone': ['timeZone'],
  'POST /api/app/phieu-nop-quy/sao-ke/doi-chieu': ['payInsImport'],
  'POST /api/app/phieu-nop-quy/sao-ke/xac-nhan': ['payInsImport'],
  'POST /api/app/phieu-nop-quy/:id/gui': ['payIns'],
  'POST /api/app/phieu-nop-quy/:id/thu-tien-mat': ['payIns'],
  'POST /api/app/phieu-nop-quy/:id/doi-soat': ['payIns'],
  'POST /api/app/phieu-nop-quy/:id/tra-lai': ['payIns'],
  'POST /api/app/phieu-nop-quy/:id/tu-choi': ['payIns'],
  'POST /api/app/phieu-nop-quy/:id/huy-doi-soat': ['payIns'],
  'POST /api/app/phieu-nop-quy/:id/huy': ['payIns'],
  'POST /api/app/phieu-nop-quy': ['payInsCreate'],
  'PUT /api/app/phieu-nop-quy/:id': ['payInsEdit'],
  'POST /api/app/yeu-cau-ho-tro/dieu-kien': ['supportRequests'],
  'POST /api/app/yeu-cau-ho-tro': ['supportRequestsCreate'],
  'PUT /api/app/yeu-cau-ho-tro/:id': ['supportRequestsEdit'],
  'DELETE /api/app/yeu-cau-ho-tro/:id': ['supportRequestsDelete'],
  'POST /api/app/yeu-cau-ho-tro/:id/gui': ['supportRequestsSubmit'],
  'POST /api/app/yeu-cau-ho-tro/:id/thu-hoi': ['supportRequestsSubmit'],
  'POST /api/app/yeu-cau-ho-tro/:id/tham-dinh': ['supportRequestsAppraise'],
  'POST /api/app/yeu-cau-ho-tro/:id/yeu-cau-bo-sung': ['supportRequestsReturn'],
  'POST /api/app/yeu-cau-ho-tro/:id/phe-duyet': ['supportRequestsApprove'],
  'POST /api/app/yeu-cau-ho-tro/:id/tu-choi': ['supportRequestsReject'],
  'POST /api/app/yeu-cau-ho-tro/:id/chi-tra': ['supportRequestsPay'],
  'POST /api/app/yeu-cau-ho-tro/:id/huy-chi': ['supportRequestsRevert'],
  'POST /api/app/yeu-cau-ho-tro/:id/sua-tai-khoan': ['supportRequestsAppraise'],
  'POST /api/app/dm-so-tien-dong-quy': ['contributionAmountsEdit'],
  'PUT /api/app/dm-so-tien-dong-quy/:id': ['contributionAmountsEdit'],
  'DELETE /api/app/dm-so-tien-dong-quy/:id': ['contributionAmountsEdit'],
  'POST /api/app/dm-so-tien-dong-quy/:id/ket-thuc': ['contributionAmountsEdit'],
  'POST /api/app/dm-loai-ho-tro': ['supportTypesEdit'],
  'PUT /api/app/dm-loai-ho-tro/:id': ['supportTypesEdit'],
  'DELETE /api/app/dm-loai-ho-tro/:id': ['supportTypesEdit'],
  'POST /api/app/dm-loai-ho-tro/:id/ngung-ap-dung': ['supportTypesEdit'],
  'POST /api/app/dm-loai-ho-tro/:id/kich-hoat': ['supportTypesEdit'],
  'POST /api/app/ngay-nghi': ['daysOffEdit'],
  'PUT /api/app/ngay-nghi/:id': ['daysOffEdit'],
  'DELETE /api/app/ngay-nghi/:id': ['daysOffEdit'],
  'POST /api/app/bao-cao/lao-dong-xuat-canh/xuat': ['reportDepartures'],
  'POST /api/app/bao-cao/dong-gop-quy/xuat': ['reportDeparturesWithoutMarket'],
  'POST /api/app/bao-cao/tong-hop-so-lao-dong/xuat': ['reportWorkerCounts'],
  'POST /api/app/bao-cao/chua-dong-quy/xuat': ['reportNotContributed'],
  'POST /api/app/bao-cao/theo-doanh-thu/xuat': ['reportRevenue'],
  'POST /api/app/bao-cao/lao-dong-tu-dong/xuat': ['reportSelfPaying'],
  'POST /api/app/bao-cao/su-dung-tai-lieu/xuat': ['reportDocuments'],
};

const names = Object.keys(policies) as readonly PolicyName[];

/** Either of two is enough for it: the contacts alone may be changed with the lesser one. */
const unitChange = 'PUT /api/app/don-vi/:id';

const acts = productRoutes.flatMap(({ method, path, access }) =>
  method === 'GET' || typeof access === 'string' ? [] : [{ name: `${method} ${path}`, policy: access.policy }],
);

function isOpen(policy: string, granted: readonly PolicyName[]): boolean {
  return isGranted(policy, new Set(granted.map((name) => policies[name])));
}

describe('the policies of every act', () => {
  it('P-01 D-02 are those of the act itself: who may read what it changes may not do it for that', () => {
    const found = acts
      .filter(({ name }) => name !== unitChange)
      .map(({ name, policy }): [string, readonly PolicyName[]] => [
        name,
        names.filter(
          (missing) =>
            !isOpen(
              policy,
              names.filter((each) => each !== missing),
            ),
        ),
      ]);
    expect(Object.fromEntries(found)).toEqual(needed);
  });

  it('P-01 D-02 are enough for it, and either of the two for the change of a unit', () => {
    expect(acts.filter(({ name, policy }) => name !== unitChange && !isOpen(policy, needed[name] ?? []))).toEqual([]);
    const { policy = '' } = acts.find(({ name }) => name === unitChange) ?? {};
    const others = names.filter((name) => name !== 'unitsEdit' && name !== 'unitsEditContacts');
    expect(
      [['unitsEdit'], ['unitsEditContacts'], others].map((granted) => isOpen(policy, granted as PolicyName[])),
    ).toEqual([true, true, false]);
  });
});
