// Expected failures of the API: a code that maps to a status, and a sentence for the shopper.

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-large': 413,
  refused: 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof statuses;

/** Thrown anywhere below a route; answered as `{ error: message }`, so `message` is Portuguese for the shopper. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ApiErrorCode, message: string, options: ErrorOptions & { headers?: Record<string, string> } = {}) {
    super(message, options);
    this.code = code;
    this.headers = options.headers ?? {};
  }

  get status(): (typeof statuses)[ApiErrorCode] {
    return statuses[this.code];
  }
}
