import * as z from 'zod/mini';
import { apps, type App } from '@market/domain/accounts/roles';

/** Everything that the environment decides, read once at the start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly platformName: string;
  readonly platformSlug: string;
  /** What order names begin with: `VM` in `VM-204001`. */
  readonly orderPrefix: string;
  /** PostgreSQL; without it the server keeps an embedded database in its data directory. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Sample data, demo accounts on the sign-in pages, and the mail outbox page. */
  readonly demo: boolean;
  /** Where each app is reached; its links in mails, its host name for static files and sessions. */
  readonly origins: Readonly<Record<App, string>>;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where the contact form's messages go. */
  readonly supportEmail: string;
  readonly paystackSecretKey: string | undefined;
  /** Another address for Paystack: a proxy, or a stand-in of tests. */
  readonly paystackUrl: string;
  /** How long an answer of Paystack is waited for. */
  readonly paystackTimeoutMs: number;
  readonly sentryDsn: string | undefined;
  /** The HMAC key; without it one is made and kept in the data directory. */
  readonly secret: string | undefined;
  /** A file that holds how many milliseconds the clock is ahead; for tests on the real stack. */
  readonly clockFile: string | undefined;
  readonly logLevel: string;
  /** How many proxies stand before the server. */
  readonly trustProxy: number;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
}

const subdomains: Readonly<Record<App, string>> = {
  storefront: 'shop',
  merchant: 'seller',
  admin: 'internal',
  logistics: 'logistics',
};
const originVariable: Readonly<Record<App, string>> = {
  storefront: 'SHOP_ORIGIN',
  merchant: 'SELLER_ORIGIN',
  admin: 'INTERNAL_ORIGIN',
  logistics: 'LOGISTICS_ORIGIN',
};

const text = z.string().check(z.trim(), z.minLength(1));
const origin = z.optional(
  z.string().check(
    z.regex(/^https?:\/\/[^/\s]+$/, {
      error: 'must be an origin such as https://shop.example.com',
    }),
  ),
);
const whole = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, { error: 'must be a whole number' })),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(minimum, { error: `must be at least ${minimum}` }),
          z.maximum(maximum, { error: `must be at most ${maximum}` }),
        ),
    ),
  );

const environment = z.object({
  HOST: z._default(text, '0.0.0.0'),
  PORT: z._default(whole(0, 65_535), 8080),
  PLATFORM_NAME: z._default(text.check(z.maxLength(40)), 'Voltmart'),
  PLATFORM_SLUG: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower-case letters, digits and hyphens' }),
      ),
    'voltmart',
  ),
  ORDER_PREFIX: z._default(
    z.string().check(z.regex(/^[A-Z]{1,6}$/, { error: 'must be 1 to 6 capital letters' })),
    'VM',
  ),
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' }),
      z.refine((url) => URL.canParse(url), {
        error:
          'must be an address such as postgres://user:password@host/market; percent-encode special characters of the password',
      }),
    ),
  ),
  DATA_DIR: z._default(text, '.data'),
  DEMO: z.optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
  SHOP_ORIGIN: origin,
  SELLER_ORIGIN: origin,
  INTERNAL_ORIGIN: origin,
  LOGISTICS_ORIGIN: origin,
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })),
  ),
  MAIL_FROM: z.optional(text),
  SUPPORT_EMAIL: z.optional(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an email address' })),
  ),
  PAYSTACK_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^sk_/, { error: 'must start with sk_' })),
  ),
  PAYMENTS: z.optional(z.literal('sandbox', { error: 'must be sandbox, or left out' })),
  PAYSTACK_URL: z._default(
    z.string().check(
      z.regex(/^https?:\/\/[^\s]+[^/\s]$/, {
        error: 'must be an address such as https://api.paystack.co',
      }),
    ),
    'https://api.paystack.co',
  ),
  PAYSTACK_TIMEOUT_MS: z._default(
    z.coerce.number<string>().check(z.int(), z.minimum(100), z.maximum(60_000)),
    10_000,
  ),
  SENTRY_DSN: z.optional(
    z.string().check(z.regex(/^https:\/\//, { error: 'must start with https://' })),
  ),
  SECRET: z.optional(
    z.string().check(z.minLength(32, { error: 'must have at least 32 characters' })),
  ),
  CLOCK_FILE: z.optional(text),
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be a level such as info',
    }),
  ),
  TRUST_PROXY: z._default(whole(0, 10), 0),
  RATE_LIMIT_FACTOR: z.optional(whole(1, 100_000)),
});

/**
 * Reads the configuration. An empty variable counts as absent. Demo mode is on without `DATABASE_URL` and Paystack, and only
 * `DEMO=true` turns it on beside them. Without it a payment provider has to be named. Throws one line that names each bad variable.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(environment, given);
  if (!parsed.success)
    throw new Error(
      `Bad configuration: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
    );
  const env = parsed.data;
  const demo =
    env.DEMO === undefined
      ? env.DATABASE_URL === undefined && env.PAYSTACK_SECRET_KEY === undefined
      : env.DEMO === 'true';
  if (env.DATABASE_URL !== undefined && env.SECRET === undefined && !demo)
    throw new Error(
      'Bad configuration: SECRET is required with DATABASE_URL; give at least 32 random characters.',
    );
  if (env.PAYMENTS !== undefined && env.PAYSTACK_SECRET_KEY !== undefined)
    throw new Error(
      'Bad configuration: PAYMENTS=sandbox and PAYSTACK_SECRET_KEY exclude each other; remove one.',
    );
  // The sandbox's test cards are public: with them anybody buys for nothing.
  if (!demo && env.PAYSTACK_SECRET_KEY === undefined && env.PAYMENTS === undefined) {
    throw new Error(
      'Bad configuration: without demo mode PAYSTACK_SECRET_KEY is required, or PAYMENTS=sandbox to take test cards on purpose.',
    );
  }
  return {
    host: env.HOST,
    port: env.PORT,
    platformName: env.PLATFORM_NAME,
    platformSlug: env.PLATFORM_SLUG,
    orderPrefix: env.ORDER_PREFIX,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    demo,
    origins: originsOf(given, env.PORT),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.PLATFORM_NAME} <no-reply@${env.PLATFORM_SLUG}.example>`,
    supportEmail: env.SUPPORT_EMAIL ?? `support@${env.PLATFORM_SLUG}.example`,
    paystackSecretKey: env.PAYSTACK_SECRET_KEY,
    paystackUrl: env.PAYSTACK_URL,
    paystackTimeoutMs: env.PAYSTACK_TIMEOUT_MS,
    sentryDsn: env.SENTRY_DSN,
    secret: env.SECRET,
    clockFile: env.CLOCK_FILE,
    // Whoever tries the demo reads the addresses, not a line for each picture.
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR ?? (demo ? 20 : 1),
  };
}

function originsOf(
  given: Readonly<Record<string, string | undefined>>,
  port: number,
): Readonly<Record<App, string>> {
  const of = (app: App) =>
    given[originVariable[app]] ??
    `http://${subdomains[app]}.localhost${port === 80 ? '' : `:${port}`}`;
  return {
    storefront: of('storefront'),
    merchant: of('merchant'),
    admin: of('admin'),
    logistics: of('logistics'),
  };
}

/** The app that a host name belongs to; none for hosts that are nobody's, such as plain `localhost`. */
export const appOfHost = (origins: Config['origins'], hostname: string): App | undefined =>
  apps.find((app) => new URL(origins[app]).hostname === hostname.toLowerCase());
