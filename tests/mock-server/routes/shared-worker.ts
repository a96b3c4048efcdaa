import type { AttachmentList } from '@/domain/attachments/attachment';

import { bearer, call, signIn } from '../support/test-backend';
import type { Office } from './office';
import { addForeignContract, unitIdOf } from './worker-fixtures';

/** What DV0001's clerk attached to a worker whom DV0007 sends too. */
export const foreignPaper = 'Hợp đồng DV0001.pdf';

/** A worker whom DV0007 and DV0001 send, with a paper of the latter. @returns Names of the papers that somebody is shown. */
export async function openSharedWorker(office: Office) {
  const [own] = [...office.backend.database.contracts.rows()].filter(
    ({ donViId }) => donViId === unitIdOf(office, 'DV0007'),
  );
  addForeignContract(office, own, unitIdOf(office, 'DV0001'));
  const path = `/api/app/nguoi-lao-dong/${own?.nguoiLaoDongId ?? ''}/tep-dinh-kem`;
  const form = new FormData();
  form.set('tep', new Blob([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])]), foreignPaper);
  form.set('maLanGui', 'key');
  const { access_token } = await signIn(office.backend, 'dv0001.nhaplieu');
  const { status } = await call(office.backend, path, { method: 'POST', headers: bearer(access_token), body: form });
  if (status !== 200) {
    throw new Error(`The paper was answered by ${String(status)}`);
  }
  return async (userName: string): Promise<readonly string[]> =>
    ((await (await office.as(userName)).get(path)).body as AttachmentList).items.map(({ ten }) => ten);
}
