import type { Lesson, LessonStep } from '@/domain/desk/lesson';

import type { FaultGroup, FaultId } from '../../faults/fault';
import { faultIds, faultOf, technicalName } from '../../faults/faults';
import { everyday, prepare, rehearse, tidy } from '../rehearsals';

const titles: Readonly<Record<FaultGroup, string>> = {
  password: 'Lỗi tài khoản và mật khẩu',
  configuration: 'Lỗi máy chủ xác thực',
  answer: 'Lỗi câu trả lời đăng nhập',
  token: 'Lỗi mã nhận được khi đăng nhập',
  renewal: 'Lỗi gia hạn phiên làm việc',
  around: 'Lỗi hồ sơ và lỗi khi kết thúc phiên',
  refusal: 'Máy chủ từ chối thao tác',
  outage: 'Máy chủ lỗi, mất mạng',
  garbled: 'Dữ liệu trả về sai',
  start: 'Lỗi khi khởi động ứng dụng',
  page: 'Lỗi trang và chức năng',
  file: 'Lỗi tệp nhập',
};

/** One lesson per group of failures, one step or two per failure: none of the catalogue is left out. */
export const faultLessons: readonly Lesson[] = (Object.keys(titles) as readonly FaultGroup[]).map((group) => ({
  id: `loi-${group}`,
  title: titles[group],
  goal: 'Nhận ra từng lỗi khi gặp, biết vì sao có và làm gì tiếp theo.',
  audience: 'Cán bộ tập huấn, người hỗ trợ',
  group: 'errors',
  steps: [prepare, ...faultIds.filter((id) => faultOf(id).group === group).flatMap((id) => [...rehearse(id)]), tidy],
}));

/** One failure as a lesson of its own: what «Diễn thật» shows. */
export function faultLesson(id: FaultId): Lesson {
  return {
    id: `loi:${id}`,
    title: technicalName(id),
    goal: 'Xem lỗi xảy ra thật trong ứng dụng.',
    audience: 'Cán bộ tập huấn, người hỗ trợ',
    group: 'errors',
    steps: rehearse(id).map((step, place) => (place === 0 ? fromAnyPage(step) : step)),
  };
}

/** The failure that was shown before may have left a page without a way in, or another way to sign in. */
function fromAnyPage(step: LessonStep): LessonStep {
  return step.isByHand === true ? step : { ...step, actions: [...everyday, ...step.actions] };
}
