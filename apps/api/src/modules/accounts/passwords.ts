import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { UserType } from '@market/domain/accounts/roles';

/** argon2id (the library's default). Memory in KiB. */
const standardCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const platformStaffCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const hashCost = (userType: UserType) => (userType === 'admin' ? platformStaffCost : standardCost);

/**
 * At most four passwords are hashed at once, because a hundred simultaneous sign-ins would need
 * gigabytes of memory.
 */
const limitConcurrency = pLimit(4);

export const hashPassword = (userType: UserType, password: string): Promise<string> =>
  limitConcurrency(() => hash(password, hashCost(userType)));

/**
 * Hashes to compare with when the account does not exist, so that the response takes the same time.
 */
const decoyHashes = new Map<UserType, Promise<string>>();
const getDecoy = (userType: UserType): Promise<string> => {
  const decoy = decoyHashes.get(userType) ?? hashPassword(userType, 'no account has this password');
  decoyHashes.set(userType, decoy);
  return decoy;
};

/** Whether `password` matches the hash. Without a hash it takes the same time and returns false. */
export async function isCorrectPassword(
  userType: UserType,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const comparedHash = stored ?? (await getDecoy(userType));
  const matches = await limitConcurrency(() => verify(comparedHash, password).catch(() => false));
  return matches && stored !== undefined;
}
