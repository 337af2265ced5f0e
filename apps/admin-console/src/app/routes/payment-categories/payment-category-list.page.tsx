import { useQuery } from '@tanstack/react-query';
import { storeApprovers } from '@market/api-client/access';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { PaymentCategoryTable } from '../../../features/payment-categories/components/payment-category-table';
import { AddPaymentCategory } from '../../../features/payment-categories/components/edit-payment-category';
import { paymentCategoryListQuery } from '../../../features/payment-categories/payment-categories.queries';
import { paths } from '../../paths';

export function PaymentCategoryListPage() {
  const { api } = useServices();
  const can = useCan();
  const list = useQuery(paymentCategoryListQuery(api));
  return (
    <>
      <PageHeader
        title="Payment categories"
        description="The commission that stores pay. Orders keep the rate that applied when they were placed."
        actions={<AddPaymentCategory />}
      />
      <PaymentCategoryTable
        rows={list.data}
        error={queryError(list)}
        empty={<EmptyState title="No payment categories yet" />}
        storesHref={
          can(storeApprovers)
            ? ({ id }) => paths.merchants.list.href({ paymentCategoryId: id })
            : undefined
        }
      />
    </>
  );
}
