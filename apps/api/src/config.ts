import * as z from 'zod/mini';
import { apps, type App } from '@market/domain/accounts/roles';
import type { PaymentChannel } from '@market/domain/checkout/payment-channel';
import { urlSchema, originSchema, textSchema, wholeNumberSchema } from './config-values';
import { channelListSchema } from './platform/channel-list';

/** Everything that is configured by environment variables, read once at the start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly platformName: string;
  readonly platformSlug: string;
  /** The prefix of order names: `VM` in `VM-204001`. */
  readonly orderPrefix: string;
  /** PostgreSQL's URL. Without it the server uses an embedded database in its data directory. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Sample data, demo accounts on the sign-in pages, and the email outbox page. */
  readonly demo: boolean;
  /** Resizes the demo pictures at startup instead of on first request. */
  readonly preparePictures: boolean;
  /**
   * The URL of each app. Emails link to it, and its host name determines which app's files and
   * sessions are used.
   */
  readonly origins: Readonly<Record<App, string>>;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The account that sends text messages. Without an account, text messages stay in the outbox. */
  readonly termii: { readonly apiKey: string; readonly baseUrl: string } | undefined;
  /** The sender of text messages, at most 11 characters. */
  readonly smsSender: string;
  /** The address that receives the messages from the contact form. */
  readonly supportEmail: string;
  /** The phone number shown to shoppers, with the hours in which it is answered. */
  readonly supportPhone: string | undefined;
  readonly supportHours: string | undefined;
  /** The company's address, shown on the help page. */
  readonly officeAddress: string | undefined;
  readonly paystackSecretKey: string | undefined;
  readonly paymentChannels: readonly PaymentChannel[];
  /** Overrides the URL of Paystack, for a proxy or a fake in tests. */
  readonly paystackUrl: string;
  /** The timeout of requests to Paystack. */
  readonly paystackTimeoutMs: number;
  readonly sentryDsn: string | undefined;
  /** The HMAC key. Without it one is created and stored in the data directory. */
  readonly secret: string | undefined;
  /**
   * A file with the number of milliseconds by which the clock is ahead, for tests against a real
   * server.
   */
  readonly clockFile: string | undefined;
  readonly logLevel: string;
  /** The number of proxies in front of the server. */
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

const booleanSchema = z.enum(['true', 'false'], { error: 'must be true or false' });

const environmentSchema = z.object({
  HOST: z._default(textSchema, '0.0.0.0'),
  PORT: z._default(wholeNumberSchema(0, 65_535), 8080),
  PLATFORM_NAME: z._default(textSchema.check(z.maxLength(40)), 'Voltmart'),
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
  DATA_DIR: z._default(textSchema, '.data'),
  DEMO: z.optional(booleanSchema),
  PREPARE_PICTURES: z.optional(booleanSchema),
  SHOP_ORIGIN: originSchema,
  SELLER_ORIGIN: originSchema,
  INTERNAL_ORIGIN: originSchema,
  LOGISTICS_ORIGIN: originSchema,
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })),
  ),
  MAIL_FROM: z.optional(textSchema),
  TERMII_API_KEY: z.optional(textSchema),
  TERMII_URL: urlSchema('https://v3.api.termii.com'),
  SMS_SENDER: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9 ]{3,11}$/, { error: 'must be 3 to 11 letters, digits or spaces' }),
      ),
  ),
  SUPPORT_EMAIL: z.optional(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an email address' })),
  ),
  SUPPORT_PHONE: z.optional(
    z
      .string()
      .check(
        z.regex(/^\+?[\d ]{6,20}$/, { error: 'must be a phone number such as 0700 865 8627' }),
      ),
  ),
  SUPPORT_HOURS: z.optional(textSchema.check(z.maxLength(80))),
  OFFICE_ADDRESS: z.optional(textSchema.check(z.maxLength(200))),
  PAYSTACK_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^sk_/, { error: 'must start with sk_' })),
  ),
  PAYMENTS: z.optional(z.literal('sandbox', { error: 'must be sandbox, or left out' })),
  PAYMENT_CHANNELS: channelListSchema,
  PAYSTACK_URL: urlSchema('https://api.paystack.co'),
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
  CLOCK_FILE: z.optional(textSchema),
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be a level such as info',
    }),
  ),
  TRUST_PROXY: z._default(wholeNumberSchema(0, 10), 0),
  RATE_LIMIT_FACTOR: z.optional(wholeNumberSchema(1, 100_000)),
});

/**
 * Reads the configuration. An empty variable counts as missing. Demo mode is on without
 * `DATABASE_URL` and Paystack; with either, only `DEMO=true` turns it on. Outside demo mode a
 * payment provider is required. Throws a one-line error that names every invalid variable.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.safeParse(environmentSchema, setVariables);
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
      'Bad configuration: PAYMENTS=sandbox and PAYSTACK_SECRET_KEY cannot be used together; remove one.',
    );
  // The sandbox's test cards are public, so anyone could buy for free.
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
    preparePictures: demo && env.PREPARE_PICTURES !== 'false',
    origins: readOrigins(setVariables, env.PORT),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.PLATFORM_NAME} <no-reply@${env.PLATFORM_SLUG}.example>`,
    termii:
      env.TERMII_API_KEY === undefined
        ? undefined
        : { apiKey: env.TERMII_API_KEY, baseUrl: env.TERMII_URL },
    smsSender: env.SMS_SENDER ?? env.PLATFORM_NAME.slice(0, 11),
    supportEmail: env.SUPPORT_EMAIL ?? `support@${env.PLATFORM_SLUG}.example`,
    supportPhone: env.SUPPORT_PHONE ?? (demo ? '0700 865 8627' : undefined),
    supportHours: env.SUPPORT_HOURS ?? (demo ? 'Monday to Saturday, 08:00 to 18:00' : undefined),
    officeAddress: env.OFFICE_ADDRESS,
    paystackSecretKey: env.PAYSTACK_SECRET_KEY,
    paymentChannels: env.PAYMENT_CHANNELS,
    paystackUrl: env.PAYSTACK_URL,
    paystackTimeoutMs: env.PAYSTACK_TIMEOUT_MS,
    sentryDsn: env.SENTRY_DSN,
    secret: env.SECRET,
    clockFile: env.CLOCK_FILE,
    // In the demo, the terminal shows the URLs of the apps instead of a line for each request.
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR ?? (demo ? 20 : 1),
  };
}

function readOrigins(
  setVariables: Readonly<Record<string, string | undefined>>,
  port: number,
): Readonly<Record<App, string>> {
  const readOrigin = (app: App) =>
    setVariables[originVariable[app]] ??
    `http://${subdomains[app]}.localhost${port === 80 ? '' : `:${port}`}`;
  return {
    storefront: readOrigin('storefront'),
    merchant: readOrigin('merchant'),
    admin: readOrigin('admin'),
    logistics: readOrigin('logistics'),
  };
}

/** The app that a host name serves; undefined for other hosts, such as plain `localhost`. */
export const findAppByHost = (origins: Config['origins'], hostname: string): App | undefined =>
  apps.find((app) => new URL(origins[app]).hostname === hostname.toLowerCase());
