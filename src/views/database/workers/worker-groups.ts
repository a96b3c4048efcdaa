import type { Worker, WorkerPerson } from '@/domain/workers/worker';

const groups = [
  {
    title: 'worker.identity',
    fields: [
      ...(['hoTen', 'ngaySinh', 'gioiTinh', 'soCccd', 'lyDoCccd', 'ngayCapCccd', 'noiCapCccd'] as const),
      ...(['soHoChieu', 'ngayCapHc', 'noiCapHc', 'ngayHetHanHc'] as const),
    ],
  },
  {
    title: 'worker.contact',
    fields: [
      ...(['dienThoai', 'email', 'tinhThanhMa', 'xaPhuongMa', 'diaChi'] as const),
      ...(['lienHeTen', 'lienHeQuanHe', 'lienHeDienThoai'] as const),
    ],
  },
  { title: 'worker.skills', fields: ['trinhDo', 'ngoaiNgu', 'kyNangNghe', 'ghiChu'] },
] as const satisfies readonly { readonly title: string; readonly fields: readonly (keyof WorkerPerson)[] }[];

/** Shown only where there is one: it explains an exception. */
const exceptionalFields: readonly (keyof WorkerPerson)[] = ['lyDoCccd'];

/** What is told of a worker, in groups, on the screen and on paper. */
export function workerGroups(worker: Worker) {
  return groups.map(({ title, fields }) => ({
    title,
    fields: fields.filter((field) => !exceptionalFields.includes(field) || worker[field] !== null),
  }));
}
