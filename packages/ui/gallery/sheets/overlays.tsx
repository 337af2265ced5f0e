import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../src/components/button';
import { ConfirmDialog } from '../../src/components/confirm-dialog';
import { Dialog } from '../../src/components/dialog';
import { Drawer } from '../../src/components/drawer';
import { Field } from '../../src/components/field';
import { IconButton } from '../../src/components/icon-button';
import { Input } from '../../src/components/input';
import { Menu } from '../../src/components/menu';
import { toast } from '../../src/components/notifications';
import { Popover } from '../../src/components/popover';
import { Select } from '../../src/components/select';
import { Tooltip } from '../../src/components/tooltip';
import { banks } from './sample-data';
import { Sample, Sheet } from './sheet';

const later = () => new Promise((resolve) => setTimeout(resolve, 800));

export function OverlaySheet() {
  return (
    <Sheet title="Overlays">
      <Sample title="Windows">
        <div className="flex flex-wrap gap-2">
          <Dialog
            title="Rename hub"
            description="Partners see this name."
            trigger={<Button>Open dialog</Button>}
            footer={<Button variant="primary">Save name</Button>}
          >
            <Field label="Name">
              <Input defaultValue="Ikeja hub" />
            </Field>
          </Dialog>
          <ConfirmDialog
            title="Decline VM-204931?"
            confirmLabel="Decline order"
            busyLabel="Declining…"
            cancelLabel="Keep order"
            onConfirm={later}
            trigger={<Button variant="danger-outline">Decline</Button>}
          >
            <p>The order goes back to the scheduler. You cannot take it again.</p>
            <Field label="Reason">
              <Select options={banks} value="gtb" onValueChange={() => undefined} />
            </Field>
          </ConfirmDialog>
          <Drawer
            title="Assign delivery"
            description="VM-204903, Ikeja to Kaduna"
            trigger={<Button>Open drawer</Button>}
            footer={
              <>
                <Button>Cancel</Button>
                <Button variant="primary">Assign to Arewa Haulage</Button>
              </>
            }
          >
            <Field label="Vehicle">
              <Select
                options={banks}
                value={null}
                onValueChange={() => undefined}
                placeholder="Choose a vehicle"
              />
            </Field>
          </Drawer>
        </div>
      </Sample>
      <Sample title="Small panels">
        <div className="flex flex-wrap gap-2">
          <Menu
            align="start"
            trigger={<IconButton label="Actions" icon={<Ellipsis size={18} />} variant="outline" />}
            items={[
              { label: 'Edit', icon: <Pencil size={16} /> },
              { label: 'Open in shop', to: '#shop' },
              { label: 'Not now', disabled: true, description: 'After delivery' },
              'separator',
              { label: 'Delete', icon: <Trash2 size={16} />, tone: 'danger' },
            ]}
          />
          <Popover title="Price" trigger={<Button>More filters</Button>}>
            <Input aria-label="From" />
          </Popover>
          <Tooltip content="Set in Zones and pricing">
            <Button variant="ghost">Why this price</Button>
          </Tooltip>
        </div>
      </Sample>
      <Sample title="Toasts">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => toast.success('Product updated successfully')}>Success</Button>
          <Button
            onClick={() =>
              toast.error('Update failed', { description: 'SKU HY-AXH5-48-W is already in use.' })
            }
          >
            Error
          </Button>
          <Button onClick={() => toast.info('Prices change at 6:00')}>Info</Button>
          <Button onClick={() => toast.loading('Assigning 3 orders…')}>Working</Button>
        </div>
      </Sample>
    </Sheet>
  );
}
