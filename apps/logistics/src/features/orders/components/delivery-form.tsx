import { useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { coarsePlaceSchema } from '@market/domain/orders/delivery-step';
import { deliveryCode, type Order } from '@market/domain/orders/order';
import { drawnSignature } from '@market/domain/field.schema';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Checkbox } from '@market/ui/checkbox';
import { CodeInput } from '@market/ui/code-input';
import { Field } from '@market/ui/field';
import { moneyText } from '@market/ui/money';
import { waitForNextPaint } from '@market/ui/run-on-idle';
import { useContractForm } from '@market/web-kit/forms/use-contract-form';
import { PageSection } from '../../../shared/page-section';
import { SignaturePad } from '../../../shared/signature-pad';
import type { StepInput } from '../queue/step-queue';
import { Keypad } from './keypad';
import { PhotoField, usePhoto } from './photo-field';

interface DeliveryFormProps {
  /** Used by the submit button, which is in the sticky bar. */
  id: string;
  order: Order;
  /** Why the last code was refused. */
  refusal: string | undefined;
  onConfirm: (step: StepInput, photo: File | undefined) => Promise<unknown>;
}

/** `toCollect` is the cash in kobo that the rider has to confirm. */
const proofSchema = (toCollect: number | undefined) =>
  z
    .object({
      orderDeliveryToken: deliveryCode,
      collected: z.optional(z.int()),
      signature: z.optional(drawnSignature),
      place: z.optional(coarsePlaceSchema),
    })
    .check(
      z.refine(({ collected }) => collected === toCollect, {
        error: `Collect ${moneyText(toCollect ?? 0)} in cash, then tick this box`,
        path: ['collected'],
      }),
    );

/**
 * Proof of delivery: the customer's code and the collected cash. The photo, the signature and the
 * position are optional.
 */
export function DeliveryForm({ id, order, refusal, onConfirm }: DeliveryFormProps) {
  const toCollect = order.payOnDelivery?.amount;
  const [schema] = useState(() => proofSchema(toCollect));
  const form = useContractForm(schema, { orderDeliveryToken: '' });
  const signature = useController({ control: form.control, name: 'signature' });
  const place = useController({ control: form.control, name: 'place' });
  const photo = usePhoto();
  const [isSigning, setSigning] = useState(false);

  return (
    <form
      id={id}
      onSubmit={form.submit(async (proof) =>
        onConfirm({ step: 'delivered', ...proof }, await photo.prepared()),
      )}
      noValidate
    >
      <PageSection sunken>
        <h2 className="mb-1 text-lg font-semibold">Enter the delivery code</h2>
        <p className="mb-4 text-sm text-text-2">
          Ask the customer to check the goods and to read the 6 digits to you.
        </p>
        <CodeEntry control={form.control} triesLeft={order.deliveryCodeTriesLeft}>
          {refusal && <Alert className="mt-3">{refusal}</Alert>}
          {order.deliveryCodeTriesLeft === 0 && !refusal && (
            <Alert tone="warning" className="mt-3">
              Too many wrong codes. Code entry is locked for up to 15 minutes and unlocks
              automatically.
            </Alert>
          )}
          {form.formError && <Alert className="mt-3">{form.formError}</Alert>}
        </CodeEntry>
      </PageSection>
      {toCollect !== undefined && <CashField control={form.control} toCollect={toCollect} />}
      <PageSection title="Other proof of delivery">
        <div className="grid gap-4">
          <PhotoField photo={photo} alt="The goods at the door" />
          {isSigning ? (
            <Field
              label="Customer’s signature"
              optional
              error={signature.fieldState.error?.message}
            >
              <SignaturePad
                ref={signature.field.ref}
                value={signature.field.value ?? ''}
                onChange={(path) => signature.field.onChange(path === '' ? undefined : path)}
              />
            </Field>
          ) : (
            <Button size="lg" className="justify-self-start" onClick={() => setSigning(true)}>
              Add a signature
            </Button>
          )}
          <LocationField onChange={place.field.onChange} />
        </div>
      </PageSection>
    </form>
  );
}

type ProofForm = ReturnType<typeof useContractForm<ReturnType<typeof proofSchema>>>;

function CashField({ control, toCollect }: { control: ProofForm['control']; toCollect: number }) {
  const { field, fieldState } = useController({ control, name: 'collected' });
  return (
    <PageSection title="Collect the payment">
      <Checkbox
        ref={field.ref}
        checked={field.value === toCollect}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked ? toCollect : undefined)}
        label={`I collected ${moneyText(toCollect)} in cash`}
        description="Count it before you hand over the goods. If the customer does not pay, report a failed delivery."
        aria-describedby={fieldState.error && 'collected-error'}
        aria-invalid={fieldState.error !== undefined}
      />
      {fieldState.error && (
        <p id="collected-error" className="mt-1.5 text-sm text-danger">
          {fieldState.error.message}
        </p>
      )}
    </PageSection>
  );
}

/**
 * The code and its keypad. Separate from the form, so that entering a digit rerenders nothing else. A
 * key shows its digit before the form, which renders again when it first changes.
 */
function CodeEntry({
  control,
  triesLeft,
  children,
}: {
  control: ProofForm['control'];
  triesLeft: number | undefined;
  children: ReactNode;
}) {
  const { field, fieldState } = useController({ control, name: 'orderDeliveryToken' });
  const isLocked = triesLeft === 0;
  const [code, setCode] = useState(field.value);
  const change = (next: string) => {
    setCode(next);
    field.onChange(next);
  };
  return (
    <>
      <Field
        label="Delivery code"
        labelHidden
        hint={isLocked ? undefined : triesLeftText(triesLeft)}
        error={fieldState.error?.message}
      >
        <CodeInput
          ref={field.ref}
          value={code}
          onValueChange={change}
          disabled={isLocked}
          inputMode="none"
        />
      </Field>
      {children}
      <Keypad
        value={code}
        onChange={(next) => {
          setCode(next);
          void waitForNextPaint().then(() => field.onChange(next));
        }}
        disabled={isLocked}
      />
    </>
  );
}

const triesLeftText = (left: number | undefined): string | undefined =>
  left === undefined ? undefined : `${left}\u00a0${left === 1 ? 'attempt' : 'attempts'} left`;

/** Asks the browser for the position, which the rider may refuse. */
function LocationField({
  onChange,
}: {
  onChange: (place: { latitude: number; longitude: number } | undefined) => void;
}) {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const ask = () => {
    setState('on');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onChange({ latitude, longitude }),
      () => setState('refused'),
      { maximumAge: 60_000, timeout: 20_000 },
    );
  };
  const clear = () => {
    setState('off');
    onChange(undefined);
  };
  return (
    <>
      <Checkbox
        checked={state === 'on'}
        onChange={(event) => (event.target.checked ? ask() : clear())}
        label="Record my location, to within about 1 km"
        description="Only the platform sees it"
      />
      {state === 'refused' && (
        <p role="status" className="text-sm text-text-2">
          The phone’s location is not available. You can confirm the delivery without it.
        </p>
      )}
    </>
  );
}
