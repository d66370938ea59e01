/** What the business looks like: its name, its sign, and the colors that differ from the theme's. */
import type { Look } from '#schema/content/look.ts';

export interface Brand extends Look {
  name: string;
}

declare global {
  /** Vite puts it in from the content (tools/vite-plugins.ts). */
  const BUSINESS_LOOK: Brand | undefined;
}

/** Of what Vite bundles. What runs by itself, such as the tools, reads site/look.ts. */
export const brand: Brand =
  typeof BUSINESS_LOOK === 'undefined'
    ? { name: '', trade: '', width: 206, mark: { wood: '', stone: '' }, colors: {} }
    : BUSINESS_LOOK;
