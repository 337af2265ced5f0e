import { useQuery } from '@tanstack/react-query';
import { CopyableId } from '@market/console/copyable-id';
import { fullName } from '@market/domain/accounts/person-name';
import { roleNames } from '@market/domain/accounts/roles';
import type { StoreFigures } from '@market/domain/stores/merchant';
import type { MerchantDetail } from '@market/domain/stores/merchant-detail';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { EmailText } from '@market/ui/email-text';
import { telHref } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { subCategoryNamesQuery } from '../merchants.queries';

export function MerchantFacts({ merchant }: { merchant: MerchantDetail }) {
  const { email, phoneNumber, role, confirm, isVerified, homeAddress: home } = merchant;
  return (
    <Card title="Merchant">
      <DescriptionList
        items={[
          { term: 'Name', value: fullName(merchant) },
          {
            term: 'Email',
            value: (
              <a href={`mailto:${email}`} className="link">
                <EmailText>{email}</EmailText>
              </a>
            ),
          },
          { term: 'Email confirmed', value: confirm ? 'Yes' : 'No' },
          {
            term: 'Phone',
            value: phoneNumber ? (
              <a href={telHref(phoneNumber)} className="link nums">
                {phoneNumber}
              </a>
            ) : (
              'Not provided'
            ),
          },
          {
            term: 'Home address',
            value: home ? `${addressText(home)}, ${home.country}` : 'No address yet',
          },
          { term: 'Role', value: roleNames[role] },
          { term: 'Verified', value: isVerified ? 'Yes, both approvals' : 'No' },
          { term: 'Merchant ID', value: <CopyableId name="merchant ID" value={merchant.id} /> },
        ]}
      />
    </Card>
  );
}

interface StoreFactsProps {
  merchant: MerchantDetail;
  figures: StoreFigures;
  /** Whether shoppers can open the store's page. */
  isOpen: boolean;
}

export function StoreFacts({ merchant, figures, isOpen }: StoreFactsProps) {
  const { api } = useServices();
  const subCategories = useQuery(subCategoryNamesQuery(api, merchant.subCategoryIds ?? []));
  const { store, category, physicalLocation, pickupLocation: place } = merchant;
  // Breaks after a slash rather than inside a word.
  const pageText = store.storeUrl
    .replace(/^https?:\/\//, '')
    .split(/(?<=\/)/)
    .flatMap((part) => [part, <wbr key={part} />]);
  return (
    <Card title="Store">
      <DescriptionList
        items={[
          {
            term: 'Page',
            value: isOpen ? (
              <a
                href={store.storeUrl}
                target="_blank"
                rel="noreferrer"
                className="link wrap-anywhere"
              >
                {pageText}
              </a>
            ) : (
              <span className="wrap-anywhere">{pageText}, closed</span>
            ),
          },
          { term: 'Sells', value: category ?? 'Not chosen yet' },
          ...(subCategories.data?.length
            ? [{ term: 'Sub-categories', value: subCategories.data.join(', ') }]
            : []),
          { term: 'Official outlet', value: figures.isOfficialOutlet ? 'Yes' : 'No' },
          { term: 'Followers', value: store.storeFollowers.toLocaleString('en-NG') },
          { term: 'Hub', value: figures.hubName ?? 'None' },
          {
            term: 'Pick-up',
            value: place
              ? `${place.street}, ${place.city}, ${place.state}, ${place.country}`
              : 'No address yet',
          },
          {
            term: 'Office',
            value: officeText(merchant),
          },
          { term: 'Open to visitors', value: physicalLocation ? 'Yes' : 'No' },
          { term: 'Store ID', value: <CopyableId name="store ID" value={store.id} /> },
        ]}
      />
    </Card>
  );
}

type Address = NonNullable<MerchantDetail['homeAddress']>;

const addressText = ({ street, LGA, state }: Address): string => `${street}, ${LGA}, ${state}`;

function officeText({ useHomeAddress, store: { officeAddress } }: MerchantDetail): string {
  if (!officeAddress) return 'No address yet';
  return useHomeAddress === false
    ? `${addressText(officeAddress)}, ${officeAddress.country}`
    : 'The merchant’s home address';
}
