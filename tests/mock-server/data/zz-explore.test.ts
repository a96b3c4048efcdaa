import { it } from 'vitest';
import { createDatabase } from '@mock-server/data/database';
it('explore', () => {
  for (const n of [5000, 5000, 5000, 100000]) { const t = performance.now(); const d = createDatabase({workerCount:n}); console.log(n, performance.now()-t, d.contracts.size, d.users.size, d.units.size); }
  const d = createDatabase();
  const count = <T,>(rows: Iterable<T>, key: (r: T) => unknown) => { const m: Record<string, number> = {}; for (const r of rows) { const k = String(key(r)); m[k] = (m[k] ?? 0) + 1; } return JSON.stringify(m); };
  const cs = () => d.contracts.rows();
  console.log('market', count(cs(), (c) => c.thiTruongId));
  console.log('form', count(cs(), (c) => c.hinhThucDi));
  console.log('state', count(cs(), (c) => c.dongQuy));
  console.log('tinhTrang', count(cs(), (c) => c.tinhTrang));
  console.log('month', count(cs(), (c) => c.ngayXuatCanh?.slice(5, 7)));
  console.log('year', count(cs(), (c) => c.ngayXuatCanh?.slice(0, 4)));
  console.log('sex', count(d.workers.rows(), (c) => c.gioiTinh));
  console.log('prov', count(d.workers.rows(), (c) => c.tinhThanhMa));
  console.log('ppt', count(d.workers.rows(), (c) => c.soHoChieu?.[0]));
  console.log('roles', count(d.users.rows(), (c) => c.roles[0]));
  console.log(d.units.find([...d.units.rows()][6]!.id), [...d.units.rows()].slice(0, 6).map(u => u.ten));
  const u = [...d.workers.rows()].filter((w) => w.hoTen.startsWith('Đặng Thị Ư'));
  console.log(u.map(w => w.hoTen), u[0], [...cs()].filter((c) => c.nguoiLaoDongId === u[1]?.id));
});
