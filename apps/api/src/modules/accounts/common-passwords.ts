import type { Config } from '../../config';
import { invalid } from '../../platform/errors';

/** How many characters a password needs besides the platform's name. */
const MIN_OWN_CHARACTERS = 8;
/**
 * Attackers add digits and symbols to common words, as in `welcome2026!`, so a suffix of up to this
 * length is ignored.
 */
const MAX_IGNORED_SUFFIX = 5;

let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords in leaks, loaded on first use. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

async function isCommon(
  password: string,
  { platformName, platformSlug }: Pick<Config, 'platformName' | 'platformSlug'>,
): Promise<boolean> {
  const lower = password.toLowerCase();
  const passwords = await commonPasswords();
  const stem = lower.replace(/[\d\W_]+$/, '');
  if (
    passwords.has(lower) ||
    (lower.length - stem.length <= MAX_IGNORED_SUFFIX && passwords.has(stem))
  )
    return true;
  const names = [platformName.toLowerCase(), platformSlug];
  return names.some(
    (name) => lower.includes(name) && lower.replace(name, '').length < MIN_OWN_CHARACTERS,
  );
}

/**
 * Throws 422 on `field` for a common password, or one that is little more than the platform's name.
 */
export async function rejectCommonPassword(
  password: string,
  field: string,
  config: Pick<Config, 'platformName' | 'platformSlug'>,
): Promise<void> {
  if (await isCommon(password, config))
    throw invalid(field, 'That password is too common. Choose another.');
}
