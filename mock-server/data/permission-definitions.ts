import { policies } from '@/domain/policies/policy-names';

import type { PermissionGroupDefinition } from './permission';
import { group, steps } from './permission-nodes';

/** ABP's permission for looking people up by machine: no person can have it, only the client they use. */
export const userLookupPermission = 'AbpIdentity.UserLookup';

const p = policies;

/** The permission tree: a group per module of the product, then those of ABP's own modules (ABP contract §7). */
export const permissionGroups: readonly PermissionGroupDefinition[] = [
  group('DucLongPhatQuanLyQuy', 'Quản lý quỹ', 'Fund management', [
    [
      p.fund,
      'Quản lý quỹ',
      'Fund management',
      [
        [
          p.fundReports,
          'Báo cáo quỹ',
          'Fund reports',
          [...steps(p.fundReports), [p.fundReportsImport, 'Nhập từ Excel', 'Import from Excel']],
        ],
        [
          p.selfPaying,
          'Người lao động tự đóng',
          'Self-paying workers',
          [
            [p.selfPayingCreate, 'Lập hồ sơ', 'Make dossiers'],
            [p.selfPayingEdit, 'Sửa hồ sơ', 'Edit dossiers'],
            [p.selfPayingApprove, 'Phê duyệt hồ sơ', 'Approve dossiers'],
            [p.selfPayingReturn, 'Yêu cầu bổ sung', 'Ask for more papers'],
            [p.selfPayingReject, 'Từ chối hồ sơ', 'Reject dossiers'],
            [p.selfPayingReopen, 'Mở lại hồ sơ đã duyệt', 'Reopen approved dossiers'],
            [p.selfPayingPay, 'Ghi nhận khoản đóng', 'Record payments'],
            [p.selfPayingReconcile, 'Đối soát khoản đóng', 'Reconcile payments'],
            [p.selfPayingExport, 'Xuất Excel', 'Export to Excel'],
          ],
        ],
        [p.selfPayingOnline, 'Phê duyệt người lao động tự đóng', 'Approval of self-paying workers'],
        [
          p.contributingWorkers,
          'Người lao động đóng quỹ',
          'Contributing workers',
          [
            [p.contributionsAdjust, 'Điều chỉnh khoản đóng', 'Adjust contributions'],
            [p.contributionsRefund, 'Hoàn trả khoản đóng', 'Refund contributions'],
            [p.contributionsReissue, 'Cấp lại giấy chứng nhận', 'Reissue certificates'],
            [p.contributionsExport, 'Xuất Excel', 'Export to Excel'],
          ],
        ],
        [
          p.payIns,
          'Nộp quỹ',
          'Pay into the Fund',
          [
            [p.payInsCreate, 'Lập phiếu nộp', 'Make vouchers'],
            [p.payInsEdit, 'Sửa phiếu nộp', 'Edit vouchers'],
            [p.payInsDelete, 'Hủy phiếu nháp', 'Cancel drafts'],
            [p.payInsSubmit, 'Gửi phiếu nộp', 'Submit vouchers'],
            [p.payInsReconcile, 'Đối soát', 'Reconcile'],
            [p.payInsReturn, 'Trả lại phiếu', 'Return vouchers'],
            [p.payInsReject, 'Từ chối phiếu', 'Reject vouchers'],
            [p.payInsRevert, 'Hủy đối soát', 'Undo reconciliation'],
            [p.payInsImport, 'Nhập sao kê', 'Import bank statements'],
            [p.payInsExport, 'Xuất Excel', 'Export to Excel'],
          ],
        ],
        [p.revenueReports, 'Báo cáo quỹ theo doanh thu', 'Fund report by revenue', steps(p.revenueReports)],
        [
          p.documentReports,
          'Báo cáo quỹ theo sử dụng tài liệu',
          'Fund report by document usage',
          steps(p.documentReports),
        ],
      ],
    ],
  ]),
  group('DucLongPhatHoTro', 'Hỗ trợ', 'Support', [
    [
      p.support,
      'Hỗ trợ',
      'Support',
      [
        [
          p.supportRequests,
          'Yêu cầu hỗ trợ',
          'Support requests',
          [
            [p.supportRequestsCreate, 'Lập yêu cầu', 'Make requests'],
            [p.supportRequestsEdit, 'Sửa yêu cầu', 'Edit requests'],
            [p.supportRequestsDelete, 'Xóa bản nháp', 'Delete drafts'],
            [p.supportRequestsSubmit, 'Gửi yêu cầu', 'Submit requests'],
            [p.supportRequestsAppraise, 'Thẩm định', 'Appraise'],
            [p.supportRequestsReturn, 'Yêu cầu bổ sung', 'Ask for more papers'],
            [p.supportRequestsApprove, 'Phê duyệt', 'Approve'],
            [p.supportRequestsReject, 'Từ chối', 'Reject'],
            [p.supportRequestsPay, 'Chi trả', 'Pay'],
            [p.supportRequestsRevert, 'Hủy chi', 'Take payments back'],
            [p.supportRequestsExport, 'Xuất Excel', 'Export to Excel'],
          ],
        ],
        [
          p.supportedWorkers,
          'Lao động được hỗ trợ',
          'Supported workers',
          [[p.supportedWorkersExport, 'Xuất Excel', 'Export to Excel']],
        ],
      ],
    ],
  ]),
  group('DucLongPhatCsdl', 'Cơ sở dữ liệu', 'Database', [
    [
      p.database,
      'Cơ sở dữ liệu',
      'Database',
      [
        [
          p.workers,
          'Người lao động',
          'Workers',
          [
            [p.workersCreate, 'Thêm người lao động', 'Add workers'],
            [p.workersEdit, 'Sửa người lao động', 'Edit workers'],
            [p.workersDelete, 'Xóa người lao động', 'Delete workers'],
            [p.workersMerge, 'Gộp hồ sơ trùng', 'Merge duplicate records'],
            [p.workersImport, 'Nhập từ Excel', 'Import from Excel'],
            [p.workersExport, 'Xuất Excel', 'Export to Excel'],
            [p.workersViewSensitive, 'Xem dữ liệu nhạy cảm', 'View sensitive data'],
          ],
        ],
        [
          p.units,
          'Đơn vị',
          'Units',
          [
            [p.unitsCreate, 'Thêm đơn vị', 'Add units'],
            [p.unitsEdit, 'Sửa đơn vị', 'Edit units'],
            [p.unitsEditContacts, 'Sửa người liên lạc của đơn vị', 'Edit contacts of units'],
            [p.unitsDelete, 'Xóa đơn vị', 'Delete units'],
            [p.unitsExport, 'Xuất Excel', 'Export to Excel'],
          ],
        ],
      ],
    ],
  ]),
  group('DucLongPhatReport', 'Báo cáo', 'Reports', [
    [
      p.report,
      'Báo cáo',
      'Reports',
      [
        [p.reportDepartures, 'Lao động xuất cảnh theo thị trường', 'Workers departing by market'],
        [p.reportDeparturesWithoutMarket, 'Lao động đóng góp quỹ', 'Workers contributing to the Fund'],
        [p.reportWorkerCounts, 'Tổng hợp số lượng lao động', 'Summary of worker counts'],
        [p.reportNotContributed, 'Tổng hợp lao động chưa đóng quỹ', 'Summary of workers not yet contributing'],
        [p.reportRevenue, 'Đóng góp quỹ theo doanh thu', 'Contributions by revenue'],
        [p.reportSelfPaying, 'Người lao động tự đóng', 'Self-paying workers'],
        [p.reportDocuments, 'Sử dụng tài liệu', 'Document usage'],
      ],
    ],
  ]),
  group('DucLongPhatSystem', 'Hệ thống', 'System', [
    [
      p.system,
      'Hệ thống',
      'System',
      [
        [
          p.contributionAmounts,
          'Số tiền đóng quỹ',
          'Contribution amounts',
          [[p.contributionAmountsEdit, 'Thêm và kết thúc quy định', 'Add and close rules']],
        ],
        [
          p.supportTypes,
          'Loại hỗ trợ',
          'Support types',
          [[p.supportTypesEdit, 'Thêm, sửa, ngừng áp dụng', 'Add, edit, deactivate']],
        ],
        [p.daysOff, 'Ngày nghỉ', 'Days off', [[p.daysOffEdit, 'Thêm, sửa, xóa', 'Add, edit, delete']]],
        [p.log, 'Nhật ký hệ thống', 'System log'],
      ],
    ],
  ]),
  group(
    'AbpIdentity',
    'Quản lý tài khoản',
    'Identity management',
    [
      [
        p.roles,
        'Quản lý vai trò',
        'Role management',
        [
          [p.rolesCreate, 'Thêm vai trò', 'Add roles'],
          [p.rolesEdit, 'Sửa vai trò', 'Edit roles'],
          [p.rolesDelete, 'Xóa vai trò', 'Delete roles'],
          [p.rolesManagePermissions, 'Phân quyền cho vai trò', 'Change permissions of roles'],
        ],
      ],
      [
        p.users,
        'Quản lý người dùng',
        'User management',
        [
          [p.usersCreate, 'Thêm người dùng', 'Add users'],
          [
            p.usersEdit,
            'Sửa người dùng',
            'Edit users',
            [[p.usersManageRoles, 'Gán vai trò cho người dùng', 'Manage roles of users']],
          ],
          [p.usersDelete, 'Xóa người dùng', 'Delete users'],
          [p.usersManagePermissions, 'Phân quyền cho người dùng', 'Change permissions of users'],
        ],
      ],
    ],
    [[userLookupPermission, 'Tra cứu người dùng', 'User lookup']],
  ),
  group('AbpTenantManagement', 'Đơn vị thuê', 'Tenant management', [
    [
      p.tenants,
      'Quản lý đơn vị thuê',
      'Tenant management',
      [
        [p.tenantsCreate, 'Thêm đơn vị thuê', 'Add tenants'],
        [p.tenantsEdit, 'Sửa đơn vị thuê', 'Edit tenants'],
        [p.tenantsDelete, 'Xóa đơn vị thuê', 'Delete tenants'],
        [p.tenantsManageFeatures, 'Quản lý tính năng của đơn vị thuê', 'Manage features of tenants'],
        [p.tenantsManageConnectionStrings, 'Quản lý chuỗi kết nối', 'Manage connection strings'],
      ],
    ],
  ]),
  group('FeatureManagement', 'Tính năng', 'Feature management', [
    [p.manageHostFeatures, 'Quản lý tính năng máy chủ', 'Manage host features'],
  ]),
  group('SettingManagement', 'Cài đặt', 'Setting management', [
    [
      p.emailSettings,
      'Cài đặt gửi email',
      'Email settings',
      [[p.emailSettingsTest, 'Gửi email thử', 'Send test email']],
    ],
    [p.timeZone, 'Múi giờ', 'Time zone'],
  ]),
];
