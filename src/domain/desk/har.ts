import {
  headerOf,
  isCut,
  queryOf,
  textOf,
  type CallBody,
  type CallMessage,
  type RequestRecord,
} from './request-record';

type NameValue = { readonly name: string; readonly value: string };

type HarText = { readonly mimeType: string; readonly text: string; readonly encoding?: 'base64' };

/** An archive of calls that developer tools and proxies read (HTTP Archive 1.2). */
type Har = {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
  };
};

type HarEntry = {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: HarMessage & {
    readonly method: string;
    readonly url: string;
    readonly queryString: readonly NameValue[];
    readonly postData?: HarText & { readonly params: readonly NameValue[] };
  };
  readonly response: HarMessage & {
    /** 0 where there was no answer. */
    readonly status: number;
    readonly statusText: string;
    readonly content: HarText & { readonly size: number };
    readonly redirectURL: string;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: 0; readonly wait: number; readonly receive: 0 };
  readonly comment?: string;
};

type HarMessage = {
  readonly httpVersion: string;
  readonly cookies: readonly NameValue[];
  readonly headers: readonly NameValue[];
  /** -1: not known. */
  readonly headersSize: -1;
  readonly bodySize: number;
};

/** Calls as an archive, the oldest first, as the format wants it; what has no details is there with what is known. */
export function asHar(records: readonly RequestRecord[], creator: Har['log']['creator']): Har {
  const entries = [...records].sort((left, right) => left.id - right.id).map(entryOf);
  return { log: { version: '1.2', creator, entries } };
}

function entryOf(record: RequestRecord): HarEntry {
  const { startedAt, durationMs = 0, method, url, status = 0, request, response } = record;
  const sent = request?.body;
  const comment = commentOf(record);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: durationMs,
    request: {
      ...messageOf(request),
      method,
      url,
      queryString: queryOf(record).map(([name, value]) => ({ name, value })),
      ...(sent !== undefined && { postData: { ...harText(sent), params: [] } }),
    },
    response: {
      ...messageOf(response),
      status,
      statusText: '',
      content: {
        ...(response?.body === undefined
          ? { mimeType: headerOf(response, 'Content-Type') ?? 'x-unknown', text: '' }
          : harText(response.body)),
        size: response?.body?.size ?? 0,
      },
      redirectURL: headerOf(response, 'Location') ?? '',
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...(comment === '' ? {} : { comment }),
  };
}

function messageOf(message: CallMessage | undefined): HarMessage {
  return {
    httpVersion: 'HTTP/1.1',
    cookies: cookiesOf(message),
    headers: (message?.headers ?? []).map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: message === undefined ? -1 : (message.body?.size ?? 0),
  };
}

function cookiesOf(message: CallMessage | undefined): readonly NameValue[] {
  return (headerOf(message, 'Cookie') ?? '')
    .split(';')
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
    });
}

function harText(body: CallBody): HarText {
  const mimeType = body.type === '' ? 'application/octet-stream' : body.type;
  const text = textOf(body);
  return text === undefined ? { mimeType, text: base64(body.bytes), encoding: 'base64' } : { mimeType, text };
}

function commentOf({ state, request, response }: RequestRecord): string {
  const hasCut = [request?.body, response?.body].some((body) => body !== undefined && isCut(body));
  return [state === 'answered' ? '' : state, request === undefined ? 'summary' : '', hasCut ? 'cut' : '']
    .filter(Boolean)
    .join(', ');
}

function base64(bytes: Uint8Array): string {
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
}
