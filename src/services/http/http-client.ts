import type { GenericSchema, InferOutput } from 'valibot';

/** Values of a query string; `undefined`, `null` and `''` are left out, as ABP's client does. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type RequestOptions<Schema extends GenericSchema | undefined = undefined> = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: QueryValues;
  readonly body?: unknown;
  /** A body with files, sent in place of `body`; its limit of time counts from the last byte that went. */
  readonly form?: FormData | undefined;
  /** Told how much of `form` has gone. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Ends the call when its screen goes. */
  readonly signal?: AbortSignal | undefined;
  /** What the answer must look like; one that does not is `response.malformed`, not a crash (register C-08). */
  readonly schema?: Schema;
  /** Sent without a token, whoever is signed in. */
  readonly isAnonymous?: boolean;
  /**
   * True of an answer that is meant for a visitor. For an address that answers visitors too, and therefore does not
   * refuse a token with 401: such an answer is taken for the refusal that it is.
   */
  readonly isForVisitor?: ((body: AnswerOf<Schema>) => boolean) | undefined;
};

/** Bytes of a request, its wrapping included. */
export type UploadProgress = { readonly sent: number; readonly total: number };

type AnswerOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : unknown;

/**
 * Calls the back end and answers its checked body.
 *
 * @throws {AppError} always of the catalogue: `http.*`, `network.*`, `server.message`, `response.malformed`,
 * `request.cancelled`.
 */
export type HttpClient = {
  <Schema extends GenericSchema>(
    path: string,
    options: RequestOptions<Schema> & { schema: Schema },
  ): Promise<AnswerOf<Schema>>;
  /** The bytes of the answer; of what type they are is not taken from the server. */
  (path: string, options: RequestOptions & { readonly isFile: true }): Promise<Blob>;
  (path: string, options?: RequestOptions): Promise<unknown>;
};

/** How the client asks the session for tokens; implemented on top of the auth machine by the composition root. */
export type SessionPort = {
  /**
   * What a call goes out with, after any renewal under way; `undefined` for a visitor. Answers at once where nothing is
   * under way: what a change of the session shows is drawn in the browser's next breath, and a call that waited for a
   * promise first would go out after that. Fails with `http.sessionExpired` when the session is lost or ends while the
   * call waits: nothing of it is sent then.
   */
  readonly ticket: (signal?: AbortSignal) => CallTicket | undefined | Promise<CallTicket | undefined>;
};

/** The right of one call to speak for one session, and for no other that comes in its place (T08). */
export type CallTicket = {
  readonly accessToken: string;
  /**
   * True unless the token is the session's last one and lives by its own time: whoever the back end does not know by it
   * then is nobody (register A-15).
   */
  readonly mayBeDead: () => boolean;
  /**
   * Told that the server refused the token: answers the session's next one once it is there. Any number of callers cause
   * one renewal. Rejects with `http.sessionExpired` when the session has ended, or has no next token.
   */
  readonly afterRefusal: (signal?: AbortSignal) => Promise<string>;
};

/** What else goes with every call; read afresh each time because all of it can change. */
export type RequestContext = {
  readonly culture: string;
  /** The tenant under the name that the back end reads (`{ __tenant: id }`); empty for the host side. */
  readonly tenantMark: Readonly<Record<string, string>>;
};
