import { formatDate } from '@market/domain/lagos-time';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import type { Statement } from '@market/domain/payouts/statement';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { bankText, payoutOrderTexts, statementLines } from './payout-texts';

interface StatementSheetProps {
  statement: Statement;
  /** Undefined when the user may not see orders. */
  orderHref: ((id: string) => string) | undefined;
}

/** A printable statement for a payout, always in light colours. */
export function StatementSheet({ statement, orderHref }: StatementSheetProps) {
  const { payeeName, payeeAddress, reference, from, until, processedAt, status } = statement;
  return (
    <article
      data-theme="light"
      aria-label={`Statement ${reference}`}
      className="grid grid-cols-1 gap-8 rounded-3 border border-line bg-surface px-4 py-6 text-text md:p-10 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-xl font-bold wrap-anywhere">{payeeName}</h2>
          <address className="mt-1 text-sm text-muted not-italic">{payeeAddress}</address>
        </div>
        <DescriptionList
          amounts
          className="content-start max-sm:w-full sm:min-w-84"
          items={[
            { term: 'Payout', value: reference },
            {
              term: 'Period',
              value: from
                ? `${formatDate(from)} to ${formatDate(until)}`
                : `Until ${formatDate(until)}`,
            },
            { term: 'To', value: bankText(statement) },
            {
              term: processedAt ? 'Paid' : 'Status',
              value: processedAt ? formatDate(processedAt) : payoutStatusTexts[status].label,
            },
          ]}
        />
      </header>
      <Orders statement={statement} orderHref={orderHref} />
      <DescriptionList
        amounts
        className="w-full justify-self-end sm:max-w-96"
        items={statementLines(statement)}
      />
    </article>
  );
}

function Orders({ statement, orderHref }: StatementSheetProps) {
  const { rows, count, paid, commission, delivery, due, payee } = statement;
  const isStore = payee === 'store';
  const texts = payoutOrderTexts[payee];
  const amount = 'py-2.5 pl-4 text-right align-top whitespace-nowrap nums';
  // On phones the table shows order and amount only. Print and wide screens show all columns.
  const wide = `${amount} max-md:hidden print:table-cell`;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{`${texts.title} of this payout`}</caption>
      <thead className="border-b border-text text-xs">
        <tr>
          <th scope="col" className="py-2 text-left font-semibold">
            Order
          </th>
          <th scope="col" className={`${wide} font-semibold`}>
            {texts.total}
          </th>
          <th scope="col" className={`${wide} font-semibold`}>
            {texts.commission}
          </th>
          {isStore && (
            <th scope="col" className={`${wide} font-semibold`}>
              Delivery and refunds
            </th>
          )}
          <th scope="col" className={`${amount} font-semibold`}>
            Due
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, orderName, completedAt, due: share, ...order }) => (
          <tr key={id} className="break-inside-avoid border-b border-line">
            <th scope="row" className="py-2.5 text-left font-medium">
              {orderHref ? (
                <Link to={orderHref(id)} className="link touch-area nums">
                  {orderName}
                </Link>
              ) : (
                <span className="nums">{orderName}</span>
              )}
              {completedAt && (
                <span className="block text-xs font-normal text-muted">
                  {`${texts.completed} ${formatDate(completedAt)}`}
                </span>
              )}
            </th>
            <td className={wide}>
              <Money kobo={order.total} />
            </td>
            <td className={wide}>{moneyText(-order.commission)}</td>
            {isStore && (
              <td className={wide}>{moneyText(share + order.commission - order.total)}</td>
            )}
            <td className={amount}>
              <Money kobo={share} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-b border-text font-semibold">
        <tr>
          <th scope="row" className="py-2.5 text-left font-semibold">
            {`${count === 1 ? '' : 'All '}${texts.count(count)}`}
          </th>
          <td className={wide}>{moneyText(paid)}</td>
          <td className={wide}>{moneyText(-commission)}</td>
          {isStore && <td className={wide}>{moneyText(-delivery)}</td>}
          <td className={amount}>{moneyText(due)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
