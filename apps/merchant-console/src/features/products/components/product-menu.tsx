import { useMutation } from '@tanstack/react-query';
import {
  Copy,
  Ellipsis,
  ExternalLink,
  Pencil,
  Star,
  StarOff,
  Store,
  Tags,
  Trash2,
} from 'lucide-react';
import * as featured from '@market/api-client/contract/main/featured';
import * as products from '@market/api-client/contract/main/products';
import type { Product } from '@market/domain/catalogue/product';
import { IconButton } from '@market/ui/icon-button';
import { Menu, type MenuEntry } from '@market/ui/menu';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import {
  addFeatured,
  addToMarketplace,
  removeFromMarketplace,
  removeFeatured,
} from '../products.mutations';

interface ProductMenuProps {
  product: Product;
  isFeatured: boolean;
  editHref: string;
  duplicateHref: string;
  /** The URL of the product's page in the shop, once the product is approved. */
  shopHref: string | undefined;
  onDelete: () => void;
}

export function ProductMenu({
  product: { id, name, isOnMarketplace },
  isFeatured,
  editHref,
  duplicateHref,
  shopHref,
  onDelete,
}: ProductMenuProps) {
  const { api } = useServices();
  const can = useCan();
  const list = useMutation(addToMarketplace(api));
  const withdraw = useMutation(removeFromMarketplace(api));
  const feature = useMutation(addFeatured(api));
  const unfeature = useMutation(removeFeatured(api));

  const marketplace: MenuEntry = isOnMarketplace
    ? {
        label: 'Remove from the marketplace',
        description: 'The product stays on your store page',
        icon: <Store size={16} />,
        onSelect: () => withdraw.mutate({ params: { id } }),
      }
    : {
        label: 'List on the marketplace',
        icon: <Tags size={16} />,
        onSelect: () => list.mutate({ body: { productId: id } }),
      };
  const star: MenuEntry = isFeatured
    ? {
        label: 'Stop featuring',
        icon: <StarOff size={16} />,
        onSelect: () => unfeature.mutate({ params: { id } }),
      }
    : {
        label: 'Feature on your store page',
        icon: <Star size={16} />,
        onSelect: () => feature.mutate({ body: { productId: id } }),
      };

  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${name}`}
          icon={<Ellipsis size={18} />}
          size="sm"
          tooltip="none"
        />
      }
      items={[
        { label: 'Edit', icon: <Pencil size={16} />, to: editHref },
        ...(shopHref === undefined
          ? []
          : [{ label: 'View in the shop', icon: <ExternalLink size={16} />, to: shopHref }]),
        ...(can(products.create)
          ? [{ label: 'Duplicate', icon: <Copy size={16} />, to: duplicateHref }]
          : []),
        ...(can(products.addToMarketplace) ? [marketplace] : []),
        ...(can(featured.add) ? [star] : []),
        ...(can(products.bulk)
          ? ([
              'separator',
              { label: 'Delete', icon: <Trash2 size={16} />, tone: 'danger', onSelect: onDelete },
            ] as const)
          : []),
      ]}
    />
  );
}
