import * as z from 'zod/mini';
import { apps, roleSchema } from '@market/domain/accounts/roles';

const demoAccountSchema = z.object({
  role: roleSchema,
  name: z.string(),
  email: z.string(),
  password: z.string(),
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

const appConfigSchema = z.object({
  platformName: z.string(),
  platformSlug: z.string(),
  supportEmail: z.optional(z.string()),
  /** Where the other apps live, for the links between them. */
  origins: z.record(z.enum(apps), z.string()),
  sentryDsn: z.optional(z.string()),
  /** Present in demo mode only. */
  demoAccounts: z.optional(z.array(demoAccountSchema)),
});
export type AppConfig = z.infer<typeof appConfigSchema>;

/** What the server wrote into the page's head. Throws when it is missing: the page did not come from our server. */
export function readAppConfig(document: Document = globalThis.document): AppConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content;
  return appConfigSchema.parse(JSON.parse(content ?? 'null'));
}
