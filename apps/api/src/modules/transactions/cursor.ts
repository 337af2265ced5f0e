import { validate as isUuid } from 'uuid';
import { invalid } from '../../platform/errors';

/** The last row of a page. The next page starts after it, whatever rows were added or removed. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

export const cursorText = ({ createdAt, id }: Cursor): string => `${createdAt.toISOString()}_${id}`;

/** Throws 422 on `after` when the text is not a valid cursor. */
export function cursorOf(text: string): Cursor {
  const [time = '', id = ''] = text.split('_');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id))
    throw invalid('after', 'Start again from the first page');
  return { createdAt, id };
}
