import multipart from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '@market/domain/files';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 16 * 1024;

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: MAX_UPLOAD_BYTES,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
    },
  });
}

/**
 * The fields of a multipart body by name, with files as `File`, ready to validate. Throws 400 for
 * an incomplete body, 413 above the limits, and 415 for other content types.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart())
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? '');
  try {
    return await readFields(request);
  } catch (error) {
    // The parser throws plain errors for an invalid body.
    throw error instanceof Error && 'statusCode' in error
      ? error
      : Object.assign(new Error('Unreadable form', { cause: error }), { statusCode: 400 });
  }
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    fields.set(
      part.fieldname,
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : part.value,
    );
  }
  return Object.fromEntries(fields);
}
