import type { Config } from '../../config';
import { invalid } from '../../platform/errors';

/** Characters besides the platform's name that make a password one's own. */
const OWN_CHARACTERS = 8;
/** `welcome2026!` is `welcome` to whoever guesses: so much at the end changes nothing. */
const MAX_ENDING = 5;

let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that leaks hold most often, read when the first account is made. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

async function isCommon(
  password: string,
  { platformName, platformSlug }: Pick<Config, 'platformName' | 'platformSlug'>,
): Promise<boolean> {
  const lower = password.toLowerCase();
  const known = await commonPasswords();
  const stem = lower.replace(/[\d\W_]+$/, '');
  if (known.has(lower) || (lower.length - stem.length <= MAX_ENDING && known.has(stem)))
    return true;
  const names = [platformName.toLowerCase(), platformSlug];
  return names.some(
    (name) => lower.includes(name) && lower.replace(name, '').length < OWN_CHARACTERS,
  );
}

/** Throws 422 on `field` for a password that is guessed first: one of the best known, or little more than the platform's name. */
export async function requireUncommon(
  password: string,
  field: string,
  config: Pick<Config, 'platformName' | 'platformSlug'>,
): Promise<void> {
  if (await isCommon(password, config))
    throw invalid(field, 'That password is too common. Choose another');
}
