import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatDateTime, formatLongDate } from '@market/domain/lagos-time';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Alert } from '@market/ui/alert';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Stepper } from '@market/ui/stepper';
import { Timeline } from '@market/ui/timeline';
import { ReturnProducts } from '@market/console/returns/return-products';
import { returnTypeText } from '@market/console/returns/return-texts';
import { useServices } from '@market/web-kit/services';
import { WithdrawReturn } from '../../../features/returns/components/withdraw-return';
import {
  nextStepText,
  returnHeadline,
  returnSteps,
} from '../../../features/returns/model/return-texts';
import { returnQuery } from '../../../features/returns/returns.queries';
import { activityItems } from '../../../shared/activity-items';
import { PageTitle } from '../../../shared/page-title';
import { helpHref } from '../../hrefs';
import { paths } from '../../paths';

export function ReturnDetailPage() {
  const { api } = useServices();
  const { returnId = '' } = useParams();
  const { data: orderReturn } = useSuspenseQuery(returnQuery(api, returnId));
  const { returnName, storeName, createdAt, rejectionReason } = orderReturn;
  const steps = returnSteps(orderReturn);
  return (
    <div className="page-wrap pt-3">
      <PageTitle>{`Return ${returnName}`}</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Account', to: paths.account.href() },
          { label: 'Returns', to: paths.returns.href() },
          { label: returnName },
        ]}
      />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-muted nums">{`Return ${returnName}, requested ${formatLongDate(createdAt).replaceAll(' ', '\u00a0')}`}</p>
          <h1 className="display text-d1 break-words">{returnHeadline(orderReturn)}</h1>
          <p className="mt-1 max-w-(--measure) text-text-2">{nextStepText(orderReturn)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button render={<Link to={helpHref('talk', returnName)} />}>Contact us</Button>
          {orderReturn.allowedStatuses.includes('cancelled') && (
            <WithdrawReturn orderReturn={orderReturn} />
          )}
        </div>
      </header>
      {steps && (
        <div className="mb-5 rounded-3 border border-line bg-surface px-5 py-5 md:px-7">
          <Stepper steps={steps.steps} current={steps.current} label="Steps of the return" />
        </div>
      )}
      {rejectionReason && (
        <Alert tone="warning" className="mb-5">
          <b className="block font-semibold">{`Message from ${storeName}`}</b>
          <span className="break-words whitespace-pre-line">{rejectionReason}</span>
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Card title="Returned items">
          <ReturnProducts products={orderReturn.products} storeName={storeName} />
        </Card>
        <div className="grid gap-5">
          <Card title="Details">
            <DescriptionList items={facts(orderReturn)} />
          </Card>
          <Card title="Activity">
            <Timeline label="Activity" items={activityItems(orderReturn.activities)} />
          </Card>
        </div>
      </div>
    </div>
  );
}

function facts({
  orderId,
  orderName,
  storeSlug,
  storeName,
  type,
  refundAmount,
  payment,
}: OrderReturn) {
  return [
    {
      term: 'Order',
      value: (
        <Link to={paths.order.href({ orderId })} className="link nums">
          {orderName}
        </Link>
      ),
    },
    {
      term: 'Store',
      value: (
        <Link to={paths.store.href({ slug: storeSlug })} className="link touch-area">
          {storeName}
        </Link>
      ),
    },
    { term: 'Request', value: returnTypeText(type) },
    ...(type === 'refund'
      ? [{ term: payment ? 'Amount' : 'Value', value: moneyText(refundAmount) }]
      : []),
    ...(payment ? [{ term: 'Refund', value: refundText(payment) }] : []),
  ];
}

const refundText = ({ status, sentAt }: NonNullable<OrderReturn['payment']>): string =>
  status === 'sent' ? `Sent${sentAt ? ` ${formatDateTime(sentAt)}` : ''}` : 'On its way';
