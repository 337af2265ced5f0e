import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { Button } from './button';
import { ButtonAnchor } from './button-anchor';
import { Link } from './link';

it('the button is activated by Enter and Space', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});

it('the button keeps the focus and ignores presses while it is busy', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('the button keeps the focus and ignores presses while it is aria-disabled', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" aria-disabled aria-describedby="why">
        Save
      </Button>
      <p id="why">Enter a name.</p>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(submit).not.toHaveBeenCalled();
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Enter a name.');
});

it('the button reserves the width of its busy label', () => {
  render(<Button busyLabel="Adding…">Add to cart</Button>);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveTextContent(
    'Add to cartAdding…',
  );
});

it('ButtonAnchor is a link that can open in a new tab', () => {
  render(
    <ButtonAnchor href="https://shop.example" newTab>
      View store
    </ButtonAnchor>,
  );
  const link = screen.getByRole('link', { name: 'View store' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

it('the button renders as a link when it is given one', async () => {
  render(
    <Button variant="primary" render={<Link to="/solar" />}>
      Shop solar kits
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Shop solar kits' })).toHaveAttribute('href', '/solar');
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible();
});
