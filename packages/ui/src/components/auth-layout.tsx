import type { ReactNode } from 'react';
import { Brand, type BrandIdentity } from './brand';
import { Link } from './link';
import { mainId, SkipLink } from './main-landmark';

export type AuthLayoutProps = {
  brand: BrandIdentity;
  homeTo: string;
  tagline: string;
  detail?: string | undefined;
  /** URLs of up to four illustrations for the scene. */
  scene?: readonly string[] | undefined;
  /** Shown above the title: icon and role. */
  kicker?: ReactNode;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** Positions on the isometric platform, in units of its 700 × 420 drawing, back row first. */
const places = [
  { x: 260, y: 64, size: 170 },
  { x: 100, y: 124, size: 190 },
  { x: 330, y: 150, size: 190 },
  { x: 470, y: 176, size: 150 },
] as const;

/**
 * The layout for sign-in pages: the tagline and a scene on one half, a form of 400 px on the other.
 */
export function AuthLayout({
  brand,
  homeTo,
  tagline,
  detail,
  scene = [],
  kicker,
  title,
  description,
  children,
  footer,
}: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <SkipLink />
      <header className="flex flex-col overflow-hidden bg-plate p-4 text-on-plate [--focus-gap:var(--plate)] [--focus:var(--on-plate)] md:px-14 md:pt-10 md:pb-0">
        <Link to={homeTo} className="touch-area self-start rounded-2">
          <Brand {...brand} />
        </Link>
        <div className="max-w-[33rem] pt-18 max-md:hidden">
          <p className="font-display text-[clamp(2rem,1.2rem+2.2vw,3.125rem)] leading-[1.05] font-bold tracking-[-.032em] text-balance [font-stretch:114%]">
            {tagline}
          </p>
          {detail && (
            <p className="mt-4 max-w-[38ch] text-lg leading-normal text-on-strong-muted">
              {detail}
            </p>
          )}
        </div>
        <Scene images={scene} />
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        className="grid grid-cols-1 place-items-center p-10 outline-none! shadow-none! max-md:place-items-start max-md:px-4 max-md:py-8"
      >
        <div className="w-full max-w-[400px]">
          {kicker && <p className="mb-2 flex items-center gap-2 text-sm text-muted">{kicker}</p>}
          <h1 className="font-display text-[1.875rem] leading-[1.15] font-bold tracking-[-.02em] [font-stretch:110%]">
            {title}
          </h1>
          {description && <p className="mt-2 text-sm text-text-2">{description}</p>}
          <div className="mt-5">{children}</div>
          {footer && <div className="mt-8 border-t border-line pt-4.5 text-sm">{footer}</div>}
        </div>
      </main>
    </div>
  );
}

const gridLines = Array.from({ length: 33 }, (_, index) => index * 60 - 1040);

function Scene({ images }: { images: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 700 440"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
      className="mt-auto -ml-14 w-[calc(100%+7rem)] max-w-none pt-5 max-md:hidden"
    >
      <path
        d={gridLines.map((x) => `M${x},0l1040,600M${x + 1040},0l-1040,600`).join('')}
        fill="none"
        className="stroke-(--strong-line)"
      />
      {images.length > 0 && (
        <g strokeWidth="2.5" className="stroke-(--plate)">
          <path d="M60,236 330,80 660,270 390,426z" className="fill-(--scene-top)" />
          <path d="M60,236 390,426 390,446 60,256z" className="fill-(--scene-left)" />
          <path d="M660,270 390,426 390,446 660,290z" className="fill-(--scene-right)" />
        </g>
      )}
      {images.slice(0, places.length).map((href, index) => {
        const place = places[index];
        return (
          place && (
            <image
              key={href}
              href={href}
              x={place.x}
              y={place.y}
              width={place.size}
              height={place.size}
            />
          )
        );
      })}
    </svg>
  );
}
