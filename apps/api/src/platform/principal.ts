import type { Resource, Role, UserType } from '@market/domain/accounts/roles';

/** The authenticated caller. Every tenant scope is derived from it, never from input. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly userType: UserType;
  readonly role: Role;
  readonly resources: readonly Resource[];
  readonly name: string;
  /** A customer without an account. */
  readonly isGuest: boolean;
  /** Merchants and store staff. */
  readonly storeId: string | undefined;
  /** Shipping partners and the people whom they invited: the user id of the partner's owner. */
  readonly partnerId: string | undefined;
}
