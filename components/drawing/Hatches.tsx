import type { Layer } from '#schema/content/files/drawing.ts';
import { color } from '../theme.ts';

type Material = Layer['material'] | 'wall';

/** How each material is drawn: the size of its tile, its ground, and its lines. */
const hatches: Record<Material, { size: [number, number]; ground?: string; d: string }> = {
  wall: { size: [6, 6], ground: color.raised, d: 'M0 6L6 0' },
  wood: { size: [46, 9], ground: color.tape, d: 'M0 3q12-3 24 0t22 0M0 7q10 2 20 0t26-1' },
  plank: { size: [40, 40], ground: color.wood, d: '' },
  tile: { size: [48, 40], ground: color.raised, d: 'M.5 0v40' },
  carpet: { size: [4, 5], ground: color.raised, d: 'M1 5V0M3 5l1-4' },
  pad: { size: [8, 6], ground: color.sunken, d: 'M0 6l4-6l4 6' },
  mortar: { size: [5, 5], ground: color.sunken, d: 'M1 1h.8M3.5 3.5h.8' },
  sheet: { size: [6, 6], ground: color.dark, d: '' },
  board: { size: [24, 4], ground: color.sunken, d: 'M0 2h18M20 2h4' },
  concrete: { size: [26, 22], ground: color.raised, d: 'M3 4l3 1l-2 3zM15 13l4 0l-2 4zM10 3h1M20 5h1M7 15h1M23 18h1M12 9h1' },
  base: { size: [14, 12], ground: color.page, d: 'M3 2a2.5 2 0 1 0 .1 0zM10 6a2.5 2 0 1 0 .1 0z' },
  joists: { size: [52, 40], ground: color.page, d: 'M6 0v40M11 0v40M6 0l5 40M11 0L6 40' },
  'crawl-space': { size: [40, 40], ground: color.page, d: '' },
  soil: { size: [14, 9], ground: color.sunken, d: 'M0 3h8M9 7h5M0 7h2' },
  sand: { size: [8, 8], ground: color.page, d: 'M1 2h.8M5 5h.8M6 1h.6M2 7h.6' },
  gravel: { size: [17, 13], ground: color.page, d: 'M3 2l4 1l-1 4l-5-2zM12 8l3-1l1 3l-4 1zM12 1h1' },
  clay: { size: [7, 7], ground: color.sunken, d: 'M-1 1L1-1M0 7L7 0M6 8L8 6' },
  silt: { size: [16, 6], ground: color.sunken, d: 'M0 3h10M13 3h1' },
  limestone: { size: [34, 20], ground: color.page, d: 'M0 .5h34M0 10.5h34M10 .5v10M27 10.5v10' },
  granite: { size: [18, 16], ground: color.page, d: 'M4 2v5M1.5 4.5h5M12 10v5M9.5 12.5h5' },
};

/** The patterns of a section. A page has one section, so that the names of its patterns are unique. */
export function Hatches({ materials }: { materials: ReadonlySet<Material> }) {
  return (
    <defs>
      {[...materials].map((material) => {
        const { size, ground, d } = hatches[material];
        const [width, height] = size;
        return (
          <pattern key={material} id={material} width={width} height={height} patternUnits="userSpaceOnUse">
            <path d={`M0 0h${width}v${height}H0z`} fill={ground} stroke="none" />
            {d && <path d={d} fill="none" strokeWidth=".7" />}
          </pattern>
        );
      })}
      <pattern id="wet" width="18" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 5q4.5-4 9 0t9 0" fill="none" stroke={color.accent} strokeWidth="1.6" />
      </pattern>
    </defs>
  );
}
