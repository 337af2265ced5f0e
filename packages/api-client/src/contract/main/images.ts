import * as z from 'zod/mini';
import { endpoint } from '../../kernel';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Ours: uploads one picture (JPEG, PNG or WebP, at most 5 MB); it is checked by content and encoded anew. */
export const upload = endpoint({
  name: 'images.upload',
  method: 'POST',
  path: '/images',
  access: 'signedIn',
  encoding: 'multipart',
  body: z.object({ image: z.file({ error: 'Choose a picture' }).check(z.maxSize(MAX_IMAGE_BYTES, { error: 'Choose a picture of at most 5 MB' })) }),
  data: z.object({ hostedImage: z.string(), width: z.int(), height: z.int() }),
  failure: 'Could not upload the picture. Try again later.',
});
