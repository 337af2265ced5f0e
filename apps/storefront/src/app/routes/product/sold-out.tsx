import { PackageX } from 'lucide-react';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { Link } from '@market/ui/link';
import { alternativeText } from '../../../features/catalogue/model/variants';
import { StockAlertBox } from '../../../features/stock-alerts/components/stock-alert-box';
import { paths } from '../../paths';

/** Says that the shown variant is sold out, and where to go on. */
export function SoldOutNote({ product }: { product: CustomerProduct }) {
  const other = alternativeText(product);
  return (
    <>
      <PackageX size={18} className="text-muted" />
      {other ? (
        `Sold out. ${other} is in stock.`
      ) : (
        <>
          Sold out for now.
          <Link to={paths.category.href({ categoryId: product.category.id })} className="link">
            {`See other ${product.category.name.toLowerCase()}`}
          </Link>
        </>
      )}
    </>
  );
}

interface SoldOutAlertProps {
  productId: string;
  variantId: string | undefined;
}

export const SoldOutAlert = (item: SoldOutAlertProps) => (
  <StockAlertBox {...item} listPath={paths.stockAlerts.href()} />
);
