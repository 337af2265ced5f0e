/**
 * The colours of zones, by position. They repeat after the last one, so names are always shown too.
 */
const colours = [
  { swatch: 'bg-chart-4/70', shape: 'fill-chart-4/70' },
  { swatch: 'bg-chart-5/45', shape: 'fill-chart-5/45' },
  { swatch: 'bg-chart-3/50', shape: 'fill-chart-3/50' },
  { swatch: 'bg-chart-6/50', shape: 'fill-chart-6/50' },
  { swatch: 'bg-chart-4/30', shape: 'fill-chart-4/30' },
  { swatch: 'bg-chart-1/35', shape: 'fill-chart-1/35' },
  { swatch: 'bg-chart-5/85', shape: 'fill-chart-5/85' },
  { swatch: 'bg-chart-3/85', shape: 'fill-chart-3/85' },
] as const;

export const zoneColour = (position: number) => colours[position % colours.length] ?? colours[0];
