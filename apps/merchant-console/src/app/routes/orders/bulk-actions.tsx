import type { ComponentProps } from 'react';
import { BulkMoves } from '../../../features/orders/components/bulk-moves';
import { PrintMenu } from '../../../features/orders/components/print-menu';
import { paths } from '../../paths';

export function BulkActions(props: ComponentProps<typeof BulkMoves>) {
  const ids = props.chosen.map(({ id }) => id).join(',');
  return (
    <>
      <BulkMoves {...props} />
      <PrintMenu
        size="sm"
        count={props.chosen.length}
        hrefOf={(paper) => paths.orders.papers.href({ paper, ids })}
      />
    </>
  );
}
