import type { ReactNode } from 'react';
import { Skeleton, SkeletonLine } from '@market/ui/skeleton';
import { ProductGridSkeleton } from '../../../features/catalogue/components/product-grid';
import { SectionHeader } from '../../../shared/section-header';

export const sectionClass = 'page-wrap pt-(--section)';

interface HomeSectionProps {
  id: string;
  title: string;
  note?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, note, action, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <SectionHeader id={id} title={title} note={note} action={action} />
      {children}
    </section>
  );
}

export function ProductSectionSkeleton({
  look = 'row',
  count = 5,
}: {
  look?: 'row' | 'wide';
  count?: number;
}) {
  return (
    <div className={sectionClass}>
      <p className="display mb-5 text-d2 md:mb-6">
        <SkeletonLine className="w-72 max-w-full" />
      </p>
      <ProductGridSkeleton look={look} count={count} />
    </div>
  );
}

export const deliveryByCityClass = 'h-74 rounded-3 md:h-50 xl:h-26';

export const DeliveryByCitySkeleton = () => (
  <div className={sectionClass}>
    <Skeleton className={`mt-14 ${deliveryByCityClass}`} />
  </div>
);
