/** Draws one subject as an SVG file, 400 × 400. Every parameter has a default. Throws for an unknown casing. */
export type Draw = (parameters?: Readonly<Record<string, string | number | boolean>>) => string;

/** Every drawing by its name. */
export declare const subjects: Readonly<Partial<Record<string, Draw>>>;
