import type { MockBackend } from '../backend';
import { readEndSessionRequest } from '../issuer/authorize';
import { signOutAtIssuer } from '../issuer/issuer-session';
import type { Leave } from './authorize-page';
import { element, showPage } from './page-elements';

/** `/connect/logout`: forgets the person at the issuer and goes back to the application, if its address is registered. */
export async function showLogoutPage(
  root: HTMLElement,
  backend: MockBackend,
  query: URLSearchParams,
  leave: Leave,
): Promise<void> {
  const reading = readEndSessionRequest(backend.issuer, query);
  if (reading.kind === 'unusable') {
    showPage(
      root,
      'Yêu cầu đăng xuất không hợp lệ',
      element('p', { role: 'alert' }, 'Địa chỉ quay về “post_logout_redirect_uri” chưa được đăng ký.'),
      element('a', { href: '/' }, 'Về trang chủ'),
    );
    return;
  }
  await signOutAtIssuer(backend.issuer);
  if (reading.kind === 'redirect') {
    leave(reading.to);
    return;
  }
  showPage(
    root,
    'Đã đăng xuất',
    element('p', { role: 'status' }, 'Bạn đã đăng xuất khỏi máy chủ đăng nhập.'),
    element('a', { href: '/' }, 'Về trang chủ'),
  );
}
