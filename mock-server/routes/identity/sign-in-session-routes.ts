import type { MockBackend } from '../../backend';
import { fictitiousAddress } from '../../data/fictitious-address';
import type { LogRow } from '../../data/log-row';
import { entityNotFound, MockFailure } from '../../failures';
import { sessionsOf } from '../../issuer/sessions';
import type { MockRoute, MockUser } from '../../routing';
import { serverTime } from '../audit';
import { signedInUser } from '../data-scope';
import { logRows } from '../log/log-list';
import { firstLogDay } from '../log/log-writing';
import { storedId } from '../guid';
import { ownFamily } from './own-sign-in';

const path = '/api/app/phien-dang-nhap';

/** Sign-ins that people are shown of themselves. */
const shownSignIns = 10;

/** One's own sessions and latest sign-ins (register B-26). */
export const signInSessionRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: 'signedIn',
    handle: async (request, backend) => {
      const user = signedInUser(request);
      const [sessions, own] = await Promise.all([sessionsOf(backend.issuer, user.id), ownFamily(request, backend)]);
      const diaChiIp = fictitiousAddress(user.id, user.loaiDonViId);
      const phien = sessions.map(({ family, startedAt, device }) => ({
        id: storedId(family),
        hienTai: family === own,
        batDau: serverTime(startedAt),
        thietBi: device,
        diaChiIp,
      }));
      return { status: 200, body: { phien, dangNhap: latestSignIns(backend, user) } };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'signedIn',
    handle: async (request, backend) => {
      const { id: userId } = signedInUser(request);
      const asked = request.params['id'] ?? '';
      const own = await ownFamily(request, backend);
      if (own !== undefined && storedId(own) === asked) {
        throw new MockFailure(403, {
          message: {
            vi: 'Để kết thúc phiên đang dùng, vui lòng đăng xuất.',
            en: 'To end the session that you are using, please sign out.',
          },
        });
      }
      const ended = (await sessionsOf(backend.issuer, userId)).find(({ family }) => storedId(family) === asked);
      if (ended === undefined) {
        throw entityNotFound();
      }
      await backend.issuer.grants.revokeFamily(userId, ended.family);
      return { status: 204 };
    },
  },
];

function latestSignIns({ database, clock }: MockBackend, { id }: MockUser) {
  const first = firstLogDay(clock());
  const isSignIn = ({ nguoiDungId, hanhDong, thoiGian }: LogRow) =>
    nguoiDungId === id && (hanhDong === 'dang-nhap' || hanhDong === 'dang-nhap-that-bai') && thoiGian >= first;
  return logRows(database)
    .filter(isSignIn)
    .slice(-shownSignIns)
    .reverse()
    .map(({ thoiGian, ketQua, diaChiIp, thietBi }) => ({ thoiGian, ketQua, diaChiIp, thietBi }));
}
