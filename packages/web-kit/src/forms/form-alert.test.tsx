import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormAlert } from './form-alert';

it('the form alert scrolls into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<FormAlert>Could not save</FormAlert>);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
});
