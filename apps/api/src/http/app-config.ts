import type { FastifyInstance } from 'fastify';
import type { Role } from '@market/domain/accounts/roles';
import type { Config } from '../config';
import { escapeHtml } from '@market/domain/escape-html';

export interface DemoAccountDetails {
  readonly role: Role;
  /** The name of the account's role, or of its permission set. */
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The configuration that every page contains for its app. It never contains secrets, and it
 * contains demo accounts only in demo mode.
 */
export const appConfig = (
  {
    platformName,
    platformSlug,
    supportEmail,
    supportPhone,
    supportHours,
    officeAddress,
    origins,
    paymentChannels,
    sentryDsn,
    demo,
  }: Config,
  demoAccounts: readonly DemoAccountDetails[],
) => ({
  platformName,
  platformSlug,
  supportEmail,
  supportPhone,
  supportHours,
  officeAddress,
  origins,
  paymentChannels,
  ...(sentryDsn !== undefined && { sentryDsn }),
  ...(demo && { demoAccounts }),
});

export type AppConfigContent = ReturnType<typeof appConfig>;

/** The configuration as a `<meta>` element. */
export const appConfigMeta = (config: AppConfigContent): string =>
  `<meta name="app-config" content="${escapeHtml(JSON.stringify(config))}">`;

/**
 * Serves the configuration as JSON, for pages from another server, such as the development server
 * or a CDN.
 */
export function serveAppConfig(app: FastifyInstance, config: AppConfigContent): void {
  app.get(
    '/api/app-config.json',
    { config: { open: 'what every page of the apps is told' } },
    () => config,
  );
}
