import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { ProductCard } from './product-card';

const product = {
  name: 'Axora H5 hybrid inverter',
  to: '/p/axora',
  imageUrl: '/axora.png',
  priceKobo: 125000000,
  wasKobo: 139000000,
  storeName: 'Helios Yard',
  storeVerified: true,
  rating: '5 kVA',
  stars: { value: 4.8, count: 212 },
};

it('the product card has one link with the name, and announces the full price', async () => {
  const { container } = render(<ProductCard product={product} headingLevel={2} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Axora H5 hybrid inverter' })).toHaveAttribute(
    'href',
    '/p/axora',
  );
  expect(container).toHaveTextContent('Now ₦1,250,000.00was ₦1,390,000');
  expect(container).toHaveTextContent('−10%');
  expect(container).toHaveTextContent('4.8 out of 5 stars, 212 reviews');
  await expectAccessible();
});

it('the product card shows "Sold out" instead of the price', () => {
  const { container } = render(<ProductCard product={{ ...product, soldOut: true }} />);
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(container).not.toHaveTextContent('₦');
});
