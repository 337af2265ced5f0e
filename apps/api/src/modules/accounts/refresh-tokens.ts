import { hmac, randomToken, sameText } from '../../platform/tokens';

/**
 * A refresh token contains its session and a signature (`session.random.signature`), so that even a
 * token whose record was deleted is recognised.
 */
export function issueRefreshToken(secret: string, sessionId: string): string {
  const unsigned = `${sessionId}.${randomToken()}`;
  return `${unsigned}.${signature(secret, unsigned)}`;
}

/** The session of one of our tokens; undefined for other tokens. */
export function sessionOfRefreshToken(secret: string, token: string): string | undefined {
  const [sessionId = '', random = '', signed = ''] = token.split('.');
  return sameText(signed, signature(secret, `${sessionId}.${random}`)) ? sessionId : undefined;
}

const signature = (secret: string, unsigned: string): string => hmac(secret, `refresh ${unsigned}`);
