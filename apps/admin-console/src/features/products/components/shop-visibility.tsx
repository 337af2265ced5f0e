import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { VisibilityChecks } from '@market/console/catalogue/visibility-checks';
import { visibilityTitle } from '@market/console/catalogue/visibility-texts';
import { Alert } from '@market/ui/alert';
import { useServices } from '@market/web-kit/services';
import { productVisibilityQuery } from '../products.queries';

export function ShopVisibility({ productId }: { productId: string }) {
  const { api } = useServices();
  const titleId = useId();
  const { data, error } = useQuery(productVisibilityQuery(api, productId));
  if (!data) return error && <Alert tone="warning">{error.message}</Alert>;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2.5 text-sm font-semibold">
        {visibilityTitle(data)}
      </h3>
      <VisibilityChecks visibility={data} audience="platform" />
    </section>
  );
}
