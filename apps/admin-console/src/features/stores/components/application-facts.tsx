import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storeDocumentQuery } from '@market/console/documents/document-link.query';
import { Proofs } from '@market/console/documents/proofs';
import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { useServices } from '@market/web-kit/services';
import { categoryNameQuery } from '../stores.queries';
import { IdentityNumber } from './identity-number';

export function ApplicationFacts({ store }: { store: StoreApplicationDetail }) {
  const { business, shippingLocation: place, bank, about, paymentCategory } = store;
  const links = Object.values(store.socialLinks);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      {business && (
        <div className="lg:col-span-2">
          <OwnerProofs owner={store.merchantName} business={business} />
        </div>
      )}
      {business && <BusinessFacts business={business} />}
      <Facts
        title="Pick-up address"
        missing={!place && 'No pick-up address yet.'}
        items={
          place
            ? [
                { term: 'Street', value: place.street },
                { term: 'City or LGA', value: place.city },
                { term: 'State', value: place.state },
              ]
            : []
        }
      />
      <Facts
        title="Bank account"
        missing={!bank && 'No bank account yet.'}
        items={
          bank
            ? [
                { term: 'Bank', value: bank.bankName },
                { term: 'Account name', value: bank.accountName },
                { term: 'Account number', value: `•••• ${bank.accountNumberLast4}` },
              ]
            : []
        }
      />
      <Facts
        title="Store"
        items={[
          { term: 'About', value: about ?? 'Not provided' },
          ...(store.submittedAt
            ? [{ term: 'Submitted', value: formatDateTimeYear(store.submittedAt) }]
            : []),
          {
            term: 'Commission',
            value: `${paymentCategory.name}, ${paymentCategory.commissionPercent}%`,
          },
          ...(links.length > 0 ? [{ term: 'Links', value: <SocialLinks links={links} /> }] : []),
        ]}
      />
    </div>
  );
}

function Facts({
  title,
  items,
  missing,
}: {
  title: string;
  items: readonly DescriptionItem[];
  missing?: ReactNode;
}) {
  return (
    <section>
      <h3 className="mb-2.5 text-sm font-semibold">{title}</h3>
      {missing ? (
        <p className="text-sm text-muted">{missing}</p>
      ) : (
        <DescriptionList items={items} />
      )}
    </section>
  );
}

function BusinessFacts({ business }: { business: BusinessDetails }) {
  const { api } = useServices();
  const category = useQuery(categoryNameQuery(api, business.categoryId));
  return (
    <Facts
      title="Business"
      items={[
        { term: 'Registered', value: registrationText(business) },
        ...(business.taxNumber
          ? [
              {
                term: 'TIN',
                value: `${business.taxNumber}${business.vatRegistered ? ', registered for VAT' : ''}`,
              },
            ]
          : []),
        { term: 'Staff', value: business.staffSize },
        { term: 'Category', value: category.isPending ? '…' : (category.data ?? 'Unknown') },
      ]}
    />
  );
}

/** `Yes, RC 1482207`. Some merchants include the letters "RC" in the number. */
const registrationText = ({ isRegisteredBusiness, rcNumber }: BusinessDetails): string =>
  isRegisteredBusiness
    ? ['Yes', rcNumber && (/^\d/.test(rcNumber) ? `RC ${rcNumber}` : rcNumber)]
        .filter(Boolean)
        .join(', ')
    : 'No';

const addressText = ({ street, LGA, state }: BusinessDetails['homeAddress']): string =>
  `${street}, ${LGA}, ${state}`;

function OwnerProofs({ owner, business }: { owner: string; business: BusinessDetails }) {
  const { api } = useServices();
  const { dateOfBirth, nationality, homeAddress: home, officeAddress } = business;
  const usesHome = business.useHomeAddress !== false;
  return (
    <Proofs
      proofs={[
        {
          title: 'Owner',
          label: 'Identity scan',
          query: storeDocumentQuery(api, business.idDocumentUrl),
          items: [
            { term: 'Name', value: owner },
            { term: 'Date of birth', value: formatDate(dateOfBirth) },
            { term: 'Nationality', value: nationality },
            { term: 'Document', value: business.idDocumentType },
            { term: 'Number', value: <IdentityNumber value={business.idDocumentNumber} /> },
          ],
        },
        {
          title: 'Home address',
          label: 'Proof of address',
          query: storeDocumentQuery(api, business.proofOfAddress),
          items: [
            { term: 'Street', value: home.street },
            { term: 'LGA', value: home.LGA },
            { term: 'State', value: home.state },
            { term: 'Country', value: home.country },
            {
              term: 'Office',
              value: usesHome
                ? 'The home address'
                : officeAddress
                  ? addressText(officeAddress)
                  : 'No address yet',
            },
          ],
        },
      ]}
    />
  );
}

function SocialLinks({ links }: { links: readonly string[] }) {
  return (
    <ul>
      {links.map((href) => (
        <li key={href} className="truncate">
          <a href={href} target="_blank" rel="noreferrer" className="link">
            {href.replace(/^https:\/\//, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}
