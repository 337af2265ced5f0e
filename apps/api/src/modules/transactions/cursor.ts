import { invalid } from '../../http/errors';

/** Where a page of a long list ended: the next one begins after it, wherever rows came or went meanwhile. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

export const cursorText = ({ createdAt, id }: Cursor): string => `${createdAt.toISOString()}_${id}`;

/** Throws 422 on `after` when the text is none of ours. */
export function cursorOf(text: string): Cursor {
  const [time = '', id = ''] = text.split('_');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !/^[0-9a-f-]{36}$/.test(id))
    throw invalid('after', 'Start again from the first page');
  return { createdAt, id };
}
