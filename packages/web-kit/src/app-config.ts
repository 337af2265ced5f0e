import type { App, Role } from '@market/domain/accounts/roles';

export interface DemoAccount {
  readonly role: Role;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The configuration that all apps share. An app adds its own fields by declaration merging. */
export interface AppConfig {
  readonly platformName: string;
  readonly platformSlug: string;
  readonly supportEmail?: string | undefined;
  readonly supportPhone?: string | undefined;
  /** The hours in which calls are answered, in words. */
  readonly supportHours?: string | undefined;
  readonly officeAddress?: string | undefined;
  /** Origins of the other apps, for the links between them. */
  readonly origins: Readonly<Record<App, string>>;
  readonly sentryDsn?: string | undefined;
  /** Present in demo mode only. */
  readonly demoAccounts?: readonly DemoAccount[] | undefined;
}

/** The server writes the configuration itself, so only its presence is checked. */
const isAppConfig = (value: unknown): value is AppConfig =>
  value instanceof Object &&
  'platformName' in value &&
  'platformSlug' in value &&
  'origins' in value;

/**
 * Reads the configuration that the server wrote into the page's head. Throws when it is missing.
 */
export function readAppConfig(document: Document = globalThis.document): AppConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content;
  const config: unknown = JSON.parse(content ?? 'null');
  if (!isAppConfig(config)) throw new Error('The page has no app configuration');
  return config;
}
