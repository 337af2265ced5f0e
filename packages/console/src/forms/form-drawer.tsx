import { useId, useRef, type FormEventHandler, type ReactNode } from 'react';
import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { FormAlert } from '@market/web-kit/form-alert';

interface FormDrawerProps {
  title: string;
  saveLabel: string;
  saving: boolean;
  formError: string | undefined;
  /** 540 px instead of 404, for a table. */
  wide?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields, and the leave guard's dialog. */
  children: ReactNode;
}

export function FormDrawer({
  title,
  saveLabel,
  saving,
  formError,
  wide,
  onSubmit,
  onClose,
  children,
}: FormDrawerProps) {
  const formId = useId();
  const start = useRef<HTMLFormElement>(null);
  return (
    <Drawer
      open
      docked
      wide={wide}
      onOpenChange={onClose}
      title={title}
      initialFocus={start}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={saving} busyLabel="Saving…">
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={start}
        id={formId}
        onSubmit={onSubmit}
        noValidate
        tabIndex={-1}
        className="grid scroll-mt-5 gap-4 has-[>section]:gap-6 outline-none! shadow-none!"
      >
        {formError && <FormAlert>{formError}</FormAlert>}
        {children}
      </form>
    </Drawer>
  );
}
