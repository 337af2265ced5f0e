import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ApproverLevel, Resource, Role, UserType } from '@market/domain/accounts/roles';
import { id, instant } from '../../db/columns';

export const userSearchText = ({
  firstName,
  lastName,
  email,
}: Readonly<Record<'firstName' | 'lastName' | 'email', SQLWrapper>>) =>
  sql`${firstName} || ' ' || ${lastName} || chr(10) || ${email}`;

/**
 * One person has one row per user type: the same email address can belong to a customer and a
 * merchant. A guest has a separate row until it is converted into an account, so several guest rows
 * can have the same email address.
 */
export const usersTable = pgTable(
  'users',
  {
    id: id(),
    userType: text('user_type').$type<UserType>().notNull(),
    role: text('role').$type<Role>().notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    resources: text('resources')
      .array()
      .$type<Resource[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Which of the two approvals a store approver gives. */
    approverLevel: text('approver_level').$type<ApproverLevel>().notNull().default('both'),
    /** The store that a merchant owns or a staff member works for. */
    storeId: uuid('store_id'),
    /** The owner of the shipping partner that invited this person. Null for the owner. */
    partnerId: uuid('partner_id').references((): AnyPgColumn => usersTable.id),
    /**
     * Whether this is a customer without an account. The password hash is empty until a guest
     * chooses a password.
     */
    isGuest: boolean('is_guest').notNull().default(false),
    /** Links to a guest's orders that were emailed before this time are no longer valid. */
    guestLinksEndedAt: instant('guest_links_ended_at'),
    confirmedAt: instant('confirmed_at'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** The versions of the accepted texts: the dates of their last changes. */
    termsVersion: text('terms_version'),
    privacyVersion: text('privacy_version'),
    deactivatedAt: instant('deactivated_at'),
    deactivationReason: text('deactivation_reason'),
    /**
     * A deleted account keeps only its name, for past records. A deleted customer's name is removed
     * as well.
     */
    deletedAt: instant('deleted_at'),
    lastLoginAt: instant('last_login_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_type_email')
      .on(t.userType, t.email)
      .where(sql`not is_guest`),
    index('users_guest_email')
      .on(t.email, t.createdAt)
      .where(sql`is_guest`),
    index('users_role').on(t.role),
    index('users_store').on(t.storeId),
    index('users_partner').on(t.partnerId),
    index('users_searched').using('gin', sql`(${userSearchText(t)}) gin_trgm_ops`),
    index('users_merchant_searched')
      .using('gin', sql`(${userSearchText(t)}) gin_trgm_ops`)
      .where(sql`user_type = 'merchant'`),
    index('users_merchant_login')
      .on(t.lastLoginAt.desc().nullsLast())
      .where(sql`user_type = 'merchant'`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'users_terms_version',
      sql`num_nulls(${t.termsAcceptedAt}, ${t.termsVersion}, ${t.privacyVersion}) in (0, 3)`,
    ),
  ],
);

/**
 * Tokens are random and stored as SHA-256 hashes. Reuse of a refresh token after the grace period
 * ends the session.
 */
export const sessionsTable = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    absoluteExpiresAt: instant('absolute_expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_access').on(t.accessHash),
    uniqueIndex('sessions_refresh').on(t.refreshHash),
    index('sessions_previous').on(t.previousRefreshHash),
    index('sessions_user').on(t.userId),
  ],
);

/** Emailed links. A reset link works once, a confirmation link until it expires. */
export const accountTokensTable = pgTable(
  'account_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'confirm' | 'reset'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('account_tokens_user').on(t.userId)],
);

/**
 * Attempts by key, such as an account and an IP address. Counted in the database, so that all
 * processes share the count.
 */
export const throttlesTable = pgTable('throttles', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
});
