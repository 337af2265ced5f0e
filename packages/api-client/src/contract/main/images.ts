import * as z from 'zod/mini';
import { uploadedFile } from '@market/domain/files';
import { endpoint } from '../../endpoint';

/**
 * Not in the spec: uploads an image (JPEG, PNG or WebP, at most 5 MB). The server checks the
 * image's content and re-encodes it.
 */
export const upload = endpoint({
  name: 'images.upload',
  method: 'POST',
  path: '/images',
  access: 'signedIn',
  guests: true,
  encoding: 'multipart',
  body: z.object({ image: uploadedFile('an image') }),
  data: z.object({ hostedImage: z.string(), width: z.int(), height: z.int() }),
  failure: 'Could not upload the image. Try again later.',
});
