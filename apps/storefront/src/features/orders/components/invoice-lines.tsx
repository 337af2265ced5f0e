import { sumKobo } from '@market/domain/money';
import type { Order } from '@market/domain/orders/order';
import { vatOfGoods } from '@market/domain/transactions/seller';
import { DescriptionList } from '@market/ui/description-list';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { moneyText } from '@market/ui/money';

const cellClass = 'py-3 pl-3 text-right align-top nums';
const wideOnlyClass = 'max-sm:hidden print:table-cell';

export function InvoiceLines({ order }: { order: Order }) {
  const { orderItems, subtotal, discount, shippingFee, total, refunds = [] } = order;
  const vat = vatOfGoods(order);
  const refunded = sumKobo(refunds.map(({ amount }) => amount));
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">Goods</caption>
        <thead>
          <tr className="border-b-2 border-text text-left">
            <th scope="col" className="py-2 font-semibold">
              Product
            </th>
            <th scope="col" className={`${cellClass} py-2! font-semibold`}>
              Units
            </th>
            <th scope="col" className={`${cellClass} ${wideOnlyClass} py-2! font-semibold`}>
              Each
            </th>
            <th scope="col" className={`${cellClass} py-2! font-semibold`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {orderItems.map(
            ({ id, productName, productVariants, quantity, productPrice, discount }) => (
              <tr key={id} className="break-inside-avoid border-b border-line">
                <th scope="row" className="py-3 text-left align-top font-medium break-words">
                  {keepUnitsTogether(productName)}
                  <span className="block text-xs font-normal text-muted">
                    {Object.values(productVariants).join(', ')}
                  </span>
                  {discount > 0 && (
                    <span className="block text-xs font-normal text-muted">{`Coupon −${moneyText(discount)}`}</span>
                  )}
                </th>
                <td className={cellClass}>{quantity}</td>
                <td className={`${cellClass} ${wideOnlyClass}`}>{moneyText(productPrice)}</td>
                <td className={cellClass}>{moneyText(productPrice * quantity)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <DescriptionList
        amounts
        className="mt-5 ml-auto max-w-80 break-inside-avoid"
        items={[
          { term: 'Goods', value: moneyText(subtotal) },
          ...(discount > 0 ? [{ term: 'Coupons', value: `−${moneyText(discount)}` }] : []),
          { term: 'Delivery', value: moneyText(shippingFee) },
          { term: 'Total', value: moneyText(total), total: true },
          ...(vat
            ? [{ term: `VAT included (${vat.percent}%)`, value: moneyText(vat.amount) }]
            : []),
          ...(refunded > 0 ? [{ term: 'Refunded', value: `−${moneyText(refunded)}` }] : []),
        ]}
      />
    </>
  );
}
