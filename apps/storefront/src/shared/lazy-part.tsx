import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page in a chunk of its own: `lazyPart(async () => (await import('./form')).Form)`. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await load() }));
