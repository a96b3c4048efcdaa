import { defaultChoices, mergeInputOf } from '@/domain/workers/worker-merge';
import type { Worker } from '@/domain/workers/worker';

import { contract, person } from '../../routes/worker-fixtures';
import { recent, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

const path = '/api/app/nguoi-lao-dong';

/** A new worker, with a contract of a unit or without one. */
export const addWorker: Act = (world, random) => {
  const n = String(world.nextNumber()).padStart(6, '0');
  const { id: donViId, clerk } = world.unitAt(random);
  const hopDong = random.isTrue(0.8) ? [{ ...contract, donViId, soHopDong: `${n}/HĐ` }] : [];
  const numbers = { soCccd: `042197${n}`, ngaySinh: '1997-06-14', soHoChieu: `C3${n}` };
  const who = random.pick([clerk, 'son.hv']);
  return { who, method: 'POST', path, body: { ...person, ...numbers, hopDong } };
};

/** A worker comes back, goes by another unit, has another number, or loses a contract. */
export const changeWorker: Act = async (world, random) => {
  const row = pickWorker(world, random);
  const worker = row && (await workerAt(world, 'ha.lt', row.id));
  if (worker === undefined) {
    return undefined;
  }
  const { id: donViId } = world.unitAt(random);
  const at = random.below(Math.max(1, worker.hopDong.length));
  const changes = random.pick([
    { ngayVeNuoc: world.today(), lyDoVeNuoc: 1, tinhTrang: 3 },
    { donViId },
    { soHopDong: `${String(world.nextNumber())}/SĐ` },
    { ngayXuatCanh: world.today() },
    { nsdld: 'Ishikari Works' },
  ]);
  const hopDong = random.isTrue(0.15)
    ? worker.hopDong.filter((_, index) => index !== at)
    : worker.hopDong.map((own, index) => (index === at ? { ...own, ...changes } : own));
  const numbers = random.isTrue(0.1) ? { soHoChieu: `C4${String(world.nextNumber()).padStart(6, '0')}` } : {};
  return { who: 'ha.lt', method: 'PUT', path: `${path}/${worker.id}`, body: { ...worker, ...numbers, hopDong } };
};

/** A worker of one unit is sent by another one as well. */
export const sendWorkerTwice: Act = async (world, random) => {
  const row = pickWorker(world, random);
  const worker = row && (await workerAt(world, 'ha.lt', row.id));
  const n = String(world.nextNumber());
  const again = { ...contract, donViId: world.unitAt(random).id, soHopDong: `${n}/HĐ2` };
  return (
    worker && {
      who: 'ha.lt',
      method: 'PUT',
      path: `${path}/${worker.id}`,
      body: { ...worker, hopDong: [...worker.hopDong, again] },
    }
  );
};

export const removeWorker: Act = (world, random) => {
  const without = [...world.database.workers.rows()].filter(({ soCccd }) => soCccd.startsWith('042197'));
  const row = recent(random.isTrue(0.5) ? without : world.database.workers.rows(), random, 10);
  return row && { who: 'son.hv', method: 'DELETE', path: `${path}/${row.id}` };
};

/** Two records become one. */
export const mergeWorkers: Act = async (world, random) => {
  const [one, other] = [pickWorker(world, random), pickWorker(world, random)];
  const left = one && (await workerAt(world, 'ha.lt', one.id));
  const right = other && (await workerAt(world, 'ha.lt', other.id));
  if (left === undefined || right === undefined || left.id === right.id) {
    return undefined;
  }
  const choices = defaultChoices({ left, right }, world.today());
  const body = mergeInputOf({ left, right, kept: random.pick(['left', 'right']), choices });
  return { who: random.pick(['ha.lt', 'son.hv']), method: 'POST', path: `${path}/gop`, body };
};

async function workerAt({ office }: YearWorld, who: string, id: string): Promise<Worker | undefined> {
  const { status, body } = await (await office.as(who)).get(`${path}/${id}`);
  return status === 200 ? (body as Worker) : undefined;
}

function pickWorker({ database }: YearWorld, random: Random) {
  return recent(database.workers.rows(), random, 25);
}
