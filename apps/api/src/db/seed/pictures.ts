import sharp from 'sharp';
import pLimit from 'p-limit';
import { subjects } from '@market/ui/illustrations-source';
import type { ImagesService } from '../../modules/images';
import type { Drawing } from './series-drawings';

/** The accent colour of each drawing. */
export type Accent = 'orange' | 'green' | 'steel';

/** Light, middle and dark tone of each accent, as the drawings use them. */
const accentTones: Readonly<Record<Accent, readonly [string, string, string]>> = {
  orange: ['#FF9350', '#FF6A13', '#D14F00'],
  green: ['#33936A', '#177A52', '#0E5A3A'],
  steel: ['#4F86A3', '#28607E', '#174359'],
};

/**
 * Renders drawings as squares of `size` pixels and uploads each distinct one once. Returns its URL:
 * `/images/<id>`.
 */
export function createDemoPictures(images: Pick<ImagesService, 'store'>, size: number) {
  const hosted = new Map<string, Promise<string>>();
  const limit = pLimit(2);

  const upload = (svg: string): Promise<string> =>
    limit(async () => {
      const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
      return (await images.store(picture)).hostedImage;
    });

  return (drawing: Drawing, accent: Accent = 'orange'): Promise<string> => {
    const svg = draw(drawing, accent, size);
    const picture = hosted.get(svg) ?? upload(svg);
    hosted.set(svg, picture);
    return picture;
  };
}

export type DemoPictures = ReturnType<typeof createDemoPictures>;

function draw({ subject, parameters }: Drawing, accent: Accent, size: number): string {
  const drawSubject = subjects[subject];
  if (!drawSubject) throw new Error(`There is no drawing ${subject}`);
  return recolour(drawSubject(parameters), accent).replace(
    'width="400" height="400"',
    `width="${size}" height="${size}"`,
  );
}

const recolour = (svg: string, accent: Accent): string =>
  accentTones.orange.reduce(
    (painted, colour, shade) => painted.replaceAll(colour, accentTones[accent][shade] ?? colour),
    svg,
  );
