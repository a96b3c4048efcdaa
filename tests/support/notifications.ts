import type { Notification, OpenTask } from '@/domain/notifications/notification';

/** A message as the server sends it. */
export function message(id: string, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    loai: 'nguoi-lao-dong',
    tieuDe: 'Hồ sơ người lao động được cập nhật',
    noiDung: 'Lê Thu Hà đã sửa hồ sơ của Đào Thị Út.',
    duongDan: '/csdl/nguoi-lao-dong/w1',
    thoiGian: '2026-11-14T09:05:00',
    daDoc: false,
    ...changes,
  };
}

export const overdueTask: OpenTask = {
  ma: 'hop-dong-qua-han',
  tieuDe: 'Hợp đồng đã hết hạn, chưa ghi nhận về nước',
  soLuong: 12,
  duongDan: '/csdl/nguoi-lao-dong?tinhTrang=2',
  mucDo: 'qua-han',
  hanXuLy: null,
};
