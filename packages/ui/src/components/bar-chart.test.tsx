import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { BarChart } from './bar-chart';
import { compactMoneyText, moneyText } from './money';

const points = [
  { label: 'Sep', name: 'September 2026', value: 40_000_000, before: 30_000_000 },
  { label: 'Oct', name: 'October 2026', value: 0, before: 32_000_000 },
  { label: 'Nov', name: 'November 2026', value: 48_250_000, before: 33_000_000 },
];

const show = () =>
  render(
    <BarChart
      label="Sales rose to ₦482,500 in November."
      points={points}
      axisText={compactMoneyText}
      fullText={moneyText}
      valueName="This year"
      beforeName="Last year"
    />,
  );

it('the bar chart shows the figures of each bar with the arrow keys, and hides them with Escape', async () => {
  show();
  await userEvent.tab();
  const slider = screen.getByRole('slider', { name: 'This year by period' });
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'November 2026: ₦482,500.00, Last year ₦330,000.00',
  );
  expect(screen.getByText('₦482,500.00')).toBeVisible();
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'October 2026: ₦0.00, Last year ₦320,000.00');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('₦320,000.00')).not.toBeInTheDocument();
  await expectAccessible();
});

it('the bar chart shows the same figures as a table', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  const table = within(screen.getByRole('table', { name: 'Sales rose to ₦482,500 in November.' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PeriodThis yearLast year',
    'September 2026₦400,000.00₦300,000.00',
    'October 2026₦0.00₦320,000.00',
    'November 2026₦482,500.00₦330,000.00',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.getByRole('slider')).toBeInTheDocument();
});

it('the bar chart renders a period without sales', async () => {
  render(
    <BarChart
      label="No sales."
      points={points.map(({ label }) => ({ label, value: 0 }))}
      axisText={String}
      fullText={String}
      valueName="Orders"
    />,
  );
  expect(screen.getByRole('img', { name: 'No sales.' })).toBeInTheDocument();
  await expectAccessible();
});
