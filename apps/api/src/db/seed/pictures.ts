import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImagesService } from '../../modules/images';
import { packageRoot } from '../../platform/package-root';

/** The colour of the one accent that each drawing has. */
export type Accent = 'orange' | 'green' | 'steel';

const SIDE = 720;

/** Light, middle and dark of each accent, as the drawings use them. */
const ramps: Readonly<Record<Accent, readonly [string, string, string]>> = {
  orange: ['#FF9350', '#FF6A13', '#D14F00'],
  green: ['#33936A', '#177A52', '#0E5A3A'],
  steel: ['#4F86A3', '#28607E', '#174359'],
};

/** How much of the drawing a close-up shows, and where it begins. */
const CLOSE_UP = { size: 0.56, left: 0.17, top: 0.14 };

/** Renders the drawings as uploads would come in, each once, and answers where they are hosted: the whole thing, then a close-up. */
export function demoPictures(images: Pick<ImagesService, 'store'>) {
  const folder = join(packageRoot(), 'src/db/seed/assets');
  const made = new Map<string, Promise<string[]>>();

  const render = async (name: string, accent: Accent): Promise<string[]> => {
    const drawing = repaint(await readFile(join(folder, `${name}.svg`), 'utf8'), accent);
    return Promise.all(
      [drawing, closeUp(drawing)].map(async (svg) => {
        const upload = await sharp(Buffer.from(svg.replace(/width="400" height="400"/, `width="${SIDE}" height="${SIDE}"`))).png({ compressionLevel: 1 }).toBuffer();
        return (await images.store(upload)).hostedImage;
      }),
    );
  };

  return (name: string, accent: Accent = 'orange'): Promise<string[]> => {
    const key = `${name} ${accent}`;
    const hosted = made.get(key) ?? render(name, accent);
    made.set(key, hosted);
    return hosted;
  };
}

export type DemoPictures = ReturnType<typeof demoPictures>;

const repaint = (svg: string, accent: Accent): string => ramps.orange.reduce((painted, colour, shade) => painted.replaceAll(colour, ramps[accent][shade] ?? colour), svg);

const closeUp = (svg: string): string =>
  svg.replace(/viewBox="(\S+) (\S+) (\S+) (\S+)"/, (_, left: string, top: string, width: string, height: string) => {
    const box = [Number(left) + Number(width) * CLOSE_UP.left, Number(top) + Number(height) * CLOSE_UP.top, Number(width) * CLOSE_UP.size, Number(height) * CLOSE_UP.size];
    return `viewBox="${box.join(' ')}"`;
  });
