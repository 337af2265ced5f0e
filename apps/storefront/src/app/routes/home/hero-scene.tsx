import battery from '@market/ui/illustrations/lithium-stack.svg';
import freezer from '@market/ui/illustrations/chest-freezer.svg';
import inverter from '@market/ui/illustrations/inverter.svg';
import panel from '@market/ui/illustrations/solar-panel.svg';
import type { HomeSystem } from '@market/domain/systems/system';
import { moneyText } from '@market/ui/money';

/** An isometric grid over the whole drawing, with lines 60 units apart. */
const gridLines = Array.from({ length: 34 }, (_, index) => index * 60 - 1040)
  .map((x) => `M${x},0l1040,600M${x + 900},0l-1040,600`)
  .join('');

const sceneProducts = [
  { href: panel, x: 10, y: 4, size: 262 },
  { href: panel, x: 148, y: 84, size: 262 },
  { href: inverter, x: 318, y: 214, size: 240 },
  { href: battery, x: 508, y: 64, size: 226 },
  { href: freezer, x: 536, y: 318, size: 210 },
] as const;

const cables = [
  { points: '250,262 250,318 400,404', colour: 'stroke-accent' },
  { points: '470,372 598,298 598,240', colour: 'stroke-(--c-green-400)' },
  { points: '430,410 520,462 600,416', colour: 'stroke-accent' },
] as const;

/**
 * Ratings that match each other. The panels feed the inverter, which charges the battery and runs
 * the freezer.
 */
const callouts = [
  {
    kind: 'panel',
    rating: '2 × 585 W',
    name: 'Panels',
    from: '120,190',
    to: '14,340',
    x: 14,
    y: 318,
    width: 118,
  },
  {
    kind: 'inverter',
    rating: '5 kVA',
    name: 'Hybrid inverter',
    from: '404,380',
    to: '212,492',
    x: 212,
    y: 470,
    width: 132,
  },
  {
    kind: 'battery',
    rating: '5.12 kWh',
    name: 'Battery',
    from: '598,150',
    to: '420,82',
    x: 306,
    y: 60,
    width: 114,
  },
  {
    kind: 'appliance',
    rating: '98 W',
    name: 'Freezer',
    from: '640,470',
    to: '590,534',
    x: 590,
    y: 512,
    width: 92,
  },
] as const;

export function HeroScene({ parts }: { parts: HomeSystem['parts'] | undefined }) {
  const shown = callouts.map((callout) => ({ ...callout, ...calloutTexts(callout, parts) }));
  return (
    <svg
      viewBox="0 0 760 570"
      role="img"
      aria-label={`A home system: panels (${shown[0]?.rating}) feed a hybrid inverter (${shown[1]?.rating}), which charges a battery (${shown[2]?.rating}) and runs a freezer (${shown[3]?.rating})`}
      className="h-auto w-full max-md:-mx-3.5 max-md:w-[calc(100%+1.75rem)] max-md:max-w-none"
    >
      <defs>
        <radialGradient id="hero-fade" cx=".5" cy=".5" r=".55">
          <stop offset=".55" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </radialGradient>
        <mask id="hero-mask">
          <rect width="760" height="570" fill="url(#hero-fade)" />
        </mask>
      </defs>
      <path d={gridLines} mask="url(#hero-mask)" fill="none" className="stroke-line" />
      {cables.map(({ points, colour }) => (
        <g key={points} fill="none" strokeLinejoin="round">
          <polyline points={points} strokeWidth="7.5" className="stroke-plate" />
          <polyline points={points} strokeWidth="3.5" className={colour} />
        </g>
      ))}
      {sceneProducts.map(({ href, x, y, size }) => (
        <image key={`${x}`} href={href} x={x} y={y} width={size} height={size} />
      ))}
      {shown.map(({ kind, rating, name, from, to, x, y, width }) => (
        <g key={kind} className="max-md:hidden">
          <path d={`M${from}L${to}`} strokeWidth="1.25" className="stroke-text" />
          <circle cx={from.split(',')[0]} cy={from.split(',')[1]} r="3.5" className="fill-text" />
          <rect
            x={x}
            y={y}
            width={width}
            height="45"
            rx="2"
            strokeWidth="1.25"
            className="fill-surface stroke-text"
          />
          <text
            x={x + 11}
            y={y + 19}
            className="fill-text font-display text-[15px] font-bold [font-stretch:114%]"
          >
            {rating}
          </text>
          <text x={x + 11} y={y + 36} className="fill-muted text-[12.5px]">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

function calloutTexts(
  { kind, rating, name, width }: (typeof callouts)[number],
  parts: HomeSystem['parts'] | undefined,
) {
  const part = parts?.find((each) => each.kind === kind);
  if (!part) return { rating, name, width };
  const { quantity, unitPrice, label, keyRating: own = rating } = part;
  const text = `${label}, ${moneyText(quantity * unitPrice)}`;
  return {
    rating: quantity > 1 ? `${quantity} × ${own}` : own,
    name: text,
    // 6.4 is the average width of a letter in the small text.
    width: Math.max(width, text.length * 6.4 + 22),
  };
}
