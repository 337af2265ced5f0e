import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CouponInput } from '@market/domain/coupons/coupon';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { CouponDrawer } from '../../../features/coupons/components/coupon-drawer';
import { createCoupon, couponQuery } from '../../../features/coupons/coupons.queries';
import { duplicateCoupon, newCoupon } from '../../../features/coupons/model/coupon-draft';
import { paths } from '../../paths';

export function CouponCreatePage() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return from ? (
    <CouponCopy id={from} />
  ) : (
    <NewCoupon title="Create coupon" initial={newCoupon(new Date())} />
  );
}

function CouponCopy({ id }: { id: string }) {
  const { api } = useServices();
  const { data: coupon } = useSuspenseQuery(couponQuery(api, id));
  return <NewCoupon title="Duplicate coupon" initial={duplicateCoupon(coupon, new Date())} />;
}

function NewCoupon({ title, initial }: { title: string; initial: CouponInput }) {
  const { api } = useServices();
  const create = useMutation(createCoupon(api));
  const close = useClose(paths.coupons.list.href());
  return (
    <CouponDrawer
      title={title}
      initial={initial}
      saveLabel="Create coupon"
      onSave={(body) => create.mutateAsync({ body })}
      onClose={close}
    />
  );
}
