import { legalTexts } from '@market/domain/accounts/legal-texts';
import type { User } from './accounts.repository';

export type Consent = Pick<User, 'termsAcceptedAt' | 'termsVersion' | 'privacyVersion'>;

/** The consent to record: when it was given, and to which versions of the texts. */
export const consentOf = (isGiven: boolean | undefined, now: Date): Consent =>
  isGiven
    ? {
        termsAcceptedAt: now,
        termsVersion: legalTexts.terms,
        privacyVersion: legalTexts.privacy,
      }
    : { termsAcceptedAt: null, termsVersion: null, privacyVersion: null };
