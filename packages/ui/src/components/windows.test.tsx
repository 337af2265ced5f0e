import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { mainId } from './main-landmark';

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

describe.each([
  [
    'Dialog',
    <Dialog
      key="d"
      title="Rename hub"
      trigger={<Button>Open</Button>}
      footer={<Button>Save</Button>}
    >
      Text
    </Dialog>,
  ],
  [
    'Drawer',
    <Drawer
      key="w"
      title="Rename hub"
      trigger={<Button>Open</Button>}
      footer={<Button>Save</Button>}
    >
      Text
    </Drawer>,
  ],
])('%s', (_name, element) => {
  it('has a name, takes the focus, closes with Escape and returns the focus', async () => {
    render(element);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rename hub' });
    await waitFor(() =>
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
    await expectAccessible(dialog);
    await userEvent.keyboard('{Escape}');
    await gone('dialog');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('ConfirmDialog', () => {
  const sample = (onConfirm: () => unknown) => (
    <ConfirmDialog
      title="Decline VM-204931?"
      confirmLabel="Decline order"
      busyLabel="Declining…"
      cancelLabel="Keep order"
      onConfirm={onConfirm}
      trigger={<Button>Decline</Button>}
    >
      <p>The order goes back to the scheduler.</p>
      <input aria-label="Reason" />
    </ConfirmDialog>
  );
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    return screen.findByRole('alertdialog', { name: 'Decline VM-204931?' });
  };

  it('focuses the safe choice, which Escape also chooses', async () => {
    const confirm = vi.fn();
    render(sample(confirm));
    const dialog = await open();
    expect(dialog).toHaveAccessibleDescription('The order goes back to the scheduler.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone('alertdialog');
    expect(confirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus());
  });

  it('stays open and busy until the action finishes', async () => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    render(sample(() => work));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
    expect(await screen.findByRole('button', { name: 'Declining…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveAttribute('data-open');
    finish();
    await gone('alertdialog');
  });

  it('moves the focus to the page when the action has removed the button that opened the dialog', async () => {
    function Row() {
      const [isThere, setIsThere] = useState(true);
      return (
        <main id={mainId} tabIndex={-1}>
          {isThere && sample(() => setIsThere(false))}
        </main>
      );
    }
    render(<Row />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
    await gone('alertdialog');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays open and shows the reason when the action fails, and opens without the reason the next time', async () => {
    const work = vi.fn(() => Promise.reject(new Error('Could not decline the order.')));
    render(sample(work));
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Could not decline the order.',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await gone('alertdialog');
    expect(within(await open()).queryByRole('alert')).not.toBeInTheDocument();
  });
});
