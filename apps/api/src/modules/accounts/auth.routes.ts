import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '@market/api-client/contract';
import type { Session } from '@market/domain/accounts/account';
import type { SignIn } from '@market/domain/accounts/credentials';
import type { UserType } from '@market/domain/accounts/roles';
import { findAppByHost, type Config } from '../../config';
import { endpoints, noData, type Routes } from '../../http/mount';
import { sessionCookies } from '../../http/session-cookies';
import { secondsBetween } from '../../platform/clock';
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
          app: findAppByHost(config.origins, request.hostname),
          principal,
        }),
      );
  const forgot =
    (userType: UserType) =>
    ({ body }: { body: { email: string } }) =>
      accounts.forgot(userType, body.email).then(noData);

  return endpoints(contract.auth, {
    signUpCustomer: ({ body }) => accounts.signUpCustomer(body).then(noData),
    signUpMerchant: ({ body }) => accounts.signUpMerchant(body).then(noData),
    signUpPartner: ({ body }) => accounts.signUpPartner(body).then(noData),
    signInCustomer: signIn('customer'),
    signInMerchant: signIn('merchant'),
    signInAdmin: signIn('admin'),
    signInPartner: signIn('partner'),
    confirmCustomer: ({ params }) => accounts.confirm('customer', params.token).then(noData),
    confirmMerchant: ({ params }) => accounts.confirm('merchant', params.token).then(noData),
    confirmPartner: ({ params }) => accounts.confirm('partner', params.token).then(noData),
    forgotCustomer: forgot('customer'),
    forgotMerchant: forgot('merchant'),
    forgotAdmin: forgot('admin'),
    forgotPartner: forgot('partner'),
    resetPassword: ({ params, body }) =>
      accounts.reset(params.userType, params.token, body.password).then(noData),
    changePassword: ({ principal, body }) => accounts.changePassword(principal, body).then(noData),
    refresh: async ({ request, reply }) =>
      answer(reply, await sessions.refresh(cookies.refreshToken(request))),
    signOut: async ({ principal, body, reply }) => {
      if (body.everywhere && principal.isGuest) await accounts.endGuestAccess(principal.userId);
      else if (body.everywhere) await sessions.revokeAll(principal.userId);
      else await sessions.revoke(principal.sessionId);
      cookies.clear(reply);
      return null;
    },
  });
};

const sessionAnswer =
  (cookies: ReturnType<typeof sessionCookies>, accounts: Pick<AccountsService, 'profile'>) =>
  async (reply: FastifyReply, session: OpenSession): Promise<Session> => {
    cookies.set(reply, session);
    return {
      token: session.accessToken,
      expiresAt: session.accessExpiresAt.toISOString(),
      expiresIn: secondsBetween(session.issuedAt, session.accessExpiresAt),
      user: await accounts.profile(session.userId),
    };
  };

export const guestsRoutes = ({
  accounts,
  secret,
}: Omit<AuthDeps, 'config' | 'sessions'>): Routes => {
  const answer = sessionAnswer(sessionCookies(secret), accounts);
  return endpoints(contract.guests, {
    start: async ({ principal, body, reply }) =>
      answer(reply, await accounts.startGuest(principal, body.email)),
    openLink: async ({ body, reply }) => answer(reply, await accounts.openGuestLink(body.token)),
    mailLink: ({ body }) => accounts.mailGuestLinks(body.email).then(noData),
    createAccount: ({ principal, body }) => accounts.keepGuestOrders(principal, body).then(noData),
    addToAccount: ({ principal, body }) =>
      accounts.addGuestToAccount(principal, body.token).then(noData),
  });
};
