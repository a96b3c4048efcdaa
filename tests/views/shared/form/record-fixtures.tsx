import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, Route, Router, Switch } from 'wouter';

import type { LookupItem } from '@/domain/lookups/lookup';
import { emptyContract } from '@/domain/workers/contract-schema';
import { emptyWorker } from '@/domain/workers/worker-input';
import type { Unit } from '@/domain/units/unit';
import { emptyUnit } from '@/domain/units/unit-input';
import type { Worker } from '@/domain/workers/worker';
import type { Services } from '@/views/app/services-context';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';
import { UnitFormScreen } from '@/views/database/units/unit-form-screen';
import { UnitScreen } from '@/views/database/units/unit-screen';
import { WorkerFormScreen } from '@/views/database/workers/worker-form-screen';
import { WorkerScreen } from '@/views/database/workers/worker-screen';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

export const recordPolicies = [...allPolicies, 'DucLongPhatCsdl.CsdlNguoiLaoDong.ViewSensitive'];

const audit = {
  creationTime: '2026-03-02T08:15:00',
  creatorId: 'user-khoa',
  lastModificationTime: '2026-10-05T09:30:00',
  lastModifierId: 'user-khoa',
  concurrencyStamp: 'stamp-1',
};

/** A woman born in 1996, who worked in Japan through Lam Giang. */
export const storedWorker: Worker = {
  ...emptyWorker(),
  ...audit,
  id: 'w1',
  soCccd: '042196000045',
  hoTen: 'Đào Thị Ứng',
  ngaySinh: '1996-06-14',
  gioiTinh: 2,
  soHoChieu: 'C1234567',
  dienThoai: '0912345678',
  tinhThanhMa: '42',
  xaPhuongMa: '18100',
  hopDong: [
    {
      ...emptyContract(),
      id: 'c1',
      donViId: 'unit-1',
      donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
      thiTruongId: 'JP',
      nganhNgheId: 'TP',
      soHopDong: '118/2026',
      tuNgay: '2026-10-20',
      denNgay: '2029-10-19',
      ngayXuatCanh: '2026-10-20',
      tinhTrang: 2,
      dongQuy: 1,
      soGcn: 'GCN.2026.0004821',
      ngayDong: '2026-11-09',
    },
  ],
};

export const storedUnit: Unit = {
  ...emptyUnit(),
  ...audit,
  id: 'unit-1',
  ma: 'DV0001',
  ten: 'Công ty Cổ phần Nhân lực Lam Giang',
  mst: '9900000048',
  soGiayPhep: '007/DEMO-GP',
  tinhThanhMa: '42',
  xaPhuongMa: '18100',
  diaChi: 'Số 10, tổ 3',
  dienThoai: '0912345678',
  email: 'lienhe@lamgiang.example',
  nguoiDaiDien: 'Vũ Quang Huy',
  canBoPhuTrachId: 'user-khoa',
  canBoPhuTrachTen: 'Trần Minh Khoa',
  duNoNld: 500_000,
  soLaoDongNamNay: 37,
  conNo: 500_000,
  coBaoCao: false,
  daPhatSinhBaoCao: false,
};

const lookupItems: Readonly<Record<string, readonly LookupItem[]>> = {
  'tinh-thanh': [
    { id: '42', ten: 'Hà Tĩnh', tenEn: 'Ha Tinh' },
    { id: '40', ten: 'Nghệ An', tenEn: 'Nghe An' },
  ],
  'xa-phuong': [{ id: '18100', ten: 'Phường Thành Sen' }],
  'thi-truong': [
    { id: 'JP', ten: 'Nhật Bản', tenEn: 'Japan' },
    { id: 'TW', ten: 'Đài Loan (Trung Quốc)', tenEn: 'Taiwan (China)' },
  ],
  'nganh-nghe': [{ id: 'TP', ten: 'Chế biến thực phẩm', tenEn: 'Food processing' }],
  'ngan-hang': [{ id: '970436', ten: 'Vietcombank' }],
  'can-bo-quy': [
    { id: 'user-khoa', ten: 'Trần Minh Khoa' },
    { id: 'user-left', ten: 'Lê Thị Nghỉ', ngungDung: true },
  ],
};

/** The look-ups as the back end answers them. */
export const allLookups: Services['lookups']['all'] = (name) => Promise.resolve(lookupItems[name] ?? []);

type Overrides = {
  readonly workers?: Partial<Services['workers']>;
  readonly units?: Partial<Services['units']>;
  readonly supportedWorkers?: Services['supportedWorkers'];
  readonly lookups?: Partial<Services['lookups']>;
};

type ScreenOptions = Overrides & {
  readonly path: string;
  readonly policies?: readonly string[];
  readonly culture?: string;
  /** Type of the unit that the person is of. */
  readonly unitTypeId?: number;
  /** What was shown before, so that there is something to go back to. */
  readonly from?: string;
};

/** Shows a screen of the database area at its address, with another page to leave to. */
export function renderAt({
  path,
  from,
  policies = recordPolicies,
  culture = 'vi',
  unitTypeId,
  ...overrides
}: ScreenOptions) {
  const { workers, units, supportedWorkers, lookups } = overrides;
  const { services } = fakeServices({
    ...(supportedWorkers === undefined ? {} : { supportedWorkers }),
    workers: { get: (id) => Promise.resolve({ ...storedWorker, id }), ...workers },
    units: { get: (id) => Promise.resolve({ ...storedUnit, id }), ...units },
    lookups: { all: allLookups, ...lookups },
  });
  if (from !== undefined) {
    window.history.pushState(null, '', from);
  }
  window.history.pushState(null, '', path);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Surroundings services={services} authRef={signedInAuth(policies, culture, unitTypeId)}>
      <Router aroundNav={guardedNavigation}>
        <nav>
          <Link href="/khac">trang khác</Link>
        </nav>
        <Pages />
      </Router>
    </Surroundings>,
  );
  return { user, ...view };
}

function Pages(): ReactNode {
  return (
    <Switch>
      <Route path="/csdl/nguoi-lao-dong/them-moi" component={WorkerFormScreen} />
      <Route path="/csdl/nguoi-lao-dong/:workerId/sua" component={WorkerFormScreen} />
      <Route path="/csdl/nguoi-lao-dong/:workerId" component={WorkerScreen} />
      <Route path="/csdl/nguoi-lao-dong">danh sách người lao động</Route>
      <Route path="/csdl/don-vi/them-moi" component={UnitFormScreen} />
      <Route path="/csdl/don-vi/:unitId/sua" component={UnitFormScreen} />
      <Route path="/csdl/don-vi/:unitId" component={UnitScreen} />
      <Route path="/csdl/don-vi">danh sách đơn vị</Route>
      <Route path="/khac">một trang khác</Route>
      <Route path="/auth/login">trang đăng nhập</Route>
    </Switch>
  );
}
