import { expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Circumstance, ErrorCode } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';
import { describeError } from '@/views/shared/errors/describe-error';

const translate = ((key: keyof typeof errorTexts.vi) => errorTexts.vi[key]) as Parameters<typeof describeError>[1];

it.each<[ErrorCode, Circumstance | undefined, string]>([
  ['network.timeout', undefined, 'Chưa biết thao tác đã được thực hiện hay chưa.'],
  ['network.timeout', 'reading', 'Chưa tải được dữ liệu; không có gì bị thay đổi.'],
  ['network.timeout', 'signingIn', 'Bạn chưa được đăng nhập.'],
  // The password field has been emptied by then.
  ['network.unreachable', 'signingIn', 'Bạn chưa được đăng nhập.'],
  ['network.unreachable', 'reading', 'Vui lòng kiểm tra kết nối mạng và thử lại. Dữ liệu bạn đang nhập được giữ lại.'],
])('X-01 A-02 says of %s (%s) what is true of it', (code, circumstance, beginning) => {
  const { details } = describeError(new AppError(code, { status: 0, circumstance }), translate);
  expect(details.startsWith(beginning), details).toBe(true);
});
