import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Button } from './button';
import { DisclosureMenu } from './disclosure-menu';
import { Link } from './link';
import { Menu } from './menu';
import { Popover } from './popover';
import { Tooltip } from './tooltip';

it('a menu is operated with the arrow keys, Enter and Escape', async () => {
  const edit = vi.fn();
  const remove = vi.fn();
  render(
    <Menu
      trigger={<Button>Actions</Button>}
      items={[
        { label: 'Edit', onSelect: edit },
        { label: 'Open in shop', to: '/p' },
        'separator',
        { label: 'Delete', tone: 'danger', onSelect: remove },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  expect(screen.getByRole('menuitem', { name: 'Open in shop' })).toHaveAttribute('href', '/p');
  await expectAccessible();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(edit).not.toHaveBeenCalled();
});

it('a popover opens from its button and closes with Escape', async () => {
  render(
    <Popover title="Price" trigger={<Button>More filters</Button>}>
      <input aria-label="From" />
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  expect(await screen.findByRole('dialog', { name: 'Price' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a tooltip is shown on keyboard focus', async () => {
  render(
    <Tooltip content="Set in Zones and pricing">
      <Button>Why this price</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Set in Zones and pricing');
});

it('a disclosure closes with Escape and returns the focus to its summary', async () => {
  render(
    <DisclosureMenu summary="All categories">
      <Link to="/inverters">Inverters</Link>
    </DisclosureMenu>,
  );
  await userEvent.click(screen.getByText('All categories'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('All categories')).toHaveFocus();
});

it('a disclosure menu closes when the focus leaves it', async () => {
  render(
    <>
      <DisclosureMenu summary="All categories">
        <Link to="/inverters">Inverters</Link>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByText('All categories'));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Elsewhere')).toHaveFocus();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});
