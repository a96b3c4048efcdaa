import { textOf, type CallBody, type CallHeader, type CallMessage, type RequestRecord } from './request-record';

/** Stands where a secret was; plain ASCII, so that addresses and commands stay readable. */
export const mask = '***';

/**
 * A call without its secrets: tokens, cookies, passwords, codes and verifiers, in headers, address and bodies. A body
 * is told by its names (`"password": "…"`, `code=…`), whatever looks like a signed token is one, and the
 * password of a database's connection string goes wherever it stands.
 */
export function maskedRecord(record: RequestRecord): RequestRecord {
  return {
    ...record,
    url: maskedAddress(record.url),
    request: record.request === undefined ? undefined : maskedMessage(record.request),
    response: record.response === undefined ? undefined : maskedMessage(record.response),
  };
}

/** An address whose query and fragment tell no secret. */
export function maskedAddress(address: string): string {
  const at = address.search(/[?#]/u);
  return at === -1 ? address : `${address.slice(0, at + 1)}${maskedText(address.slice(at + 1), form)}`;
}

/** The text of a body without its secrets. */
export function maskedText(text: string, type: string): string {
  const named = isForm(type)
    ? text.replaceAll(/(^|[&#])([^=&#]*)=([^&#]*)/gu, (pair, before: string, name: string) =>
        isSecretName(decoded(name), true) ? `${before}${name}=${mask}` : pair,
      )
    : text.replaceAll(/"([^"\\]*)"(\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?$)/gsu, (pair, name: string, colon: string) =>
        isSecretName(name, false) ? `"${name}"${colon}"${mask}"` : pair,
      );
  return named
    .replaceAll(/\beyJ[\w-]+\.[\w-]*\.[\w-]*/gu, mask)
    .replaceAll(/\b(password|pwd)(\s*=\s*)[^;&"]*/giu, `$1$2${mask}`);
}

const form = 'application/x-www-form-urlencoded';

function maskedMessage({ headers, body }: CallMessage): CallMessage {
  return { headers: headers.map(maskedHeader), body: body === undefined ? undefined : maskedBody(body) };
}

function maskedHeader([name, value]: CallHeader): CallHeader {
  switch (name.toLowerCase()) {
    case 'authorization':
      return [name, value.replace(/^(\S+)\s.*$/su, `$1 ${mask}`).replace(/^[^\s]+$/su, mask)];
    case 'cookie':
      return [name, value.replaceAll(/([^=;\s]+)=[^;]*/gu, `$1=${mask}`)];
    case 'set-cookie':
      return [name, value.replace(/^([^=;]+)=[^;]*/u, `$1=${mask}`)];
    case 'requestverificationtoken':
      return [name, mask];
    case 'location':
    case 'referer':
      return [name, maskedAddress(value)];
    default:
      return [name, maskedText(value, 'text/plain')];
  }
}

function maskedBody(body: CallBody): CallBody {
  const text = textOf(body);
  const masked = text === undefined ? undefined : maskedText(text, body.type);
  if (masked === undefined || masked === text) {
    return body;
  }
  const bytes = new TextEncoder().encode(masked);
  return { ...body, bytes, size: body.size - body.bytes.byteLength + bytes.byteLength };
}

/**
 * @param isParameter True for a form's or an address's name, where `code` and `state` belong to a sign-in; in JSON they are a
 *   record's code and state.
 */
function isSecretName(name: string, isParameter: boolean): boolean {
  return (
    /password|matkhau|secret|connectionstring|verifier|assertion|credential|factorcode|(?:^|[^a-z])otp(?:$|[^a-z])|token(?!_?type|_?endpoint|s_)/iu.test(
      name,
    ) ||
    (isParameter && /^(?:code|state|nonce|session_state)$/iu.test(name))
  );
}

function isForm(type: string): boolean {
  return type.toLowerCase().startsWith(form);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
