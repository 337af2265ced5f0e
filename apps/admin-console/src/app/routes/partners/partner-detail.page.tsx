import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Card } from '@market/ui/card';
import { EmailText } from '@market/ui/email-text';
import { PageHeader } from '@market/ui/page-header';
import { StatusTag } from '@market/ui/status-tag';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { PartnerActions } from '../../../features/partners/components/partner-actions';
import { PartnerApplication } from '../../../features/partners/components/partner-application';
import { PartnerEarnings } from '../../../features/partners/components/partner-earnings';
import { partnerStatusTexts } from '../../../shared/partner-texts';
import { partnerQuery } from '../../../features/partners/partners.queries';
import { RecordHistory } from '../../../shared/record-history';
import { paths } from '../../paths';

export function PartnerDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: partner } = useSuspenseQuery(partnerQuery(api, id));
  const { application, status } = partner;
  const { label, tone } = partnerStatusTexts[status];

  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Shipping partners', to: paths.partners.list.href() },
              { label: partner.companyName },
            ]}
          />
        }
        title={
          <span className="flex items-center gap-3">
            <StoreMonogram
              name={partner.companyName}
              logoUrl={partner.logo && imageUrl(partner.logo, 160)}
              size="lg"
            />
            <span className="min-w-0 wrap-anywhere">{partner.companyName}</span>
          </span>
        }
        tags={<StatusTag tone={tone}>{label}</StatusTag>}
        description={
          <>
            {partner.contactName}, <EmailText>{partner.email}</EmailText>
            {`, ${[
              partner.phoneNumber?.replaceAll(' ', '\u00a0'),
              pluralise(partner.activeOrders, 'open delivery', 'open deliveries'),
              `${partner.deliveredOrders} delivered`,
            ]
              .filter(Boolean)
              .join(', ')}`}
          </>
        }
        actions={<PartnerActions partner={partner} />}
      />
      {partner.deactivationReason && (
        <Alert tone="warning" className="mb-5">
          {`Deactivated: ${partner.deactivationReason}`}
        </Alert>
      )}
      {status === 'sent_back' && application.reviewNote && (
        <Alert tone="warning" className="mb-5">
          {`Sent back: ${application.reviewNote}`}
        </Alert>
      )}
      {status === 'submitted' && application.submittedAt && (
        <Alert tone="info" className="mb-5">
          {`Submitted on ${formatDateTime(application.submittedAt)}. Open both certificates before you approve.`}
        </Alert>
      )}
      <div className="grid gap-5">
        <section aria-label="Application" className="rounded-3 border border-line bg-surface p-5">
          <h2 className="sr-only">Application</h2>
          <PartnerApplication application={application} />
        </section>
        {(status === 'onboarded' || partner.owed !== 0) && <PartnerEarnings partner={partner} />}
        <Card>
          <RecordHistory subject="partner" id={id} />
        </Card>
      </div>
    </>
  );
}
