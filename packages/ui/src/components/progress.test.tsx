import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { ApprovalSteps } from './approval-steps';
import { Pager } from './pager';
import { Stepper } from './stepper';
import { Timeline } from './timeline';

it.each([
  [
    'Stepper',
    <Stepper key="s" label="Order" steps={['Paid', 'Packed', 'Delivered']} current={1} />,
    'Packed, current step',
  ],
  [
    'Timeline',
    <Timeline
      key="t"
      label="Activity"
      items={[
        { id: '1', title: 'Paid', state: 'done' },
        { id: '2', title: 'Packed', state: 'current' },
      ]}
    />,
    'Packed',
  ],
  [
    'ApprovalSteps',
    <ApprovalSteps
      key="a"
      label="Approvals"
      steps={[
        { id: '1', title: 'Documents', state: 'approved' },
        { id: '2', title: 'Premises', state: 'current' },
      ]}
    />,
    'PremisesWaiting for a decision',
  ],
])('%s marks only the current step', async (_name, element, text) => {
  const { container } = render(element);
  const current = container.querySelectorAll('[aria-current="step"]');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent(text);
  await expectAccessible();
});

it('the pager stays within its limits and shows the range', async () => {
  const change = vi.fn();
  render(
    <Pager page={26} pageSize={12} total={312} onPageChange={change} onPageSizeChange={vi.fn()} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('301 to 312 of 312');
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(25);
  await expectAccessible();
});

it('the pager shows a single row without a range', () => {
  render(<Pager page={2} pageSize={10} total={11} onPageChange={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^11 of 11$/);
});

it('the pager is hidden for an empty list', () => {
  const { container } = render(<Pager page={1} pageSize={12} total={0} onPageChange={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
