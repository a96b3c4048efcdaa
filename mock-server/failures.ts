/** One field's complaint in an ABP validation answer; `members` are the wire's camel-cased field names. */
export type ValidationError = {
  readonly message: string;
  readonly members: readonly string[];
};

type FailureBody = {
  readonly code?: string;
  readonly message: string;
  readonly details?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly validationErrors?: readonly ValidationError[];
};

/** A refusal in ABP's error format; the server sends it with header `_AbpErrorFormat: true`. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 404 of `GET`/`PUT` by an id that does not exist or that the caller may not know of (data scope DS4). */
export function entityNotFound(): MockFailure {
  return new MockFailure(404, { message: 'Không tìm thấy dữ liệu. Có thể dữ liệu đã bị xóa.' });
}

/** 403 with a body: a rule of the business said no. */
export function businessFailure(
  code: `QuyHoTro:${string}` | `Volo.${string}`,
  message: string,
  data: Readonly<Record<string, unknown>> = {},
): MockFailure {
  return new MockFailure(403, { code, message, data });
}

/** 409: the concurrency stamp that came back is not the record's present one. */
export function staleRecord(): MockFailure {
  return new MockFailure(409, {
    message:
      'Dữ liệu bạn gửi đã bị người dùng/khách hàng khác thay đổi. Vui lòng hủy các thay đổi bạn đã thực hiện và thử lại từ đầu.',
  });
}

/** 400 with one complaint per field, in the wording and order of ABP's validation narrative. */
export function validationFailure(errors: readonly ValidationError[]): MockFailure {
  return new MockFailure(400, {
    message: 'Yêu cầu của bạn không hợp lệ!',
    details: [
      'Các lỗi sau đây đã được phát hiện trong quá trình xác nhận',
      ...errors.map(({ message }) => ` - ${message}`),
      '',
    ].join('\n'),
    data: {},
    validationErrors: errors,
  });
}
