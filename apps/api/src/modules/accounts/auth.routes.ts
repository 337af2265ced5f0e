import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '@market/api-client/contract';
import type { Session } from '@market/domain/accounts/account';
import type { SignIn } from '@market/domain/accounts/credentials';
import type { UserType } from '@market/domain/accounts/roles';
import { appOfHost, type Config } from '../../config';
import { endpoints, type Routes } from '../../http/mount';
import { sessionCookies } from '../../http/session-cookies';
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
  const answer = async (reply: FastifyReply, session: OpenSession): Promise<Session> => {
    cookies.set(reply, session);
    return {
      token: session.accessToken,
      expiresAt: session.accessExpiresAt.toISOString(),
      user: await accounts.profile(session.userId),
    };
  };
  const signIn =
    (userType: UserType) =>
    async ({
      body,
      request,
      reply,
    }: {
      body: SignIn;
      request: FastifyRequest;
      reply: FastifyReply;
    }) =>
      answer(
        reply,
        await accounts.signIn(userType, body, {
          ip: request.ip,
          app: appOfHost(config.origins, request.hostname),
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
      await (body.everywhere
        ? sessions.revokeAllOf(principal.userId)
        : sessions.revoke(principal.sessionId));
      cookies.clear(reply);
      return null;
    },
  });
};

const nothing = (): null => null;
