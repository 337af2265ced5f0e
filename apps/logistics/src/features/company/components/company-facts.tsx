import { DocumentLink } from '@market/console/documents/document-link';
import { documentLinkQuery } from '@market/console/documents/document-link.query';
import { formatDate } from '@market/domain/lagos-time';
import type { PartnerApplication, PartnerStatus } from '@market/domain/shipping/partner-onboarding';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { StatusTag, type StatusText } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';

const partnerStatusTexts: Readonly<Record<PartnerStatus, StatusText>> = {
  invited: { label: 'Not submitted yet', tone: 'neutral' },
  onboarding: { label: 'Not submitted yet', tone: 'neutral' },
  submitted: { label: 'In review', tone: 'pending' },
  sent_back: { label: 'Sent back', tone: 'problem' },
  onboarded: { label: 'Approved', tone: 'done' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
};

const NOT_ENTERED = 'Not entered yet';

interface CompanyFactsProps {
  application: PartnerApplication;
  companyName: string;
  /** The URL of the page where the partner can complete or change its application. */
  applicationHref: string;
}

export function CompanyFacts({ application, companyName, applicationHref }: CompanyFactsProps) {
  const { company, bankDetails, status } = application;
  const { label, tone } = partnerStatusTexts[status];
  const contact = company?.contactPerson;
  return (
    <>
      <DescriptionList
        className="mb-4 lg:grid-cols-2 lg:gap-x-8"
        items={[
          { term: 'Application', value: <StatusTag tone={tone}>{label}</StatusTag> },
          { term: 'Company', value: company?.companyName ?? companyName },
          { term: 'RC number', value: company?.rcNumber ?? NOT_ENTERED },
          { term: 'Office address', value: company?.officeAddress ?? NOT_ENTERED },
          {
            term: 'Contact person',
            value: contact
              ? `${contact.name}, ${contact.designation}, ${contact.phoneNumber}`
              : NOT_ENTERED,
          },
          { term: 'Line of business', value: company?.lineOfBusiness ?? NOT_ENTERED },
          {
            term: 'Bank account',
            value: bankDetails
              ? `${bankDetails.bankName}, ${bankDetails.accountName}, ••••\u00A0${bankDetails.accountNumberLast4}`
              : NOT_ENTERED,
          },
          ...documentItems(application),
        ]}
      />
      <ChangeHint status={status} applicationHref={applicationHref} />
    </>
  );
}

function documentItems({ certification }: PartnerApplication): DescriptionItem[] {
  if (!certification) return [{ term: 'Documents', value: NOT_ENTERED }];
  return [
    { term: 'CAC certificate', value: <OwnDocument url={certification.companyDocument} /> },
    {
      term: 'Goods-in-transit insurance',
      value: (
        <>
          <OwnDocument url={certification.insuranceDocument} />
          {`Valid until ${formatDate(certification.insuranceExpiresOn)}`}
        </>
      ),
    },
  ];
}

function OwnDocument({ url }: { url: string }) {
  const { api } = useServices();
  return <DocumentLink query={documentLinkQuery(api, url)} />;
}

/** The server rejects changes while an application is in review and once it is approved. */
function ChangeHint({
  status,
  applicationHref,
}: Pick<CompanyFactsProps, 'applicationHref'> & { status: PartnerStatus }) {
  const { config } = useServices();
  if (status === 'submitted')
    return (
      <p className="text-sm text-muted">
        We are reviewing your application. You can change it only if we send it back.
      </p>
    );
  if (status === 'onboarding' || status === 'sent_back')
    return (
      <Link className="link touch-area text-sm" to={applicationHref}>
        {status === 'sent_back' ? 'Change your application' : 'Continue your application'}
      </Link>
    );
  return (
    <a className="link touch-area text-sm" href={`${config.origins.storefront}/contact`}>
      Contact us to change these
    </a>
  );
}
