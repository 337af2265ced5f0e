import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Store, UserRound } from 'lucide-react';
import { fullName } from '@market/domain/accounts/person-name';
import type { Account } from '@market/domain/accounts/account';
import { Link } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import { AddressLines } from '../../../features/addresses/components/address-lines';
import { followedStoresQuery } from '../../../features/catalogue/catalogue.queries';
import { paths } from '../../paths';

const STORES = 2;

export function AccountCards({ user }: { user: Account }) {
  const { api } = useServices();
  const { data: addresses, error: addressesError } = useQuery(addressListQuery(api));
  const { data: stores, error: storesError } = useQuery(followedStoresQuery(api));
  const address = addresses?.find((each) => each.default) ?? addresses?.[0];
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-3">
      <AccountCard
        title="Delivery address"
        icon={<MapPin size={18} />}
        to={paths.addresses.href()}
        link={address ? 'Change or add an address' : 'Add an address'}
      >
        {address ? (
          <>
            <p className="break-words">{address.fullName}</p>
            <AddressLines address={address} />
          </>
        ) : (
          addresses && <p className="text-muted">No address yet.</p>
        )}
        {!addresses && addressesError && <p className="text-muted">{addressesError.message}</p>}
      </AccountCard>
      <AccountCard
        title="Stores you follow"
        icon={<Store size={18} />}
        to={stores?.count ? paths.followedStores.href() : paths.stores.href()}
        link={stores?.count ? 'See all stores you follow' : 'Find a store to follow'}
      >
        {!stores && storesError && <p className="text-muted">{storesError.message}</p>}
        {stores?.count === 0 && <p className="text-muted">You are not following any stores yet.</p>}
        <ul className="grid gap-3">
          {stores?.rows.slice(0, STORES).map(({ id, slug, storeName }) => (
            <li key={id} className="flex items-center gap-3">
              <StoreMonogram name={storeName} size="sm" />
              <Link
                to={paths.store.href({ slug })}
                className="inline-flex min-h-6 min-w-0 items-center break-words hover:underline pointer-coarse:min-h-11"
              >
                {storeName}
              </Link>
            </li>
          ))}
        </ul>
      </AccountCard>
      <AccountCard
        title="Profile"
        icon={<UserRound size={18} />}
        to={paths.profile.href()}
        link="Change profile or password"
      >
        <p className="break-words">{fullName(user)}</p>
        <p className="break-words">{user.email}</p>
        {user.phoneNumber && <p className="nums">{user.phoneNumber}</p>}
      </AccountCard>
    </div>
  );
}

interface AccountCardProps {
  title: string;
  icon: ReactNode;
  to: string;
  link: string;
  children: ReactNode;
}

const AccountCard = ({ title, icon, to, link, children }: AccountCardProps) => (
  <section
    aria-label={title}
    className="flex min-h-44 flex-col gap-3 rounded-3 border border-line bg-surface p-5 text-sm"
  >
    <h2 className="flex items-center gap-2.5 text-md font-semibold">
      {icon}
      {title}
    </h2>
    <div className="flex-1">{children}</div>
    <Link
      to={to}
      className="link inline-flex min-h-6 items-center self-start pointer-coarse:min-h-11"
    >
      {link}
    </Link>
  </section>
);
