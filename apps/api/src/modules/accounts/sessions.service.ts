import type { Role } from '@market/domain/accounts/roles';
import { fullName } from '@market/domain/accounts/person-name';
import type { Db } from '../../db/db';
import { unauthenticated } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { addMilliseconds, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { randomToken, tokenHash, hmac, safeEqual } from '../../platform/tokens';
import { findUser } from './accounts.repository';
import { isDemoEmail } from '../../platform/reserved-emails';
import { ACCESS_TOKEN_LIFETIME, guestSessionLifetime, sessionLifetimes } from './session-lifetimes';
import {
  insertSession,
  prepareFindPrincipal,
  renewRotatedSession,
  revokeDemoSessions,
  revokeSession,
  revokeUserSessions,
  rotateSession,
  setIdleExpiry,
} from './sessions.repository';

/**
 * Milliseconds in which a used refresh token still works, for two tabs that renew at the same time.
 */
const REUSE_GRACE = 10_000;

interface SessionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs refresh tokens. */
  readonly secret: string;
  /** Whether demo accounts can have sessions. */
  readonly allowsDemo: boolean;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly accessToken: string;
  readonly issuedAt: Date;
  readonly accessExpiresAt: Date;
  /** Undefined after a renewal in the grace period: the cookie of the first renewal stays. */
  readonly refreshToken: string | undefined;
  readonly refreshExpiresAt: Date;
}

const sessionEndedError = () => unauthenticated('Your session has ended. Sign in again.');

interface SessionOwner {
  readonly id: string;
  readonly role: Role;
  readonly isGuest?: boolean | undefined;
}

const getLifetime = ({ role, isGuest }: SessionOwner) =>
  isGuest ? guestSessionLifetime : sessionLifetimes[role];

const earliest = (a: Date, b: Date): Date => (a < b ? a : b);

/** Sessions with opaque random tokens, stored as hashes. Revoking takes effect immediately. */
export const sessionsService = ({ db, clock, ids, secret, allowsDemo }: SessionsDeps) => {
  const principalByHash = prepareFindPrincipal(db);

  return {
    async open(user: SessionOwner, within: Db = db): Promise<OpenSession> {
      const now = clock.now();
      const life = getLifetime(user);
      const sessionId = ids.next();
      const [accessToken, refreshToken] = [randomToken(), issueRefreshToken(secret, sessionId)];
      const [accessExpiresAt, idleExpiresAt, absoluteExpiresAt] = [
        addMilliseconds(now, ACCESS_TOKEN_LIFETIME),
        addMilliseconds(now, life.idle),
        addMilliseconds(now, life.absolute),
      ];
      await insertSession(within, {
        id: sessionId,
        userId: user.id,
        accessHash: tokenHash(accessToken),
        accessExpiresAt,
        refreshHash: tokenHash(refreshToken),
        rotatedAt: now,
        idleExpiresAt,
        absoluteExpiresAt,
        createdAt: now,
      });
      return {
        sessionId,
        userId: user.id,
        accessToken,
        issuedAt: now,
        accessExpiresAt,
        refreshToken,
        refreshExpiresAt: idleExpiresAt,
      };
    },

    async authenticate(accessToken: string): Promise<Principal | undefined> {
      const [row] = await principalByHash.execute({
        hash: tokenHash(accessToken),
        now: clock.now(),
      });
      if (!row) return undefined;
      const { firstName, lastName, storeId, partnerId, ...principal } = row;
      return {
        ...principal,
        storeId: storeId ?? undefined,
        partnerId: row.role === 'partner' ? (partnerId ?? row.userId) : undefined,
        name: fullName({ firstName, lastName }),
      };
    },

    /**
     * Exchanges a refresh token for a new access token. Reuse of an old token after the grace
     * period ends its session, because it shows that the token was copied. Throws 401.
     */
    async refresh(refreshToken: string | undefined): Promise<OpenSession> {
      if (refreshToken === undefined) throw sessionEndedError();
      const now = clock.now();
      const usedHash = tokenHash(refreshToken);
      const sessionId = readSessionId(secret, refreshToken);
      if (sessionId === undefined) throw sessionEndedError();
      const [accessToken, nextRefreshToken] = [randomToken(), issueRefreshToken(secret, sessionId)];
      const renewal = {
        accessHash: tokenHash(accessToken),
        accessExpiresAt: addMilliseconds(now, ACCESS_TOKEN_LIFETIME),
      };
      const rotated = await rotateSession(db, usedHash, now, {
        ...renewal,
        refreshHash: tokenHash(nextRefreshToken),
      });
      const session =
        rotated ??
        (await renewRotatedSession(db, usedHash, addMilliseconds(now, -REUSE_GRACE), now, renewal));
      if (!session) {
        await revokeSession(db, sessionId, now);
        throw sessionEndedError();
      }
      const user = await findUser(db, session.userId);
      if (!user || user.deactivatedAt || (!allowsDemo && isDemoEmail(user.email)))
        throw sessionEndedError();
      const refreshExpiresAt = earliest(
        addMilliseconds(now, getLifetime(user).idle),
        session.absoluteExpiresAt,
      );
      await setIdleExpiry(db, session.id, refreshExpiresAt);
      return {
        sessionId: session.id,
        userId: user.id,
        accessToken,
        issuedAt: now,
        accessExpiresAt: session.accessExpiresAt,
        refreshToken: rotated ? nextRefreshToken : undefined,
        refreshExpiresAt,
      };
    },

    revoke: async (sessionId: string, within: Db = db): Promise<void> => {
      await revokeSession(within, sessionId, clock.now());
    },

    /** Ends the sessions of demo accounts, for a database that was used in demo mode before. */
    revokeDemo: (): Promise<void> => revokeDemoSessions(db, clock.now()),

    revokeAll: async (userId: string, within: Db = db, except?: string): Promise<void> => {
      await revokeUserSessions(within, userId, clock.now(), except);
    },
  };
};

export type SessionsService = ReturnType<typeof sessionsService>;

/**
 * A refresh token contains its session and a signature (`session.random.signature`), so that even a
 * token whose record was deleted is recognised.
 */
function issueRefreshToken(secret: string, sessionId: string): string {
  const unsigned = `${sessionId}.${randomToken()}`;
  return `${unsigned}.${signRefreshToken(secret, unsigned)}`;
}

/** Undefined for a token that this server did not sign. */
function readSessionId(secret: string, token: string): string | undefined {
  const [sessionId = '', random = '', signed = ''] = token.split('.');
  return safeEqual(signed, signRefreshToken(secret, `${sessionId}.${random}`))
    ? sessionId
    : undefined;
}

const signRefreshToken = (secret: string, unsigned: string): string =>
  hmac(secret, `refresh ${unsigned}`);
