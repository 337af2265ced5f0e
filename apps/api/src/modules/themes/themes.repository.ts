import { and, eq, ne, sql } from 'drizzle-orm';
import type { SocialLinks } from '@market/domain/stores/social-links';
import type { Theme } from '@market/domain/themes/theme';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { storesTable } from '../stores/stores.reads';
import { merchantThemesTable } from './themes.tables';

export type MerchantTheme = typeof merchantThemesTable.$inferSelect;

const isOfStore = ({ storeId }: StoreScope) => eq(merchantThemesTable.storeId, storeId);

export const listMerchantThemes = (db: Db, scope: StoreScope): Promise<MerchantTheme[]> =>
  db.select().from(merchantThemesTable).where(isOfStore(scope));

export async function findMerchantTheme(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<MerchantTheme | undefined> {
  const [row] = await db
    .select()
    .from(merchantThemesTable)
    .where(and(isOfStore(scope), eq(merchantThemesTable.id, id)));
  return row;
}

/** Adds a copy of a theme unless the store has one. The copy is active when no other copy is. */
export async function addMerchantTheme(
  db: Db,
  { storeId }: StoreScope,
  { id, theme, now }: { id: string; theme: Theme; now: Date },
): Promise<void> {
  const active = sql`not exists (select 1 from ${merchantThemesTable} where ${merchantThemesTable.storeId} = ${storeId} and ${merchantThemesTable.active})`;
  await db
    .insert(merchantThemesTable)
    .values({
      id,
      storeId,
      themeId: theme.id,
      active,
      colors: theme.colors,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}

/** Returns false when the store does not have the theme. The caller has locked the store. */
export async function activateTheme(db: Db, scope: StoreScope, themeId: number): Promise<boolean> {
  const [owned] = await db
    .select({ id: merchantThemesTable.id })
    .from(merchantThemesTable)
    .where(and(isOfStore(scope), eq(merchantThemesTable.themeId, themeId)));
  if (!owned) return false;
  await db
    .update(merchantThemesTable)
    .set({ active: false })
    .where(and(isOfStore(scope), ne(merchantThemesTable.id, owned.id)));
  await db
    .update(merchantThemesTable)
    .set({ active: true })
    .where(eq(merchantThemesTable.id, owned.id));
  return true;
}

export async function findSocialLinks(db: Db, { storeId }: StoreScope): Promise<SocialLinks> {
  const [row] = await db
    .select({ socialLinks: storesTable.socialLinks })
    .from(storesTable)
    .where(eq(storesTable.id, storeId));
  return row?.socialLinks ?? {};
}

export type ThemeChange = Partial<Pick<MerchantTheme, 'header' | 'body' | 'colors'>>;

export async function updateMerchantTheme(
  db: Db,
  scope: StoreScope,
  id: string,
  change: ThemeChange,
  now: Date,
): Promise<MerchantTheme | undefined> {
  const [row] = await db
    .update(merchantThemesTable)
    .set({ ...change, updatedAt: now })
    .where(and(isOfStore(scope), eq(merchantThemesTable.id, id)))
    .returning();
  return row;
}
