import { Fragment, useState } from 'react';
import { Dialog } from '@market/ui/dialog';
import { Kbd } from '@market/ui/kbd';
import { currentShortcuts, type ShortcutGroup } from './shortcuts';

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [groups] = useState(currentShortcuts);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="Shortcuts are off while you type."
      size="lg"
    >
      <div className="gap-x-10 md:columns-2">
        {groups.map((group) => (
          <Group key={group.where} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

const Group = ({ where, shortcuts }: ShortcutGroup) => (
  <section aria-label={where} className="mb-5 break-inside-avoid">
    <h3 className="pb-1 text-xs font-semibold text-muted">{where}</h3>
    <dl>
      {shortcuts.map(({ keys, label }) => (
        <div
          key={keys.join(' ')}
          className="flex min-h-9 items-center justify-between gap-4 border-b border-line text-sm last:border-b-0"
        >
          <dt>{label}</dt>
          <dd className="flex flex-none items-center gap-1 text-xs text-muted">
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && 'then'}
                {key.split('+').map((part) => (
                  <Kbd key={part}>{keyName(part)}</Kbd>
                ))}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const isMac = () => /^Mac|^iP/.test(navigator.userAgent.split('(')[1] ?? '');

function keyName(key: string): string {
  if (key === 'Mod') return isMac() ? '⌘' : 'Ctrl';
  if (key === 'escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}
