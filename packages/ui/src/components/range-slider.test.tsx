import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { RangeSlider, type Range } from './range-slider';

function Sample() {
  const [value, setValue] = useState<Range>([20, 60]);
  return (
    <RangeSlider
      label="price"
      min={0}
      max={100}
      value={value}
      onValueChange={setValue}
      valueText={(each) => `${each} naira`}
      counts={Array.from({ length: 100 }, (_, each) => each % 7)}
    />
  );
}

it('the range slider labels its thumbs and their values', async () => {
  render(<Sample />);
  expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute(
    'aria-valuetext',
    '20 naira',
  );
  expect(screen.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
    'aria-valuetext',
    '60 naira',
  );
  await expectAccessible();
});

it('the range slider moves a thumb by one, by ten and to the end with keys, and never past the other thumb', async () => {
  render(<Sample />);
  const lowest = screen.getByRole('slider', { name: 'Lowest price' });
  await userEvent.tab();
  expect(lowest).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{PageUp}');
  expect(lowest).toHaveAttribute('aria-valuetext', '31 naira');
  await userEvent.keyboard('{End}');
  expect(lowest).toHaveAttribute('aria-valuetext', '60 naira');
  await userEvent.keyboard('{Home}');
  expect(lowest).toHaveAttribute('aria-valuetext', '0 naira');
});
