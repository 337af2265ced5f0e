import type { ComponentProps } from 'react';
import { BulkStatusChanges } from '../../../features/orders/components/bulk-status-changes';
import { PrintMenu } from '../../../features/orders/components/print-menu';
import { paths } from '../../paths';

export function BulkActions(props: ComponentProps<typeof BulkStatusChanges>) {
  const ids = props.chosen.map(({ id }) => id).join(',');
  return (
    <>
      <BulkStatusChanges {...props} />
      <PrintMenu
        size="sm"
        count={props.chosen.length}
        hrefOf={(paper) => paths.orders.papers.href({ paper, ids })}
      />
    </>
  );
}
