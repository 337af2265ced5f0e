import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useServices } from '@market/web-kit/services';
import { targetCategoriesQuery, targetProductQuery } from '../targets.queries';
import { couponSummary } from '../model/coupon-summary';
import { stripHiddenFields } from '../coupon-form.schema';
import type { CouponControl } from './target-field';

/** The name of the chosen category or product, which the fields have already fetched. */
function useTargetName(scope: string, id: string | null | undefined): string | undefined {
  const { api } = useServices();
  const categories = useQuery({ ...targetCategoriesQuery(api), enabled: scope === 'Category' });
  const product = useQuery({
    ...targetProductQuery(api, id ?? ''),
    enabled: scope === 'Product' && Boolean(id),
  });
  return scope === 'Category'
    ? categories.data?.find((category) => category.id === id)?.name
    : product.data?.name;
}

/** The summary is always visible above the form's buttons. */
export function SummaryBar({ control }: { control: CouponControl }) {
  const draft = stripHiddenFields(useWatch({ control, compute: (values) => values }));
  const spend = useTargetName(draft.spendAppliesTo, draft.spendAppliesToId);
  const reward = useTargetName(draft.rewardAppliesTo, draft.rewardAppliesToId);
  return (
    <div className="sticky -bottom-5 -mx-6 -mb-5 border-t border-line bg-bg px-6 py-3 text-sm">
      <output aria-label="Summary" className="block text-text-2">
        {couponSummary(draft, { spend, reward })}
      </output>
    </div>
  );
}
