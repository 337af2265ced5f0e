import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '@market/api-client/contract';
import type { Session } from '@market/domain/accounts/account';
import type { SignIn } from '@market/domain/accounts/credentials';
import type { UserType } from '@market/domain/accounts/roles';
import { appOfHost, type Config } from '../../config';
import { endpoints, type Routes } from '../../http/mount';
import { sessionCookies } from '../../http/session-cookies';
import type { Principal } from '../../platform/principal';
import type { AccountsService } from './accounts.service';
import type { OpenSession, SessionsService } from './sessions.service';

interface AuthDeps {
  readonly accounts: AccountsService;
  readonly sessions: SessionsService;
  readonly config: Pick<Config, 'origins'>;
  /** Signs the XSRF token. */
  readonly secret: string;
}

export const authRoutes = ({ accounts, sessions, secret, config }: AuthDeps): Routes => {
  const cookies = sessionCookies(secret);
  const answer = sessionAnswer(cookies, accounts);
  const signIn =
    (userType: UserType) =>
    async ({
      body,
      principal,
      request,
      reply,
    }: {
      body: SignIn;
      principal: Principal | undefined;
      request: FastifyRequest;
      reply: FastifyReply;
    }) =>
      answer(
        reply,
        await accounts.signIn(userType, body, {
          ip: request.ip,
          app: appOfHost(config.origins, request.hostname),
          principal,
        }),
      );
  const forgot =
    (userType: UserType) =>
    ({ body }: { body: { email: string } }) =>
      accounts.forgot(userType, body.email).then(nothing);

  return endpoints(contract.auth, {
    signUpCustomer: ({ body }) => accounts.signUpCustomer(body).then(nothing),
    signUpMerchant: ({ body }) => accounts.signUpMerchant(body).then(nothing),
    signUpPartner: ({ body }) => accounts.signUpPartner(body).then(nothing),
    signInCustomer: signIn('customer'),
    signInMerchant: signIn('merchant'),
    signInAdmin: signIn('admin'),
    signInPartner: signIn('partner'),
    confirmCustomer: ({ params }) => accounts.confirm('customer', params.token).then(nothing),
    confirmMerchant: ({ params }) => accounts.confirm('merchant', params.token).then(nothing),
    confirmPartner: ({ params }) => accounts.confirm('partner', params.token).then(nothing),
    forgotCustomer: forgot('customer'),
    forgotMerchant: forgot('merchant'),
    forgotAdmin: forgot('admin'),
    forgotPartner: forgot('partner'),
    resetPassword: ({ params, body }) =>
      accounts.reset(params.userType, params.token, body.password).then(nothing),
    changePassword: ({ principal, body }) => accounts.changePassword(principal, body).then(nothing),
    refresh: async ({ request, reply }) =>
      answer(reply, await sessions.refresh(cookies.refreshToken(request))),
    signOut: async ({ principal, body, reply }) => {
      if (body.everywhere && principal.isGuest) await accounts.endGuestAccess(principal.userId);
      else if (body.everywhere) await sessions.revokeAllOf(principal.userId);
      else await sessions.revoke(principal.sessionId);
      cookies.clear(reply);
      return null;
    },
  });
};

const nothing = (): null => null;

/** Sets the cookies of a session. Returns its token and its user. */
const sessionAnswer =
  (cookies: ReturnType<typeof sessionCookies>, accounts: Pick<AccountsService, 'profile'>) =>
  async (reply: FastifyReply, session: OpenSession): Promise<Session> => {
    cookies.set(reply, session);
    return {
      token: session.accessToken,
      expiresAt: session.accessExpiresAt.toISOString(),
      user: await accounts.profile(session.userId),
    };
  };

/** Endpoints of customers without an account. */
export const guestsRoutes = ({
  accounts,
  secret,
}: Omit<AuthDeps, 'config' | 'sessions'>): Routes => {
  const answer = sessionAnswer(sessionCookies(secret), accounts);
  return endpoints(contract.guests, {
    start: async ({ principal, body, reply }) =>
      answer(reply, await accounts.startGuest(principal, body.email)),
    openLink: async ({ body, reply }) => answer(reply, await accounts.openGuestLink(body.token)),
    mailLink: ({ body }) => accounts.mailGuestLinks(body.email).then(nothing),
    createAccount: ({ principal, body }) => accounts.keepGuestOrders(principal, body).then(nothing),
    addToAccount: ({ principal, body }) =>
      accounts.addGuestToAccount(principal, body.token).then(nothing),
  });
};
