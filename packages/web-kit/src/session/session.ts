import Cookies from 'js-cookie';
import type { Account, Session as IssuedSession } from '@market/domain/accounts/account';
import { roles, type App } from '@market/domain/accounts/roles';
import { localStore } from '../browser-storage';

/**
 * The session of this browser and app. The token is readable by scripts as the specification
 * requires (see docs/adr).
 */
export interface Session {
  /**
   * The signed-in user, as a stable reference. Undefined when signed out. While unsaved changes are
   * held, this is the user who made them, even after the session has ended.
   */
  user(): Account | undefined;
  /** Undefined when signed out or when the session has ended. */
  token(): string | undefined;
  start(issued: IssuedSession): void;
  update(user: Account): void;
  clear(): void;
  /**
   * Keeps the user while the page has unsaved changes, even when the session ends. Returns a
   * function that releases the user.
   */
  hold(): () => void;
  isHeld(): boolean;
  /** Whether the session ended, or another user signed in, while unsaved changes are held. */
  isOver(): boolean;
  discard(): void;
  /** Calls the listener after every change, in any tab. */
  subscribe(listener: () => void): () => void;
}

/**
 * Token in a secure, same-site strict cookie on the root path; user data in localStorage, validated
 * when read (spec section 6).
 */
export function createSession(app: App): Session {
  const cookieName = `${app}_token`;
  const storageKey = `${app}_user`;
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let user: Account | undefined;
  let holds = 0;
  let author: Account | undefined;

  const read = (): Account | undefined => {
    const raw = localStore.getItem(storageKey);
    if (raw !== stored) {
      stored = raw;
      user = parseAccount(raw);
    }
    return user;
  };
  const changed = () => listeners.forEach((listener) => listener());
  const isOver = (): boolean => author !== undefined && read()?.id !== author.id;
  const discard = () => {
    if (!author) return;
    const wasExpired = isOver();
    author = undefined;
    if (wasExpired) changed();
  };
  const write = (next: Account) => localStore.setItem(storageKey, JSON.stringify(next));

  return {
    user: () => (isOver() ? author : read()),
    token: () => (isOver() ? undefined : Cookies.get(cookieName)),
    start: ({ token, expiresIn, user: next }) => {
      if (author?.id !== next.id) author = undefined;
      Cookies.set(cookieName, token, {
        secure: true,
        sameSite: 'strict',
        path: '/',
        // Not an expiry date, because that would be compared with the device's clock, which may be
        // wrong.
        'max-age': `${expiresIn}`,
      });
      write(next);
      changed();
    },
    update: (next) => {
      write(next);
      changed();
    },
    clear: () => {
      Cookies.remove(cookieName, { path: '/' });
      localStore.removeItem(storageKey);
      changed();
    },
    hold: () => {
      if (holds++ === 0) {
        author = read();
        changed();
      }
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        if (--holds === 0) discard();
      };
    },
    isHeld: () => author !== undefined,
    isOver,
    discard,
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === storageKey || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}

const isAccount = (value: unknown): value is Account => {
  if (!(value instanceof Object)) return false;
  const field = (name: keyof Account): unknown => Reflect.get(value, name);
  const texts = ['id', 'firstName', 'lastName', 'email'] as const;
  return (
    texts.every((name) => typeof field(name) === 'string') &&
    roles.some((role) => role === field('role')) &&
    Array.isArray(field('resources'))
  );
};

/** Invalid data, for example from an older version, counts as signed out. */
function parseAccount(raw: string | null): Account | undefined {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    return isAccount(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The signed-in user with an account. Guests of the shop have none. */
export function getAccount({ user }: Pick<Session, 'user'>): Account | undefined {
  const current = user();
  return current?.isGuest ? undefined : current;
}

/** The XSRF cookie, which the client sends back as a header. */
export const readXsrfToken = (): string | undefined => Cookies.get('XSRF-TOKEN');
