import '../styles/notifications.css';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { toast as show, Toaster } from 'sonner';
import { Spinner } from './spinner';

export type ToastId = string | number;

export type ToastOptions = {
  /** A second line: the cause, or how to fix it. */
  description?: string | undefined;
  /** Replaces the toast with this id, for example the "working" one. */
  id?: ToastId | undefined;
};

const toMilliseconds = (value: number) => value * 1000;

const toToastDetails = ({ description, id }: ToastOptions, duration: number) => ({
  duration,
  ...(description === undefined ? {} : { description }),
  ...(id === undefined ? {} : { id }),
});

/**
 * Short messages without actions. Use a dialog or the page for decisions. Except for `dismiss`,
 * each call returns the toast's id.
 */
export const toast = {
  success: (text: string, options: ToastOptions = {}): ToastId =>
    show.success(text, toToastDetails(options, toMilliseconds(2))),
  error: (text: string, options: ToastOptions = {}): ToastId =>
    show.error(<span role="alert">{text}</span>, toToastDetails(options, toMilliseconds(4))),
  info: (text: string, options: ToastOptions = {}): ToastId =>
    show.info(text, toToastDetails(options, toMilliseconds(4))),
  /** The toast stays until it is dismissed, or replaced by one with its id. */
  loading: (text: string, options: ToastOptions = {}): ToastId =>
    show.loading(text, toToastDetails(options, Number.POSITIVE_INFINITY)),
  dismiss: (id?: ToastId): void => {
    show.dismiss(id);
  },
};

const icons = {
  success: <CircleCheck size={18} />,
  error: <CircleAlert size={18} />,
  info: <Info size={18} />,
  loading: <Spinner size={18} />,
};

/**
 * Where toasts appear: top right, newest first, at most 20. F8 moves the focus here. Mount it once,
 * near the root.
 */
export function Notifications() {
  return (
    <Toaster
      position="top-right"
      expand
      visibleToasts={20}
      gap={10}
      closeButton
      hotkey={['F8']}
      icons={icons}
    />
  );
}
