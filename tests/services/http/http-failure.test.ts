import { describe, expect, it } from 'vitest';

import { failureOfAnswer } from '@/services/http/http-failure';
import { describeError } from '@/views/shared/errors/describe-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { createLocalizer } from '@/domain/localization/localizer';

const say = createLocalizer({ language: 'vi', resources: undefined, defaultResourceName: undefined }).textsFor(
  errorTexts,
);

function refused(status: number, headers: Readonly<Record<string, string>>, body = '') {
  return failureOfAnswer(new Response(body === '' ? null : body, { status, headers }), body);
}

describe('Retry-After', () => {
  it.each([
    ['seconds', { 'Retry-After': '30' }, 30],
    [
      'a date, counted from the answer’s own',
      { 'Retry-After': 'Sun, 15 Nov 2026 08:00:45 GMT', Date: 'Sun, 15 Nov 2026 08:00:00 GMT' },
      45,
    ],
    ['a date without a clock to count from', { 'Retry-After': 'Sun, 15 Nov 2026 08:00:45 GMT' }, undefined],
    [
      'a moment that is over',
      { 'Retry-After': 'Sun, 15 Nov 2026 07:00:00 GMT', Date: 'Sun, 15 Nov 2026 08:00:00 GMT' },
      undefined,
    ],
    ['rubbish', { 'Retry-After': 'soon' }, undefined],
    ['nothing', {}, undefined],
  ])('X-02 as %s', (_, headers, seconds) => {
    expect(refused(429, headers).retryAfterSeconds).toBe(seconds);
  });

  it('X-02 is said in seconds where it is known, and left open where it is not', () => {
    const detailsOf = (status: number, headers: Readonly<Record<string, string>>) =>
      describeError(refused(status, headers), say).details;

    expect(detailsOf(429, { 'Retry-After': '30' })).toBe('Bạn thao tác quá nhanh. Vui lòng thử lại sau 30 giây.');
    expect(detailsOf(429, {})).toBe('Bạn thao tác quá nhanh. Vui lòng chờ một lát rồi thử lại.');
    expect(detailsOf(503, { 'Retry-After': '60' })).toContain('thử lại sau 60 giây.');
    expect(detailsOf(503, {})).not.toMatch(/\d|\{/u);
  });
});

describe('what a refusal means', () => {
  it('X-02 V-04 faults of fields count in a 400 and a 422 alone: a 403 that holds some is a refusal', () => {
    const validationErrors = [{ message: 'Bắt buộc.', members: ['hoTen'] }];
    const body = JSON.stringify({ error: { message: 'Không được.', validationErrors } });
    const codes = [400, 422, 403].map((status) => refused(status, { _AbpErrorFormat: 'true' }, body).code);
    expect(codes).toEqual(['http.validation', 'http.validation', 'server.message']);
  });

  it('X-02 C-08 the words of a body without ABP’s mark are nobody’s: a proxy may have written them', () => {
    const error = refused(403, {}, JSON.stringify({ error: { message: 'Gọi ngay số này để mở khóa.' } }));
    expect([error.code, error.server]).toEqual(['http.forbidden', undefined]);
  });
});

describe('the words of an error', () => {
  const format = { _AbpErrorFormat: 'true' };
  const body = (message: string, details: string | null = null) => JSON.stringify({ error: { message, details } });

  it('X-02 a 500 says ours, whatever ABP says beside it, and keeps that for the administrator', () => {
    const error = refused(500, format, body('An internal error occurred during your request!'));

    expect(describeError(error, say)).toMatchObject({
      title: 'Lỗi',
      details: 'Hệ thống có lỗi. Vui lòng liên hệ quản trị viên.',
    });
    expect(error.server?.message).toBe('An internal error occurred during your request!');
  });

  it('X-02 the server’s details go under its message, its message alone under the usual title, blanks nowhere', () => {
    const described = (text: string) => {
      const { title, details } = describeError(refused(403, format, text), say);
      return [title, details];
    };

    expect(described(body('Một', 'Hai'))).toEqual(['Một', 'Hai']);
    expect(described(body('Một'))).toEqual(['Đã xảy ra lỗi!', 'Một']);
    expect(described(body('Một', ' '))).toEqual(['Đã xảy ra lỗi!', 'Một']);
    expect(described(body(' '))).toEqual(['Đã xảy ra lỗi!', 'Máy chủ không gửi chi tiết lỗi.']);
  });

  it('V-04 C-08 a complaint about no single field comes without members, and is told nonetheless', () => {
    const text = (validationErrors: readonly object[]) =>
      JSON.stringify({ error: { code: null, message: 'M', details: null, data: {}, validationErrors } });
    const whole = { message: 'Ngày đi phải sau ngày ký.', members: null };

    expect(refused(400, format, text([whole]))).toMatchObject({
      code: 'http.validation',
      server: { validationErrors: [{ message: 'Ngày đi phải sau ngày ký.', members: [] }] },
    });
    expect(refused(400, format, text([{ message: null, members: ['ngayDi'] }]))).toMatchObject({
      code: 'http.validation',
      server: { message: 'M' },
    });
  });

  it.each([
    [409, 'Dữ liệu đã thay đổi', 'Dữ liệu đã được người khác cập nhật. Vui lòng tải lại và thực hiện lại.'],
    [413, 'Tệp quá lớn', 'Dung lượng tệp vượt quá giới hạn cho phép. Vui lòng chọn tệp nhỏ hơn.'],
    [401, 'Bạn chưa đăng nhập!', 'Bạn cần đăng nhập để thực hiện thao tác này.'],
    [403, 'Bạn không có quyền!', 'Bạn không được phép thực hiện thao tác này.'],
    [404, 'Không tìm thấy!', 'Không tìm thấy dữ liệu hoặc trang bạn yêu cầu.'],
    [418, 'Đã xảy ra lỗi!', 'Máy chủ không gửi chi tiết lỗi.'],
  ])('X-02 of a bare %s are the domain dictionary’s', (status, title, details) => {
    expect(describeError(refused(status, {}), say)).toMatchObject({ title, details });
  });
});
