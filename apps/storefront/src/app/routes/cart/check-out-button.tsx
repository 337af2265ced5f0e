import type { CartItem } from '@market/domain/carts/cart';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { chosenLines, isBuyable } from '../../../features/cart/model/cart-lines';
import { paths } from '../../paths';

export const findUnbuyableLines = (lines: readonly CartItem[]): CartItem[] =>
  lines.filter((line) => line.selected && !isBuyable(line));

export function CheckOutButton({ lines, block }: { lines: readonly CartItem[]; block?: boolean }) {
  const isReady = chosenLines(lines).length > 0 && findUnbuyableLines(lines).length === 0;
  return (
    <Button
      variant="primary"
      size="lg"
      block={block}
      {...(isReady ? { render: <Link to={paths.checkout.href()} /> } : { disabled: true })}
    >
      Check out
    </Button>
  );
}
