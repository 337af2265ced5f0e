import * as z from 'zod/mini';
import { isLocalPath } from './local-path';

/** A path within the app to redirect to, sent by clients. */
export const localPath = z
  .string()
  .check(
    z.maxLength(1000, { error: 'Use at most 1,000 characters' }),
    z.refine(isLocalPath, { error: 'Enter a path on this site' }),
  );
