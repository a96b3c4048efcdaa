import { isWhole, type CallBody, type RequestRecord } from './request-record';

/**
 * The call as a command for a POSIX shell: it sends the same bytes, whatever they are. `undefined` for a call that is
 * not known to its last byte.
 *
 * Every word stands in single quotes, in which a shell reads nothing but their end. Bytes that are no text come out of
 * `printf`, since no argument of a command can hold a zero byte.
 */
export function asCurl(record: RequestRecord): string | undefined {
  const { request, method, url } = record;
  if (request === undefined || !isWhole(record)) {
    return undefined;
  }
  const { body } = request;
  const text = body === undefined ? undefined : exactText(body);
  const options = [
    // Brackets and braces of an address are its own.
    `--globoff --request ${quoted(method)}`,
    `--url ${quoted(url)}`,
    ...request.headers.map(([name, value]) => `--header ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`),
    // The command would call a body a form that does not say what it is.
    ...(body?.type === '' ? [`--header 'Content-Type:'`] : []),
    ...(body === undefined ? [] : [text === undefined ? '--data-binary @-' : `--data-raw ${quoted(text)}`]),
  ];
  const command = `curl ${options.join(' \\\n  ')}`;
  return body === undefined || text !== undefined ? command : `printf ${quoted(printed(body.bytes))} | ${command}`;
}

/** A word that a shell takes as it is. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function exactText({ bytes }: CallBody): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The bytes as a format of `printf`; a hyphen at its head would be an option. */
function printed(bytes: Uint8Array): string {
  return [...bytes]
    .map((byte) =>
      /[\w ./:;=]/u.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `\\${byte.toString(8).padStart(3, '0')}`,
    )
    .join('');
}
