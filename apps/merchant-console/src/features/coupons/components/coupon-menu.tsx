import { useMutation } from '@tanstack/react-query';
import { Copy, Ellipsis, Pause, Pencil, Play } from 'lucide-react';
import type { Coupon } from '@market/domain/coupons/coupon';
import { IconButton } from '@market/ui/icon-button';
import { Menu, type MenuEntry } from '@market/ui/menu';
import { useServices } from '@market/web-kit/services';
import { pauseCoupon, resumeCoupon } from '../coupons.queries';

interface CouponMenuProps {
  coupon: Coupon;
  editHref: string;
  duplicateHref: string;
}

const hasEnded = ({ state }: Coupon): boolean => state === 'ended' || state === 'used_up';

export function CouponMenu({ coupon, editHref, duplicateHref }: CouponMenuProps) {
  const { api } = useServices();
  const pause = useMutation(pauseCoupon(api));
  const resume = useMutation(resumeCoupon(api));
  const params = { id: coupon.id };
  const toggle: MenuEntry = coupon.paused
    ? {
        label: 'Resume',
        icon: <Play size={16} />,
        onSelect: () => resume.mutate({ params, body: { paused: false } }),
      }
    : {
        label: 'Pause',
        icon: <Pause size={16} />,
        onSelect: () => pause.mutate({ params, body: { paused: true } }),
      };

  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${coupon.description}`}
          icon={<Ellipsis size={18} />}
          size="sm"
          tooltip="none"
        />
      }
      items={[
        { label: 'Edit', icon: <Pencil size={16} />, to: editHref },
        { label: 'Duplicate', icon: <Copy size={16} />, to: duplicateHref },
        ...(hasEnded(coupon) ? [] : [toggle]),
      ]}
    />
  );
}
