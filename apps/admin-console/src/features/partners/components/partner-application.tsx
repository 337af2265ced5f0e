import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { PartnerApplication as Application } from '@market/domain/shipping/partner-onboarding';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { Signature } from '@market/console/partners/signature';
import { useServices } from '@market/web-kit/services';
import { DocumentLink } from '@market/console/documents/document-link';
import { EmailText } from '@market/ui/email-text';
import { bankCodeText } from '../../../shared/partner-texts';
import { partnerDocumentQuery } from '../partners.queries';

export function PartnerApplication({ application }: { application: Application }) {
  const { company, bankDetails, certification } = application;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <Section title="Company" items={company && companyItems(company)} />
        <Section title="Bank account" items={bankDetails && bankItems(bankDetails)} />
      </div>
      {certification ? (
        <Certification partnerId={application.partnerId} certification={certification} />
      ) : (
        <Section title="Certification" items={undefined} />
      )}
    </div>
  );
}

function Section({
  title,
  items,
}: {
  title: string;
  items: readonly DescriptionItem[] | undefined;
}) {
  return (
    <section>
      <h3 className="mb-2.5 text-sm font-semibold">{title}</h3>
      {items ? (
        <DescriptionList items={items} />
      ) : (
        <p className="text-sm text-muted">Not entered yet.</p>
      )}
    </section>
  );
}

const omitEmptyItems = (items: readonly { term: string; value: ReactNode }[]) =>
  items.flatMap(({ term, value }) => (value ? [{ term, value }] : []));

const companyItems = ({ contactPerson, ...company }: NonNullable<Application['company']>) =>
  omitEmptyItems([
    { term: 'Name', value: company.companyName },
    { term: 'RC number', value: company.rcNumber },
    { term: 'VAT number', value: company.vatNumber },
    { term: 'Office', value: company.officeAddress },
    { term: 'Postal address', value: company.postalAddress },
    { term: 'Phone number', value: company.phoneNumber },
    { term: 'Email', value: company.email && <EmailText>{company.email}</EmailText> },
    { term: 'Line of business', value: company.lineOfBusiness },
    {
      term: 'Contact',
      value: `${contactPerson.name}, ${contactPerson.designation}, ${contactPerson.phoneNumber}`,
    },
  ]);

const bankItems = (bank: NonNullable<Application['bankDetails']>) =>
  omitEmptyItems([
    { term: 'Bank', value: bank.bankName },
    { term: 'Account name', value: bank.accountName },
    { term: 'Account number', value: `•••• ${bank.accountNumberLast4}` },
    { term: 'Branch', value: bank.branch },
    { term: 'Code', value: bankCodeText(bank.type, bank.code) },
  ]);

function Certification({
  partnerId,
  certification,
}: {
  partnerId: string;
  certification: NonNullable<Application['certification']>;
}) {
  const { api } = useServices();
  const document = (url: string) => (
    <DocumentLink query={partnerDocumentQuery(api, partnerId, url)} />
  );
  const { name, designation, date, signature, introducedBy } = certification;
  return (
    <Section
      title="Certification"
      items={[
        { term: 'CAC certificate', value: document(certification.companyDocument) },
        { term: 'Goods-in-transit insurance', value: document(certification.insuranceDocument) },
        { term: 'Insured until', value: formatDate(certification.insuranceExpiresOn) },
        { term: 'Signed by', value: `${name}, ${designation}, on ${formatDate(date)}` },
        { term: 'Signature', value: <Signature value={signature} name={name} /> },
        ...(introducedBy?.name ? [{ term: 'Referred by', value: introducedBy.name }] : []),
      ]}
    />
  );
}
