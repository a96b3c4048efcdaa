import { demoPassword } from '../../support/test-backend';
import { recent, type Act } from '../call';

const tenantsPath = '/api/multi-tenancy/tenants';

/** Another organisation comes into the system, now and then under a name that is taken. */
export const addTenant: Act = (world, random) => {
  const n = String(world.nextNumber());
  const taken = recent(world.database.tenants.rows(), random, 3)?.name.toUpperCase();
  const name = random.isTrue(0.2) && taken !== undefined ? taken : `chi-nhanh-${n}`;
  const administrator = { adminEmailAddress: `quan.tri${n}@example.com`, adminPassword: demoPassword };
  return { who: 'admin', method: 'POST', path: tenantsPath, body: { name, ...administrator } };
};

export const renameTenant: Act = (world, random) => {
  const row = recent(world.database.tenants.rows(), random, 3);
  const body = { name: `chi-nhanh-${String(world.nextNumber())}`, concurrencyStamp: row?.concurrencyStamp };
  return row && { who: 'admin', method: 'PUT', path: `${tenantsPath}/${row.id}`, body };
};

export const removeTenant: Act = ({ database }, random) => {
  const own = [...database.tenants.rows()].filter(({ name }) => name.startsWith('chi-nhanh-'));
  const row = recent(own, random, 3);
  return row && { who: 'admin', method: 'DELETE', path: `${tenantsPath}/${row.id}` };
};

/** The head of a unit changes its contacts, and tries what is not theirs to change. */
export const changeContacts: Act = async (world, random) => {
  const { id, head } = world.unitAt(random);
  const reply = await (await world.deskOf(head))?.get(`/api/app/don-vi/${id}`);
  const n = String(world.nextNumber());
  const changes = random.pick([
    { lienHe: [{ hoTen: 'Vũ Thị Mai', chucVu: null, dienThoai: `09${n.padStart(8, '0')}`, email: null }] },
    { duNoNld: 0, duNoDoanhThu: 0 },
    { ten: `Tên khác ${n}` },
    { trangThai: 1 },
  ]);
  return reply?.status === 200
    ? { who: head, method: 'PUT', path: `/api/app/don-vi/${id}`, body: { ...(reply.body as object), ...changes } }
    : undefined;
};
