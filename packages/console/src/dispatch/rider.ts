import { fullName, type Person } from '@market/domain/accounts/account';
import type { Page } from '@market/domain/paging';
import type { Partner } from '@market/domain/shipping/partner';

/** Who can be assigned: a shipping partner or one of the platform's dispatchers. */
export interface Rider {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** Converts shipping partners to riders. */
export const partnerRiders = ({ rows, count }: Page<Partner>): Page<Rider> => ({
  rows: rows.map(({ id, companyName, activeOrders, deliveredOrders }) => ({
    id,
    name: companyName,
    detail: `${activeOrders} active, ${deliveredOrders} delivered`,
  })),
  count,
});

/** Converts dispatchers to riders. */
export const dispatcherRiders = ({ rows, count }: Page<Person>): Page<Rider> => ({
  rows: rows.map((person) => ({
    id: person.id,
    name: fullName(person),
    detail: person.phoneNumber ?? person.email,
  })),
  count,
});
