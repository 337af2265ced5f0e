import { Button } from '@market/ui/button';
import type { BulkIntent } from './bulk-dialog';

const actions: readonly { intent: BulkIntent; label: string }[] = [
  { intent: 'price', label: 'Change price' },
  { intent: 'stock', label: 'Change stock' },
  { intent: 'list', label: 'List on marketplace' },
  { intent: 'unlist', label: 'Remove from marketplace' },
  { intent: 'submit', label: 'Submit for approval' },
  { intent: 'delete', label: 'Delete' },
];

export const BulkActions = ({ onChoose }: { onChoose: (intent: BulkIntent) => void }) =>
  actions.map(({ intent, label }, index) => (
    <Button
      key={intent}
      size="sm"
      variant={index === 0 ? 'primary' : 'outline'}
      onClick={() => onChoose(intent)}
    >
      {label}
    </Button>
  ));
