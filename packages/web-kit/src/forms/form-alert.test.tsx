import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormAlert } from './form-alert';

it('comes into sight: the button that was pressed may be a screen below it', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<FormAlert>Could not save</FormAlert>);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
});
