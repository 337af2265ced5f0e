import { Drawer } from '@market/ui/drawer';
import { RecordHistory, type RecordHistoryProps } from './record-history';

interface HistoryDrawerProps extends RecordHistoryProps {
  /** The name of the record. */
  title: string;
  onClose: () => void;
}

export const HistoryDrawer = ({ title, onClose, ...record }: HistoryDrawerProps) => (
  <Drawer open onOpenChange={onClose} title={title}>
    <RecordHistory {...record} />
  </Drawer>
);
