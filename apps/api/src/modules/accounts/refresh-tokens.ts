import { hmac, randomToken, sameText } from '../../platform/tokens';

/**
 * A refresh token names its session and is signed, so that one of any age, of which nothing is stored any more, is known for what
 * it is: `session.random.signature`.
 */
export function issueRefreshToken(secret: string, sessionId: string): string {
  const unsigned = `${sessionId}.${randomToken()}`;
  return `${unsigned}.${signature(secret, unsigned)}`;
}

/** The session that a token of ours was issued to; none for a token that is not ours. */
export function sessionOfRefreshToken(secret: string, token: string): string | undefined {
  const [sessionId = '', random = '', signed = ''] = token.split('.');
  return sameText(signed, signature(secret, `${sessionId}.${random}`)) ? sessionId : undefined;
}

const signature = (secret: string, unsigned: string): string => hmac(secret, `refresh ${unsigned}`);
