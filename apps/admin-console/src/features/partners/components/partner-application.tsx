import type { ReactNode } from 'react';
import { formatDate } from '@market/domain/lagos-time';
import type { PartnerApplication as Application } from '@market/domain/shipping/partner-onboarding';
import { DescriptionList, type DescriptionItem } from '@market/ui/description-list';
import { Signature } from '@market/console/partners/signature';
import { useServices } from '@market/web-kit/services';
import { Proofs } from '@market/console/documents/proofs';
import { EmailText } from '@market/ui/email-text';
import { bankCodeText } from '../../../shared/partner-texts';
import { partnerDocumentQuery } from '../partners.queries';

export function PartnerApplication({ application }: { application: Application }) {
  const { api } = useServices();
  const { partnerId, company, bankDetails, certification } = application;
  const queryOf = (url: string | undefined) =>
    url === undefined ? undefined : partnerDocumentQuery(api, partnerId, url);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Proofs
        proofs={[
          {
            title: 'Company',
            items: company ? companyItems(company) : [],
            label: 'CAC certificate',
            query: queryOf(certification?.companyDocument),
          },
          {
            title: 'Certification',
            items: certification ? certificationItems(certification) : [],
            label: 'Goods-in-transit insurance',
            query: queryOf(certification?.insuranceDocument),
          },
        ]}
      />
      <Section title="Bank account" items={bankDetails && bankItems(bankDetails)} />
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

const certificationItems = ({
  name,
  designation,
  date,
  signature,
  introducedBy,
  insuranceExpiresOn,
}: NonNullable<Application['certification']>) =>
  omitEmptyItems([
    { term: 'Insured until', value: formatDate(insuranceExpiresOn) },
    { term: 'Signed by', value: `${name}, ${designation}, on ${formatDate(date)}` },
    { term: 'Signature', value: <Signature value={signature} name={name} /> },
    { term: 'Referred by', value: introducedBy?.name },
  ]);
