// The configuration: the only place that reads process.env, once, at start.

import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';
import { z } from 'zod';
import type { HostDependencies } from '#api/dependencies.ts';
import { flag, listOf, onOrOff, secret, webAddress, wholeNumber } from './env-fields.ts';
import { findMercadoPagoFault, mercadoPagoVariables, toMercadoPago } from './env-mercado-pago.ts';

/** The configuration is invalid; the message lists the invalid variables, one per line. */
export class ConfigurationError extends Error {}

/** Ends the process with the sentence of a ConfigurationError; throws any other error. */
export function exitIfMisconfigured(error: unknown): never {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Pix codes are ASCII: accents are dropped, and other alphabets would leave nothing. */
const pixText = z.string().refine((text) => /[a-z]/i.test(text.normalize('NFD')), 'must have letters from A to Z');

/** A script that the merchant adds to the pages; it loads only after consent to its category. */
const scriptSchema = z.strictObject({
  src: webAddress,
  category: z.enum(['analytics', 'marketing'], 'must be analytics or marketing'),
  place: z.union(
    [z.enum(['head', 'body-end']), z.templateLiteral(['event:', z.string().regex(/[a-z_]{1,40}/)])],
    'must be head, body-end or event: with the name of an event',
  ),
  origins: z.array(webAddress.transform((value) => new URL(value).origin)).default([]),
});

const schema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  ROLE: z.enum(['all', 'api', 'web'], 'must be all, api or web').default('all'),
  SITE_URL: webAddress.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'must be an address that begins with postgres://' })
    .optional(),
  DATABASE_FILE: z.string().optional(),
  /** Whether a new database begins as the demonstration; off in a shop for the public. */
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  API_BASE_URL: webAddress.optional(),
  API_APP_TOKEN: z.string().default('wapstore'),
  PICTURE_ORIGINS: listOf(webAddress),
  /** Origins besides SITE_URL whose shoppers may write to the API. */
  API_ORIGINS: listOf(webAddress.transform((value) => new URL(value).origin)),
  /** Digits with the country code, as in links to wa.me; without it no page names WhatsApp. */
  WHATSAPP: z
    .string()
    .regex(/^[1-9]\d{9,14}$/, 'must be 10 to 15 digits that begin with the country code, e.g. 5541999990000')
    .optional(),
  /** JSON: `[{"src":"https://...","category":"analytics","place":"head"}]`. */
  SCRIPTS: z.string().default('[]').transform(parseJson).pipe(z.array(scriptSchema, 'must be a JSON list of scripts')),
  PICTURE_WARMING: onOrOff,
  PICTURE_CACHE_DIR: z.string().default('var/pictures'),
  SESSION_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, _ and - only')
    .optional(),
  DEBUG_VIEW: flag.optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  RATE_LIMIT: onOrOff,
  /** Memory for cached pages, in MB; 0 = no page cache. */
  PAGE_CACHE_MB: wholeNumber(0, 4096).default(24),
  /** Seconds that a CDN may cache public responses; 0 = no headers for CDNs. */
  CDN_SECONDS: wholeNumber(0, 86_400).default(0),
  /** Address of purge requests (POST). */
  CDN_PURGE_URL: webAddress.optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be letters, digits or signs without blanks')
    .optional(),
  /** Number of proxies that append to X-Forwarded-For; 0 = the header is not trusted. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Shared by the processes of one shop; requests that carry it may name the visitor's address. */
  SERVICE_KEY: secret.optional(),
  /** Name of what runs, such as a commit, for /metrics. */
  VERSION: z.string().default('unknown'),
  /** Bearer token of /metrics, which exists only if it is set. */
  METRICS_TOKEN: secret.optional(),
  /** Comma-separated; the protocol stands before an equals sign: `viacep=https://viacep.com.br`. `off` = none. */
  POSTAL_CODE_SERVICES: z
    .string()
    .default('viacep=https://viacep.com.br,brasilapi=https://brasilapi.com.br')
    .transform((value) => (value === 'off' ? [] : value.split(',').filter(Boolean).map(toPostalCodeService)))
    .pipe(
      z.array(
        z.object({
          protocol: z.enum(['viacep', 'brasilapi'], 'must name viacep= or brasilapi= before each address'),
          url: webAddress,
        }),
      ),
    ),
  GEOCODER_URL: z
    .union([z.literal('off'), webAddress])
    .default('https://nominatim.openstreetmap.org')
    .transform((value) => (value === 'off' ? undefined : value)),
  MELHOR_ENVIO_URL: webAddress.default('https://melhorenvio.com.br'),
  MELHOR_ENVIO_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{20,4000}$/, 'must be at least 20 letters, digits or signs without blanks')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
      'must be one address, or a name with one in angle brackets',
    )
    .optional(),
  MAIL_DIR: z.string().default('var/mail'),
  PIX_KEY: z
    .string()
    .transform(toPixKey)
    .pipe(z.string('must be a CPF, a CNPJ, an e-mail address, a mobile phone that begins with +55, or a random key'))
    .optional(),
  PIX_NAME: pixText.optional(),
  PIX_CITY: pixText.optional(),
  PIX_TXID: z.enum(['order', 'none'], 'must be order or none').default('order'),
  PIX_MINUTES: wholeNumber(10, 3 * 24 * 60).optional(),
  ...mercadoPagoVariables,
  SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000).default(0),
});

export const variableNames: readonly string[] = Object.keys(schema.shape);

/** Undefined if the text is not JSON; the schema then reports what is expected. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toPostalCodeService(text: string) {
  const [protocol, ...url] = text.split('=');
  return { protocol, url: url.join('=') };
}

/** Eleven digits without `+55` are a CPF or nothing: a mistyped CPF must not become the phone of a stranger. */
function toPixKey(text: string): string | undefined {
  const key = getPixKeyInfo(text);
  return key?.type === 'phone' && !text.trim().startsWith('+') ? undefined : key?.value;
}

/** Like `read`, for commands that have nothing to do without their configuration. */
export function readOrExit(read: () => Environment = readEnvironment): Environment {
  try {
    return read();
  } catch (error) {
    return exitIfMisconfigured(error);
  }
}

/** For `npm run dev`: NODE_ENV is development unless it says otherwise. */
export function readDevelopmentEnvironment(): Environment {
  return readEnvironment({ NODE_ENV: 'development', ...process.env });
}

/** React picks its production code by this variable, so it must hold before the storefront is loaded. */
export function exposeMode(environment: Environment): void {
  process.env['NODE_ENV'] = environment.NODE_ENV;
}

/** For a child process that reads them itself: React's mode, `production` also in a local shop, would make the shop public. */
export function toChildVariables({ isPublic }: Environment): Variables {
  return { ...process.env, NODE_ENV: isPublic ? 'production' : 'development' };
}

type Variables = Readonly<Record<string, string | undefined>>;
export type Environment = ReturnType<typeof readEnvironment>;

/** Throws ConfigurationError. An empty variable counts as absent, as container tools write it. */
export function readEnvironment(variables: Variables = process.env) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigurationError(parsed.error.issues.map(toSentence).join('\n'));
  const values = parsed.data;
  if (values.ROLE === 'web' && !values.API_BASE_URL) {
    throw new ConfigurationError(
      'API_BASE_URL is missing: with ROLE=web it names the store API, e.g. http://127.0.0.1:3001/api',
    );
  }
  if (values.ROLE !== 'web' && values.API_BASE_URL) {
    throw new ConfigurationError(
      `API_BASE_URL is for ROLE=web only; here ROLE is ${values.ROLE} and serves its own API`,
    );
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new ConfigurationError('MAIL_FROM is missing: with SMTP_URL it names the sender of every mail');
  }
  if (values.CDN_SECONDS > 0 && values.PAGE_CACHE_MB === 0) {
    throw new ConfigurationError(
      'CDN_SECONDS needs PAGE_CACHE_MB above 0: a CDN may cache what the process itself caches',
    );
  }
  const mercadoPagoFault = findMercadoPagoFault(values);
  if (mercadoPagoFault !== undefined) throw new ConfigurationError(mercadoPagoFault);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  /** A shop for the public: nothing of the demonstration, and nothing that helps a developer, is on by itself. */
  const isPublic = siteUrl.startsWith('https:') || given['NODE_ENV'] === 'production';
  const { MELHOR_ENVIO_TOKEN: token } = values;
  return {
    ...values,
    SITE_URL: siteUrl,
    isPublic,
    services: {
      postalCodes: values.POSTAL_CODE_SERVICES,
      geocoder: values.GEOCODER_URL,
      melhorEnvio: token === undefined ? undefined : { url: values.MELHOR_ENVIO_URL, token },
    },
    /** Set by npm for the processes that it starts. */
    isStartedByNpm: given['npm_lifecycle_event'] !== undefined,
    API_BASE_URL: values.API_BASE_URL ?? `${siteUrl}/api`,
    MAIL_FROM: values.MAIL_FROM ?? 'loja@localhost',
    SESSION_COOKIE_NAME: toCookieName(values.SESSION_COOKIE_NAME, siteUrl),
    DATABASE_FILE: values.DATABASE_FILE ?? 'var/manaca.sqlite',
    DEBUG_VIEW: values.DEBUG_VIEW ?? !isPublic,
    DEMO: mayBeginAsDemonstration(values, isPublic),
    pix: toPixReceiver(values),
    demonstrationPix: isPublic ? undefined : toDemonstrationPix(values),
    mercadoPago: toMercadoPago(values, values.PIX_MINUTES ?? usualPixMinutes),
  };
}

/** Browsers take a cookie whose name begins with `__Host-` only over https, and never from a sibling subdomain. */
function toCookieName(name: string | undefined, siteUrl: string): string {
  const isHttps = siteUrl.startsWith('https:');
  if (name?.startsWith('__') && !isHttps)
    throw new ConfigurationError(
      'SESSION_COOKIE_NAME must not begin with __Host- or __Secure- unless SITE_URL is https',
    );
  return name ?? (isHttps ? '__Host-PHPSESSID' : 'PHPSESSID');
}

/** A shop for the public never begins with invented goods, nor with accounts whose passwords are published. */
function mayBeginAsDemonstration({ DEMO }: z.infer<typeof schema>, isPublic: boolean): boolean {
  if (isPublic && DEMO === 'on')
    throw new ConfigurationError('DEMO must not be on in a shop for the public (https SITE_URL, NODE_ENV=production)');
  return !isPublic && DEMO !== 'off';
}

function toPixReceiver(values: z.infer<typeof schema>): HostDependencies['pix'] {
  const { PIX_KEY: key, PIX_NAME: name, PIX_CITY: city, PIX_TXID: txid, PIX_MINUTES: minutes } = values;
  if (key !== undefined && name !== undefined && city !== undefined) return { key, name, city, txid, minutes };
  const missing = (['PIX_KEY', 'PIX_NAME', 'PIX_CITY'] as const).filter((variable) => values[variable] === undefined);
  if (missing.length < 3)
    throw new ConfigurationError(
      missing.map((variable) => `${variable} is missing: PIX_KEY, PIX_NAME and PIX_CITY are set together`).join('\n'),
    );
  return undefined;
}

/** Enough where a payment is known at once: reported by a service, or played. */
const usualPixMinutes = 30;
/** The demonstration sells without a key of the merchant. Its own belongs to no account: no address ends with `.example`. */
function toDemonstrationPix({ PIX_TXID: txid, PIX_MINUTES: minutes = usualPixMinutes }: z.infer<typeof schema>) {
  return { key: 'demonstracao@loja.example', name: 'Loja de demonstração', city: 'Curitiba', txid, minutes };
}

function toSentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`;
}
