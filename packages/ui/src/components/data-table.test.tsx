import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { BulkBar } from './bulk-bar';
import { DataTable, type Column, type SortOption } from './data-table';
import { ErrorState } from './error-state';
import { Link } from './link';
import { mainId } from './main-landmark';

const passTime = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

type Order = { id: string; total: number };
const orders: Order[] = ['A', 'B', 'C', 'D', 'E'].map((id, index) => ({ id, total: index }));
const columns: Column<Order>[] = [
  {
    id: 'order',
    header: 'Order',
    cell: (order) => <Link to={`/orders/${order.id}`}>{order.id}</Link>,
  },
  { id: 'total', header: 'Total', align: 'end', cell: (order) => order.total },
];
const shared = {
  caption: 'Orders',
  columns,
  rowKey: (order: Order) => order.id,
  empty: <p>No orders yet</p>,
  noMatch: <p>No match</p>,
};

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      {...shared}
      rows={orders}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: (order) => order.id,
        Bar: BulkBar,
        actions: <button type="button">Confirm</button>,
      }}
    />
  );
}

const sorts: readonly SortOption<'total-desc' | 'total-asc' | undefined>[] = [
  { value: undefined, label: 'newest first' },
  {
    value: 'total-desc',
    label: 'highest total first',
    by: { column: 'total', direction: 'descending' },
  },
  {
    value: 'total-asc',
    label: 'lowest total first',
    by: { column: 'total', direction: 'ascending' },
  },
];

function Sortable({ startsBy }: { startsBy: (typeof sorts)[number]['value'] }) {
  const [value, onChange] = useState(startsBy);
  return <DataTable {...shared} rows={orders} sorting={{ options: sorts, value, onChange }} />;
}

const ticked = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));

it('DataTable marks the row whose record is open in a drawer, until the drawer closes', () => {
  const isOpen = (name: string) => screen.getByRole('row', { name }).hasAttribute('data-open');
  history.replaceState(null, '', '/orders/B/edit?page=2');
  const { rerender } = render(<DataTable {...shared} rows={orders} />);
  expect(['A 0', 'B 1'].map(isOpen)).toEqual([false, true]);
  history.replaceState(null, '', '/orders?page=2');
  rerender(<DataTable {...shared} rows={orders} />);
  expect(isOpen('B 1')).toBe(false);
  history.replaceState(null, '', '/');
});

it('DataTable marks the row that the query names, but no other row of the same page', () => {
  history.replaceState(null, '', '/audit?page=2&entry=B');
  const entries: Column<Order> = {
    id: 'entry',
    header: 'Entry',
    cell: ({ id }) => <Link to={`/audit?page=2&entry=${id}`}>{id}</Link>,
  };
  render(<DataTable {...shared} columns={[entries]} rows={orders} />);
  const open = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-open'));
  expect(open.map((row) => row.textContent)).toEqual(['B']);
  history.replaceState(null, '', '/');
});

describe('the data table with selectable rows', () => {
  it('selects a range with Shift', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select D' }));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual(['Select B', 'Select C', 'Select D']);
    expect(screen.getByRole('checkbox', { name: /all rows/ })).toBePartiallyChecked();
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    await expectAccessible();
  });

  it('shows bulk actions for the selected rows, with a button that clears the selection', async () => {
    render(<Selectable />);
    expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /all rows/ }));
    const bar = screen.getByRole('region', { name: 'Bulk actions' });
    expect(within(bar).getByText('5 selected')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});

it('the data table scrolls to its first row when another page is shown, and keeps its scroll position when only some rows change', () => {
  const { rerender } = render(<DataTable {...shared} rows={orders.slice(0, 3)} />);
  const scroller = screen.getByRole('table').parentElement;
  if (!scroller) throw new Error('The table has nothing that scrolls');
  scroller.scrollTop = 300;
  rerender(<DataTable {...shared} rows={orders.slice(1, 4)} />);
  expect(scroller.scrollTop).toBe(300);
  rerender(<DataTable {...shared} rows={orders.slice(4)} />);
  expect(scroller.scrollTop).toBe(0);
});

it('the data table can be scrolled by keyboard when no cell has a link or a button', () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  const box = () => screen.getByRole('table').parentElement;
  const totals: Column<Order>[] = [{ id: 'total', header: 'Total', cell: ({ total }) => total }];
  const { rerender } = render(<DataTable {...shared} columns={totals} rows={orders} />);
  expect(box()).toHaveAttribute('tabindex', '0');
  rerender(<DataTable {...shared} rows={orders} />);
  expect(box()).not.toHaveAttribute('tabindex');
  height.mockRestore();
});

it('the data table is sorted by a column when its header button is pressed, announces the sort order, and returns to a default that no header has', async () => {
  render(<Sortable startsBy={undefined} />);
  const header = screen.getByRole('columnheader', { name: 'Total' });
  const button = within(header).getByRole('button');
  expect(header).toHaveAttribute('aria-sort', 'none');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(button).toHaveAccessibleDescription('Sort: newest first');
  await userEvent.keyboard('{Enter}');
  expect(header).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Order' })).not.toHaveAttribute('aria-sort');
});

it('the data table is sorted by the select that replaces the headers on phones', async () => {
  render(<Sortable startsBy="total-asc" />);
  const select = await screen.findByRole('combobox', { name: 'Sort' });
  expect(select).toHaveDisplayValue('Sort: lowest total first');
  await userEvent.selectOptions(select, 'Sort: newest first');
  expect(select).toHaveDisplayValue('Sort: newest first');
  await userEvent.selectOptions(select, 'Sort: highest total first');
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

describe('the data table', () => {
  afterEach(() => vi.useRealTimers());

  it('shows a skeleton only after 200 ms', () => {
    vi.useFakeTimers();
    const { container } = render(<DataTable {...shared} rows={undefined} />);
    passTime(150);
    expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
    passTime(100);
    expect(container.querySelectorAll('.skeleton')).not.toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('shows different messages for an empty list and for no matches', () => {
    const { rerender } = render(<DataTable {...shared} rows={[]} />);
    expect(screen.getByText('No orders yet')).toBeVisible();
    rerender(<DataTable {...shared} rows={[]} filtered />);
    expect(screen.getByText('No match')).toBeVisible();
  });

  it('offers a retry as soon as the rows have failed to load', async () => {
    const retry = vi.fn();
    const { container } = render(
      <DataTable
        {...shared}
        rows={undefined}
        error={<ErrorState title="Could not get orders. Try again later." onRetry={retry} />}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Could not get orders');
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('moves the focus to the main content after a successful retry', async () => {
    const page = (isThere: boolean) => (
      <main id={mainId} tabIndex={-1}>
        <DataTable
          {...shared}
          rows={isThere ? orders : undefined}
          error={
            isThere ? undefined : <ErrorState title="Could not get orders" onRetry={vi.fn()} />
          }
        />
      </main>
    );
    const { rerender } = render(page(false));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('keeps the old rows while new ones load', () => {
    const { container } = render(<DataTable {...shared} rows={orders} refetching />);
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});
