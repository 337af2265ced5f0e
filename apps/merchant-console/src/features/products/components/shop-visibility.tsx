import { useQuery } from '@tanstack/react-query';
import { VisibilityChecks } from '@market/console/catalogue/visibility-checks';
import { visibilityTitle } from '@market/console/catalogue/visibility-texts';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { useServices } from '@market/web-kit/services';
import { productVisibilityQuery } from '../products.queries';

/** Why the saved product is in the shop or not. */
export function ShopVisibility({ productId }: { productId: string }) {
  const { api } = useServices();
  const { data, error } = useQuery(productVisibilityQuery(api, productId));
  if (!data) return error && <Alert tone="warning">{error.message}</Alert>;
  return (
    <Card title={visibilityTitle(data)}>
      <VisibilityChecks visibility={data} audience="merchant" />
    </Card>
  );
}
