import { LayoutGrid, List } from 'lucide-react';
import { SegmentedControl } from '@market/ui/segmented-control';
import { useStoredValue } from '../../../shared/stored-value';
import { listingView } from '../model/listing-view';

/** The choice is stored in this browser. */
export function ViewSwitch() {
  return (
    <SegmentedControl
      label="View"
      value={useStoredValue(listingView)}
      onValueChange={listingView.set}
      options={[
        { value: 'grid', label: <ViewLabel Icon={LayoutGrid} name="Grid" /> },
        { value: 'list', label: <ViewLabel Icon={List} name="List" /> },
      ]}
    />
  );
}

const ViewLabel = ({ Icon, name }: { Icon: typeof List; name: string }) => (
  <>
    <Icon size={18} aria-hidden="true" />
    <span className="sr-only">{name}</span>
  </>
);
