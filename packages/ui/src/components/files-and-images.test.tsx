import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { FileDrop } from './file-drop';
import { ImageGrid } from './image-grid';

function Gallery() {
  const [images, setImages] = useState(
    ['Front', 'Back', 'Label'].map((alt) => ({ id: alt, alt, url: `/${alt}.png` })),
  );
  return <ImageGrid label="Product images" images={images} onChange={setImages} />;
}

const order = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

it('the image grid reorders images with buttons and announces their positions', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Move Label left' }));
  expect(order()).toEqual(['Front', 'Label', 'Back']);
  expect(screen.getByRole('status')).toHaveTextContent('Label is now 2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Front' }));
  expect(order()).toEqual(['Label', 'Back']);
  await expectAccessible();
});

it('the image grid keeps the focus on a button when its image moves to an end, and moves the focus to the list when an image is removed', async () => {
  render(<Gallery />);
  screen.getByRole('button', { name: 'Move Back left' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(order()).toEqual(['Back', 'Front', 'Label']);
  expect(screen.getByRole('button', { name: 'Move Back left' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move Back left' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  screen.getByRole('button', { name: 'Remove Label' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: 'Product images' })).toHaveFocus();
});

it('the file drop passes on accepted files and names rejected ones', async () => {
  const take = vi.fn();
  render(<FileDrop title="Add images" accept="image/*" maxBytes={1024} multiple onFiles={take} />);
  const good = new File(['x'], 'front.png', { type: 'image/png' });
  const large = new File(['x'.repeat(2048)], 'large.png', { type: 'image/png' });
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await userEvent.upload(screen.getByLabelText('Add images'), [good, large, text], {
    applyAccept: false,
  });
  expect(take).toHaveBeenCalledExactlyOnceWith([good]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'notes.txt is not an accepted file type. large.png is 2 kB; the limit is 1 kB.',
  );
});
