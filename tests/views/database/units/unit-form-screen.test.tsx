// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Unit, UnitInput } from '@/domain/units/unit';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { renderAt, storedUnit } from '../../shared/form/record-fixtures';
import { enter } from '../../../support/enter';

type Update = (id: string, input: UnitInput & { readonly concurrencyStamp: string }) => Promise<Unit>;

const path = '/csdl/don-vi/unit-1/sua';
const input = (label: RegExp) => screen.findByLabelText(label, { selector: 'input, select' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

describe('unit form', () => {
  it.each([
    [{ coBaoCao: true, daPhatSinhBaoCao: false }, false],
    [{ coBaoCao: true, daPhatSinhBaoCao: true }, true],
  ])('B-11 fixes the type by a report, opening debts by an approved one (%o), and says why', async (has, areFixed) => {
    const get = (id: string) => Promise.resolve({ ...storedUnit, ...has, id });
    renderAt({ path, unitTypeId: 100, units: { get } });

    expect(await input(/^Loại đơn vị/u)).toHaveProperty('disabled', true);
    expect(await input(/^Dư nợ theo NLĐ/u)).toHaveProperty('readOnly', areFixed);
    expect(screen.getByText('Không đổi được loại đơn vị sau khi đã có báo cáo.')).toBeDefined();
  });

  it('P-03 B-11 leaves opening debts to the Fund’s staff and says so to the others, with a new unit as well', async () => {
    for (const at of [path, '/csdl/don-vi/them-moi']) {
      renderAt({ path: at, unitTypeId: 13 });
      expect(await input(/^Dư nợ theo NLĐ/u), at).toHaveProperty('readOnly', true);
      expect(await input(/^Dư nợ theo doanh thu/u), at).toHaveProperty('readOnly', true);
      expect(screen.getAllByText('Chỉ cán bộ của Quỹ được nhập và sửa dư nợ đầu kỳ.'), at).toHaveLength(2);
      expect(await input(/^Trạng thái/u), at).toHaveProperty('disabled', false);
      cleanup();
    }
  });

  it.each([
    [
      'unit-own',
      2,
      'Bạn không đổi được trạng thái của đơn vị mình: trạng thái khác sẽ khóa đăng nhập của chính bạn và đồng nghiệp.',
    ],
    [
      'unit-1',
      100,
      'Đơn vị Quỹ luôn ở trạng thái "Hoạt động": trạng thái khác sẽ khóa đăng nhập của toàn bộ cán bộ Quỹ.',
    ],
  ] as const)('P-03 B-11 keeps the state of %s of type %i and says why', async (id, loaiDonViId, reason) => {
    const get = () => Promise.resolve({ ...storedUnit, id, loaiDonViId });
    renderAt({ path: `/csdl/don-vi/${id}/sua`, unitTypeId: 13, units: { get } });
    expect(await input(/^Trạng thái/u)).toHaveProperty('disabled', true);
    expect(await input(/^Loại đơn vị/u)).toHaveProperty('disabled', true);
    expect(screen.getByText(reason)).toBeDefined();
  });

  it('B-11 names an officer who has left, and offers those alone who can take the unit over', async () => {
    const get = (id: string) => Promise.resolve({ ...storedUnit, id, canBoPhuTrachId: 'user-left' });
    const { user } = renderAt({ path, unitTypeId: 100, units: { get } });
    const officer = await input(/^Cán bộ phụ trách/u);
    await waitFor(() => {
      expect(officer).toHaveProperty('value', 'Lê Thị Nghỉ');
    });
    await user.clear(officer);
    await user.click(officer);
    await user.keyboard('{ArrowDown}');
    const offered = within(screen.getByRole('listbox', { name: /^Cán bộ phụ trách/u })).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Trần Minh Khoa']);
  });

  it('B-11 V-01 takes a licence of the day that has begun since the form was opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:59:00+07:00') });
    const { user } = renderAt({ path, unitTypeId: 100 });
    const day = await input(/^Ngày cấp/u);
    vi.setSystemTime(Date.parse('2027-01-01T06:30:00+07:00'));
    await user.clear(day);
    await enter(user, day, '01/01/2027');
    await user.tab();
    expect(day.getAttribute('aria-invalid')).toBe('false');

    await user.clear(day);
    await enter(user, day, '02/01/2027');
    await user.tab();
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  });

  it('P-03 B-11 offers every type to a new unit but that of the Fund, of which there is one', async () => {
    renderAt({ path: '/csdl/don-vi/them-moi', unitTypeId: 100 });
    const types = await input(/^Loại đơn vị/u);
    const offered = [...types.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
    expect(offered).toEqual(['2', '3', '4', '5', '6', '7', '13']);
  });

  it('B-11 asks a service enterprise for its licence, and no other unit', async () => {
    const { user } = renderAt({ path });
    const licence = await input(/^Số giấy phép/u);
    await user.clear(licence);
    await user.tab();
    expect(await screen.findByText('Trường này không được bỏ trống.')).toBeDefined();

    await user.selectOptions(await input(/^Loại đơn vị/u), '4');
    expect(await screen.findByText('Chỉ doanh nghiệp dịch vụ phải có giấy phép.')).toBeDefined();
  });

  it('B-11 shows a tax code that another unit has as the server says it, on the field', async () => {
    const message = 'Mã số thuế 9900000048 đã được dùng cho đơn vị Sao Mai.';
    const server = { code: 'QuyHoTro:07003', message, details: null, data: null, validationErrors: null };
    const update = () => Promise.reject(new AppError('server.message', { status: 403, server }));
    const { user } = renderAt({ path, units: { update } });
    const taxCode = await input(/^Mã số thuế/u);

    await user.click(screen.getByText('Lưu thay đổi'));

    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(taxCode));
  });

  it('B-11 P-02 lets a person with the contacts permission change the contact persons only', async () => {
    const update = vi.fn<Update>(() => Promise.resolve(storedUnit));
    const policies = ['DucLongPhatCsdl.CsdlDonVi', 'DucLongPhatCsdl.CsdlDonVi.EditContacts'];
    const { user } = renderAt({ path, policies, units: { update } });

    expect(await input(/^Tên đơn vị/u)).toHaveProperty('readOnly', true);
    expect(screen.queryByText('Thêm tài khoản')).toBeNull();
    await user.click(screen.getByText('Thêm người liên lạc'));
    const rowName = screen.getAllByLabelText(/^Họ và tên/u)[0];
    await waitFor(() => expect(document.activeElement).toBe(rowName));
    await user.keyboard('Ngô Thị Mai');
    const phone = screen.getAllByLabelText(/^Điện thoại/u, { selector: '[name="lienHe.0.dienThoai"]' })[0];
    await enter(user, phone ?? document.body, '0912345679');
    await user.click(screen.getByText('Lưu thay đổi'));

    await screen.findByText('Quản lý tại Quỹ');
    expect(update.mock.calls[0]?.[1].lienHe).toEqual([
      { hoTen: 'Ngô Thị Mai', chucVu: null, dienThoai: '0912345679', email: null },
    ]);
  });

  it('B-11 P-02 saves the contacts of an old record whose other fields today’s rules would refuse', async () => {
    const old = { ...storedUnit, mst: '123', dienThoai: null, xaPhuongMa: null, canBoPhuTrachId: null, lienHe: null };
    const update = vi.fn<Update>(() => Promise.resolve(storedUnit));
    const get = () => Promise.resolve(old as unknown as Unit);
    const policies = ['DucLongPhatCsdl.CsdlDonVi', 'DucLongPhatCsdl.CsdlDonVi.EditContacts'];
    const { user } = renderAt({ path, policies, units: { get, update } });

    await user.click(await screen.findByText('Thêm người liên lạc'));
    const rowName = screen.getAllByLabelText(/^Họ và tên/u)[0];
    await waitFor(() => expect(document.activeElement).toBe(rowName));
    await user.keyboard('Ngô Thị Mai');
    const phone = screen.getAllByLabelText(/^Điện thoại/u, { selector: '[name="lienHe.0.dienThoai"]' })[0];
    await enter(user, phone ?? document.body, '0912345679');
    await user.click(screen.getByText('Lưu thay đổi'));

    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toMatchObject({ mst: '123', lienHe: [{ hoTen: 'Ngô Thị Mai' }] });
  });

  it('B-11 groups money by dots while it is typed and refuses what is no amount', async () => {
    const { user } = renderAt({ path, unitTypeId: 100 });
    const debt = await input(/^Dư nợ theo NLĐ/u);
    expect(debt).toHaveProperty('value', '500.000');
    await user.type(debt, '0');
    expect(debt).toHaveProperty('value', '5.000.000');

    await user.clear(debt);
    await enter(user, debt, '1,5');
    await user.tab();
    expect(await screen.findByText('Số tiền phải là số nguyên không âm.')).toBeDefined();
    expect(debt).toHaveProperty('value', '1,5');
  });
});
