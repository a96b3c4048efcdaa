import type { Certificate } from '@/domain/contributions/contribution';
import { certificatePolicy } from '@/domain/contributions/certificate-policy';

import { businessFailure, entityNotFound } from '../../failures';
import type { MockRoute } from '../../routing';
import { contributionEntry, wholeContribution } from './contribution-answer';
import { scopeOf, signedInUser } from '../data-scope';

/** Certificates as they are printed, with whole identity numbers. */
export const certificateRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: '/api/app/dong-gop-quy/:id/giay-chung-nhan',
    access: { policy: certificatePolicy },
    handle: (request, { database }) => {
      const user = signedInUser(request);
      const row = database.contributions.find(request.params['id'] ?? '');
      const entry = row === undefined ? undefined : contributionEntry(database, row, scopeOf(user));
      if (entry === undefined) {
        throw entityNotFound();
      }
      const { item } = entry;
      const valid = wholeContribution(database, entry, user).gcn.find(({ soGcn }) => soGcn === item.soGcn);
      if (valid === undefined) {
        throw businessFailure('QuyHoTro:02004', {
          vi: 'Chưa xác nhận được khoản đóng góp, không thể cấp giấy chứng nhận.',
          en: 'The contribution is not confirmed; no certificate can be issued.',
        });
      }
      const certificate: Certificate = {
        id: item.id,
        soGcn: valid.soGcn,
        ngayCap: valid.ngayCap,
        hoTen: item.hoTen,
        ngaySinh: item.ngaySinh,
        soCccd: item.soCccd,
        soHoChieu: item.soHoChieu,
        donViTen: item.donViTen,
        thiTruongId: item.thiTruongId,
        soHopDong: item.soHopDong,
        ngayXuatCanh: item.ngayXuatCanh,
        ngayDong: item.ngayDong,
        tienNld: item.tienNld,
      };
      return { status: 200, body: certificate };
    },
  },
];
