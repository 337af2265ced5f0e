import { ArrowRight, Mail, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../src/components/alert';
import { Button } from '../../src/components/button';
import { Card } from '../../src/components/card';
import { CodeInput } from '../../src/components/code-input';
import { ColourField } from '../../src/components/colour-field';
import { DateInput } from '../../src/components/date-input';
import { Field } from '../../src/components/field';
import { FileDrop } from '../../src/components/file-drop';
import { IconButton } from '../../src/components/icon-button';
import { ImageGrid } from '../../src/components/image-grid';
import { Input } from '../../src/components/input';
import { Link } from '../../src/components/link';
import { MoneyInput } from '../../src/components/money-input';
import { PasswordInput } from '../../src/components/password-input';
import { QuantityStepper } from '../../src/components/quantity-stepper';
import { SearchInput } from '../../src/components/search-input';
import { TagInput } from '../../src/components/tag-input';
import { Textarea } from '../../src/components/textarea';
import { pictures } from './sample-data';
import { Sample, Sheet } from './sheet';
import { Choices } from './choices';

function Buttons() {
  const [done, setDone] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button
        variant="primary"
        busyLabel="Adding…"
        done={done}
        doneLabel="Added"
        onClick={() => setDone(true)}
      >
        Add to cart
      </Button>
      <Button variant="primary" busy busyLabel="Adding…">
        Add to cart
      </Button>
      <Button variant="ink">Follow store</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="ghost" icon={<Pencil size={16} />}>
        More filters
      </Button>
      <Button variant="danger">Decline order</Button>
      <Button variant="danger-outline">Delete</Button>
      <Button variant="success">Delivered</Button>
      <Button variant="primary" disabled>
        Sold out
      </Button>
      <Button size="sm" icon={<Printer size={15} />}>
        Print
      </Button>
      <Button
        size="lg"
        variant="primary"
        trailingIcon={<ArrowRight size={18} />}
        render={<Link to="#" />}
      >
        Shop solar kits
      </Button>
      <IconButton label="Print" icon={<Printer size={19} />} />
      <IconButton
        label="Notifications, 4 unread"
        count={4}
        icon={<Mail size={19} />}
        variant="outline"
      />
      <IconButton label="Delete" icon={<Trash2 size={17} />} size="sm" disabled variant="outline" />
    </div>
  );
}

function TextFields() {
  const [money, setMoney] = useState<number | null>(125000000);
  const [code, setCode] = useState('4829');
  const [tags, setTags] = useState(['5 kVA', '8 kVA']);
  const [search, setSearch] = useState('');
  const [date, setDate] = useState('2026-11-20');
  const [quantity, setQuantity] = useState(2);
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Field label="Email" hint="We send the receipt here.">
        <Input type="email" defaultValue="ngozi@heliosyard.example" />
      </Field>
      <Field label="Account number" error="Enter 10 digits. You entered 9.">
        <Input defaultValue="012345678" inputMode="numeric" />
      </Field>
      <Field label="Account name" hint="From the bank.">
        <Input readOnly value="Fills in when the number is checked" />
      </Field>
      <Field
        label="Password"
        action={
          <Link to="#" className="link">
            Forgot password?
          </Link>
        }
      >
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="Price">
        <MoneyInput value={money} onValueChange={setMoney} />
      </Field>
      <Field label="Weight" optional>
        <Input defaultValue="12.5" trailing="kg" inputMode="decimal" />
      </Field>
      <Field label="Note to partner" optional>
        <Textarea defaultValue="Deliver before 5 pm, office address." />
      </Field>
      <Field label="Variants" hint="Press Enter after each.">
        <TagInput value={tags} onValueChange={setTags} max={6} />
      </Field>
      <div className="grid content-start gap-5">
        <SearchInput label="Order, customer or phone" value={search} onValueChange={setSearch} />
        <span className="flex flex-wrap gap-4">
          <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} max={12} />
          <DateInput aria-label="From" value={date} onValueChange={setDate} />
        </span>
      </div>
      <Field label="Delivery code" hint="Six digits.">
        <CodeInput value={code} onValueChange={setCode} />
      </Field>
      <Field label="Delivery code" error="Incorrect code. 3 attempts left.">
        <CodeInput value="123456" onValueChange={setCode} />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
    </div>
  );
}

function Media() {
  const [images, setImages] = useState(pictures);
  const [colour, setColour] = useState('#FF6A13');
  return (
    <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
      <ImageGrid label="Product images" images={images} onChange={setImages}>
        <FileDrop
          title="Add images"
          hint="PNG or JPEG, up to 5 MB"
          accept="image/png,image/jpeg"
          maxBytes={5 * 1024 * 1024}
          multiple
          onFiles={() => undefined}
        />
      </ImageGrid>
      <div className="grid content-start gap-5">
        <ColourField
          label="Headings and links"
          value={colour}
          onValueChange={setColour}
          contrast={2.9}
          readable="#B03F00"
        />
        <FileDrop title="Uploading" progress={62} onFiles={() => undefined} />
        <Alert>
          That email and password do not match. Two attempts left before a 15-minute wait.
        </Alert>
        <Alert tone="warning">
          <b>Check network connection.</b> Showing orders from 14:02.
        </Alert>
        <Alert tone="success">Documents received.</Alert>
        <Alert tone="info">Prices change at 6:00.</Alert>
      </div>
    </div>
  );
}

export function FormSheet() {
  return (
    <Sheet title="Controls">
      <Sample title="Buttons">
        <Card>
          <Buttons />
        </Card>
      </Sample>
      <Sample title="Fields">
        <Card>
          <TextFields />
        </Card>
      </Sample>
      <Sample title="Choices">
        <Card>
          <Choices />
        </Card>
      </Sample>
      <Sample title="Media and notes">
        <Media />
      </Sample>
    </Sheet>
  );
}
