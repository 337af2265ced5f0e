import map from './nigeria-states.svg?raw';

/** A state's outline on a map of 900 by 733 units, and its middle. */
export interface StateShape {
  readonly state: string;
  readonly outline: string;
  readonly middle: readonly [x: number, y: number];
}

export const MAP_SIZE = { width: 900, height: 733 } as const;

const shapePattern = /data-state="([^"]+)" d="([^"]+)"/g;

export const stateShapes: readonly StateShape[] = [...map.matchAll(shapePattern)].map(
  ([, state = '', outline = '']) => ({ state, outline, middle: centreOfOutline(outline) }),
);

function centreOfOutline(outline: string): [number, number] {
  const points = [...outline.matchAll(/([\d.]+) ([\d.]+)/g)];
  const mean = (coordinate: 1 | 2) =>
    points.reduce((sum, point) => sum + Number(point[coordinate]), 0) / points.length;
  return [mean(1), mean(2)];
}
