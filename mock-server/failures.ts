import { localText, type LocalText } from './local-text';
import { resourceText } from './startup/texts';

/** One field's complaint in an ABP validation answer; `members` are the wire's camel-cased field names. */
export type ValidationError = FieldRefusal<LocalText>;

type FieldRefusal<Text> = {
  readonly message: Text;
  readonly members: readonly string[];
};

export type FailureBody<Text> = {
  readonly code?: string;
  readonly message: Text;
  readonly details?: Text;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly validationErrors?: readonly FieldRefusal<Text>[];
};

/** ABP's error body does not tell its status; of what was refused among others, nothing else could. */
const statuses = new WeakMap<object, number>();

/** The status of a refusal by its body, as `MockFailure` has made it; `undefined` for anything else. */
export function statusOfRefusal(body: object): number | undefined {
  return statuses.get(body);
}

/** A refusal in ABP's error format; the server sends it with header `_AbpErrorFormat: true`. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';
  readonly status: number;
  readonly body: FailureBody<LocalText>;

  constructor(status: number, body: FailureBody<LocalText>) {
    super(body.message.vi);
    this.status = status;
    this.body = body;
  }

  /** The body as it goes over the wire to somebody with that culture. */
  bodyIn(culture: string): FailureBody<string> {
    const { message, details, validationErrors, ...other } = this.body;
    const body = {
      ...other,
      message: localText(message, culture),
      ...(details === undefined ? {} : { details: localText(details, culture) }),
      ...(validationErrors === undefined
        ? {}
        : {
            validationErrors: validationErrors.map((error) => ({
              ...error,
              message: localText(error.message, culture),
            })),
          }),
    };
    statuses.set(body, this.status);
    return body;
  }
}

/** One text of the framework's error resource. */
export function frameworkText(key: string): LocalText {
  return resourceText('AbpExceptionHandling', key);
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
  message: LocalText,
  data: Readonly<Record<string, unknown>> = {},
): MockFailure {
  return new MockFailure(403, { code, message, data });
}

/** 409: the concurrency stamp that came back is not the record's present one. */
export function staleRecord(): MockFailure {
  return new MockFailure(409, { message: frameworkText('AbpDbConcurrencyErrorMessage') });
}

/** ABP's complaint about a value that cannot be read; JSON's own form of what is no text. */
export function invalidValue(name: string, value: unknown): ValidationError {
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return { message: resourceText('AbpValidation', "The value '{0}' is invalid.", { 0: shown }), members: [name] };
}

/** 400 with one complaint per field, in the wording and order of ABP's validation narrative. */
export function validationFailure(errors: readonly ValidationError[]): MockFailure {
  const title = frameworkText('ValidationNarrativeErrorMessageTitle');
  const narrative = (language: 'vi' | 'en') =>
    [title[language], ...errors.map(({ message }) => ` - ${message[language]}`), ''].join('\n');
  return new MockFailure(400, {
    message: frameworkText('ValidationErrorMessage'),
    details: { vi: narrative('vi'), en: narrative('en') },
    data: {},
    validationErrors: errors,
  });
}
