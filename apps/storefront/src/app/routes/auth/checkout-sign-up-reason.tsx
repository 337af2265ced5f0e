import { useQuery } from '@tanstack/react-query';
import { buyNowItems } from '@market/domain/checkout/buy-now';
import { pluralise } from '@market/domain/pluralise';
import { sumKobo } from '@market/domain/money';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { guestCartQuery } from '../../../features/cart/cart.queries';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { useStoredValue } from '../../../shared/stored-value';

const MAX_ITEMS = 3;

/** Shown before a checkout: what an account is for, and the items to buy. */
export function CheckoutSignUpReason({ checkout }: { checkout: URL }) {
  const { api } = useServices();
  const inCart = useStoredValue(guestCart);
  const items = buyNowItems(checkout.searchParams) ?? inCart;
  const { data } = useQuery({ ...guestCartQuery(api, items), enabled: items.length > 0 });
  const lines = data?.cartItemsList.filter((line) => line.selected) ?? [];
  const more = lines.length - MAX_ITEMS;
  return (
    <div className="mb-5 grid gap-2 rounded-3 border border-line bg-surface p-4 text-sm">
      <p>
        Your account keeps your order, delivery code and returns in one place. After this step, you
        continue to checkout with the same cart.
      </p>
      {lines.length > 0 && (
        <>
          <ul className="text-text-2">
            {lines.slice(0, MAX_ITEMS).map(({ id, name, quantity }) => (
              <li key={id}>{`${name} × ${quantity}`}</li>
            ))}
            {more > 0 && <li>{`and ${pluralise(more, 'other product')}`}</li>}
          </ul>
          <p className="font-semibold">{`${moneyText(sumKobo(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)))} before delivery`}</p>
        </>
      )}
    </div>
  );
}
