import { isJsonObject } from '@/domain/validation/json-object';
import { seedStamp } from '@mock-server/data/seed/ids';

import { declarationOfSen } from '../../support/self-paying';
import { attach } from '../fund/self-paying-desk';
import type { Office } from '../routes/office';
import { contract, person } from '../routes/worker-fixtures';
import { layVoucher, lyDo, unitId } from '../pay-ins/pay-in-desk';
import { userNamed } from '../support/test-backend';
import { caseOf, requestOf, supportDeskIn } from '../support-requests/support-desk';
import type { HostileCaller } from './hostile-caller';

type Stored = {
  readonly id: string;
  readonly concurrencyStamp: string;
  readonly truongHop: readonly { readonly id: string }[];
};

/** Lays records that the demo data lack, so that every step of every workflow has one that it can be taken with. */
export async function layEveryState(caller: HostileCaller) {
  const { backend, database, clock } = caller;
  const nobody = () => Promise.reject(new Error('Nobody sits here.'));
  const office: Office = { backend, clock, as: nobody, leave: () => undefined };

  const send = async (user: string, path: string, body: unknown): Promise<Stored> => {
    const { status, body: answer } = await caller.ask(user, 'POST', `/api/app/${path}`, JSON.stringify(body));
    if (status !== 200 || !isJsonObject(answer)) {
      throw new Error(`${path} was refused: ${status} ${JSON.stringify(answer)}`);
    }
    return answer as unknown as Stored;
  };
  const step = (user: string, resource: string, { id, concurrencyStamp }: Stored, verb: string, body: object = {}) =>
    send(user, `${resource}/${id}/${verb}`, { concurrencyStamp, maLanGui: crypto.randomUUID(), ...body });

  // Every rule ends, and one that nothing has used yet follows it.
  for (const row of [...database.contributionAmounts.rows()].filter(({ hieuLucDen }) => hieuLucDen === null)) {
    const id = crypto.randomUUID();
    const later = { id, ma: `${row.ma}-SAU`, concurrencyStamp: seedStamp(id), hieuLucTu: '2031-01-01' };
    database.contributionAmounts.put({ ...row, hieuLucDen: '2029-12-31' });
    database.contributionAmounts.put({ ...row, ...later });
  }

  const creatorId = userNamed(backend, 'dv0007.lanhdao').id;
  const transfer = { creatorId, hinhThuc: 1, taiKhoanNhanId: 'vcb-thu-quy', nganHangId: '970436' } as const;
  layVoucher(office, 1, { creatorId });
  layVoucher(office, 2, transfer);
  layVoucher(office, 3, { ...transfer, trangThai: 2 });

  const desk = supportDeskIn(office);
  const newRequest = () =>
    requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 10_000_000 })]);
  const resource = 'yeu-cau-ho-tro';
  const amounts = ({ truongHop }: Stored) => truongHop.map(({ id }) => ({ truongHopId: id, soTien: 10_000_000 }));
  const draft = () => send('dv0007.lanhdao', resource, newRequest());
  const sent = async () => step('dv0007.lanhdao', resource, await draft(), 'gui');
  const appraised = async () => {
    const one = await sent();
    const proposal = { ngayNhanDuHoSo: '2026-11-14', deXuat: amounts(one), mienDieuKien: null, yKien: null };
    return step('ha.lt', resource, one, 'tham-dinh', proposal);
  };
  const approved = async () => {
    const one = await appraised();
    const decision = { soQd: '45/QĐ', ngayQd: '2026-11-15', duyet: amounts(one), yKien: null };
    return step('vinh.pq', resource, one, 'phe-duyet', decision);
  };
  const paid = async () => {
    const one = await approved();
    return step('ngan.dt', resource, one, 'chi-tra', { ngayChi: '2026-11-15', soUnc: 'U1', chi: amounts(one) });
  };
  for (const reach of [draft, sent, appraised, approved, paid]) {
    await reach();
  }

  const dossiers = 'nguoi-lao-dong-tu-dong';
  const declared = async (number: number) => {
    const own = { soCccd: `04219600010${number}`, soHoChieu: `C111111${number}`, soHopDong: `${number}/2026` };
    const one = await send('khoa.tm', dossiers, declarationOfSen(own));
    attach(office, one, 'hop-dong', 'ban-dich', 'ho-chieu');
    return one;
  };
  await declared(0);
  await step('khoa.tm', dossiers, await declared(1), 'tu-choi', { lyDo });
  await step('khoa.tm', dossiers, await declared(2), 'phe-duyet', { yKien: null });

  const worker = (soCccd: string, soHoChieu: string, soHopDong: string) => {
    const hopDong = [{ ...contract, donViId: unitId(office, 'DV0007'), soHopDong }];
    return send('son.hv', 'nguoi-lao-dong', { ...person, soCccd, soHoChieu, hopDong });
  };
  return {
    office,
    newRequest: newRequest(),
    left: await worker('042196000777', 'B7654321', '1/2026'),
    right: await worker('042196000778', 'P0000001', '2/2026'),
  };
}

export type EveryState = Awaited<ReturnType<typeof layEveryState>>;
