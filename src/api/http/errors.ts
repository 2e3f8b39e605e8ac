// Expected failures of the API: a code that maps to a status, and a message for the shopper.

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  refused: 422,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof statuses;

interface ApiErrorOptions extends ErrorOptions {
  headers?: Record<string, string>;
  /** The wire field of the request that the message is about. */
  field?: string;
  /** A message for each invalid wire field. */
  fields?: Readonly<Record<string, string>>;
  /** What is not as the request supposed, a sentence each. */
  differences?: readonly string[];
}

/**
 * Thrown anywhere below a route; the response is `{ error: message, campos: fields }`, so all messages are Portuguese for
 * the shopper.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly differences: readonly string[] | undefined;

  constructor(code: ApiErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.headers = options.headers ?? {};
    this.differences = options.differences;
    this.fields = options.fields ?? (options.field === undefined ? undefined : { [options.field]: message });
  }

  get status(): (typeof statuses)[ApiErrorCode] {
    return statuses[this.code];
  }
}
