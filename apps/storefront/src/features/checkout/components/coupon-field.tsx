import { useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { isSignedOut } from '@market/api-client/errors';
import type { CartItemInput } from '@market/domain/carts/cart';
import type { Quote } from '@market/domain/checkout/checkout';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { LinkButton } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { useAccount, useHoldSession } from '@market/web-kit/use-session';
import { checkout } from '../../../shared/endpoints';

interface CouponFieldProps {
  items: CartItemInput[];
  code: string | undefined;
  /** The current prices. A code that applied may no longer apply after the cart changes. */
  quote: Quote | undefined;
  onChange: (code: string | undefined) => void;
  onRefused: (code: string) => void;
}

const normaliseCode = (code: string): string => code.trim().toUpperCase();

const findRefusal = (quote: Quote | undefined, code: string | undefined): string | undefined =>
  quote?.refusals.find((refusal) => refusal.code === code)?.reason;

export function CouponField({ items, code, quote, onChange, onRefused }: CouponFieldProps) {
  const { api } = useServices();
  const [text, setText] = useState(code ?? '');
  const [refusal, setRefusal] = useState<string>();
  const apply = useMutation(
    api.mutation(checkout('applyCoupon'), { quiet: true, invalidates: [] }),
  );
  useHoldSession(useAccount() !== undefined && text !== '');
  const field = useRef<HTMLInputElement>(null);
  const applied =
    code === undefined ? undefined : quote?.appliedCoupons.find((coupon) => coupon.code === code);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = normaliseCode(text);
    if (!typed && code !== undefined) return removeCoupon();
    if (!typed) return refuse('Enter a code');
    setRefusal(undefined);
    try {
      const answer = await apply.mutateAsync({ body: { code: typed, items } });
      const reason = findRefusal(answer.quote, typed);
      if (reason === undefined) return onChange(typed);
      onRefused(typed);
      refuse(reason);
    } catch (error) {
      // An expired session has its own dialog.
      if (error instanceof Error && !isSignedOut(error)) refuse(error.message);
    }
  };
  // The applied code is kept when another one does not apply.
  const refuse = (reason: string) => {
    setRefusal(reason);
    field.current?.focus();
    // On phones, the bar at the bottom would otherwise cover the reason below the field.
    field.current?.scrollIntoView({ block: 'center' });
  };
  const removeCoupon = () => {
    setText('');
    setRefusal(undefined);
    onChange(undefined);
    field.current?.focus();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className="flex items-start gap-2">
        <Field label="Coupon" error={refusal ?? findRefusal(quote, code)} className="flex-1">
          <Input
            ref={field}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={text}
            onChange={(event) => setText(event.target.value)}
            inputClassName="uppercase placeholder:normal-case"
            placeholder="Code"
          />
        </Field>
        <Button type="submit" className="mt-[1.7rem]" busy={apply.isPending} busyLabel="…">
          Apply
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-success">
        {applied && (
          <span className="mt-2 flex items-start gap-1.5">
            <CircleCheck size={16} className="mt-0.5" />
            <span>
              {`${applied.code ?? code} applied: ${applied.description}`}{' '}
              <LinkButton className="text-sm" onClick={removeCoupon}>
                Remove
              </LinkButton>
            </span>
          </span>
        )}
      </p>
      {code !== undefined && quote && !applied && (
        <LinkButton className="mt-2 text-sm" onClick={removeCoupon}>
          {`Remove ${code}`}
        </LinkButton>
      )}
    </form>
  );
}
