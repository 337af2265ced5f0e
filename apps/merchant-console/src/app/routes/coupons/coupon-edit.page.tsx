import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { fieldsWithin } from '@market/console/fields-within';
import { CouponDrawer } from '../../../features/coupons/components/coupon-drawer';
import { updateCoupon, couponQuery } from '../../../features/coupons/coupons.queries';
import { editableCoupon } from '../../../features/coupons/model/coupon-draft';
import { paths } from '../../paths';

export function CouponEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: coupon } = useSuspenseQuery(couponQuery(api, id));
  const change = useMutation(updateCoupon(api));
  const close = useClose(paths.coupons.list.href());
  return (
    <CouponDrawer
      key={id}
      title="Edit coupon"
      initial={editableCoupon(coupon)}
      saveLabel="Save coupon"
      onSave={(input) =>
        change
          .mutateAsync({ params: { id }, body: { coupon: input } })
          .catch(fieldsWithin('coupon'))
      }
      onClose={close}
    />
  );
}
