import { localText, type LocalText } from './local-text';
import { exceptionText } from './startup/texts';

/** One field's complaint in an ABP validation answer; `members` are the wire's camel-cased field names. */
export type ValidationError = {
  readonly message: string;
  readonly members: readonly string[];
};

type FailureBody<Text> = {
  readonly code?: string;
  readonly message: Text;
  readonly details?: Text;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly validationErrors?: readonly ValidationError[];
};

/** A refusal in ABP's error format; the server sends it with header `_AbpErrorFormat: true`. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';
  readonly status: number;
  readonly body: FailureBody<string | LocalText>;

  constructor(status: number, body: FailureBody<string | LocalText>) {
    super(spoken(body.message, 'vi'));
    this.status = status;
    this.body = body;
  }

  /** The body as it goes over the wire to somebody with that culture. */
  bodyIn(culture: string): FailureBody<string> {
    const { message, details, ...other } = this.body;
    return {
      ...other,
      message: spoken(message, culture),
      ...(details === undefined ? {} : { details: spoken(details, culture) }),
    };
  }
}

function spoken(text: string | LocalText, culture: string): string {
  return typeof text === 'string' ? text : localText(text, culture);
}

function frameworkText(key: string): LocalText {
  return { vi: exceptionText(key, 'vi'), en: exceptionText(key, 'en') };
}

/** 404 of `GET`/`PUT` by an id that does not exist or that the caller may not know of (data scope DS4). */
export function entityNotFound(): MockFailure {
  return new MockFailure(404, {
    message: {
      vi: 'Không tìm thấy dữ liệu. Có thể dữ liệu đã bị xóa.',
      en: 'The data were not found. They may have been deleted.',
    },
  });
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
  return new MockFailure(409, { message: frameworkText('AbpDbConcurrencyErrorMessage') });
}

/** 400 with one complaint per field, in the wording and order of ABP's validation narrative. */
export function validationFailure(errors: readonly ValidationError[]): MockFailure {
  const narrative = (title: string) => [title, ...errors.map(({ message }) => ` - ${message}`), ''].join('\n');
  const { vi, en } = frameworkText('ValidationNarrativeErrorMessageTitle');
  return new MockFailure(400, {
    message: frameworkText('ValidationErrorMessage'),
    details: { vi: narrative(vi), en: narrative(en) },
    data: {},
    validationErrors: errors,
  });
}
