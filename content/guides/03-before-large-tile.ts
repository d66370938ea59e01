import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'before-large-format-tile',
  title: 'Large-Format Tile: How We Prep the Floor First',
  category: 'installation',
  excerpt:
    "It may take a day to set 24 inch porcelain, but it takes longer to get your slab ready. Here's what you should see the crew do first, and why it matters.",
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-10-14',
  image: 'jobsite-tile',
  floor: 'jobsite-tile',
  featured: false,
  tags: ['tile', 'porcelain', 'slab foundations', 'leveling'],
  keyPoints: [
    {
      title: 'We check how flat the floor is',
      body: "We move a 10-foot straightedge across your slab and mark every gap under it. If the tile has a side of 15 inches or more, the gap can't be over 1/8 inch. Smaller tile can handle 1/4 inch. We grind the high spots and fill the low ones.",
    },
    {
      title: 'We clean down to bare concrete',
      body: "Thinset won't stick to paint, sealer, or carpet glue. We test with a few drops of water, and wherever they bead up, we grind until the water soaks in. Black glue from before the mid-1980s gets tested for asbestos first.",
    },
    {
      title: 'We look at every crack',
      body: 'If a hairline crack is level on both sides, we cover it with a crack-isolation membrane, which is a separate $1.50-3 per sq ft. If one side is higher than the other, your foundation may be moving, so the tile has to wait. Where the slab has a cut joint, we put a joint in the tile above it.',
    },
    {
      title: 'We lay out the rows dry',
      body: 'Before we mix any thinset, we set out a few rows along your longest sight line. Then we shift them until the cut tiles on both sides are at least half a tile wide, or as close as the room allows. Nobody can fix a sliver along the tub later.',
    },
    {
      title: 'We lift a tile to check the thinset',
      body: 'Early in the job, we pull up a fresh tile and look at its back. In a dry room, thinset should cover at least 80 percent of it, and 95 percent in showers and on patios. We also spread a thin layer on the back of large tile before we set it.',
    },
    {
      title: 'We leave room and time',
      body: 'We leave a 1/4 inch gap under the baseboard and put in flexible joints at least every 25 feet, or closer in sunny rooms. We usually grout the next day, and your furniture can go back a day or more after that.',
    },
  ],
  links: [
    { label: 'Tile flooring', href: '/services/tile-flooring-austin' },
    { label: 'Foundations and floors', href: '/blog/foundation-flooring-central-texas' },
    { label: 'Installation timeline', href: '/blog/flooring-installation-timeline-cedar-park' },
  ],
  seo: {
    title: 'Large-Format Tile: Floor Prep on a Texas Slab',
    description:
      'What a good crew does before large-format tile goes down on a Texas slab: flatness, clean concrete, cracks, layout, thinset coverage, and time to cure.',
    keywords: ['large format tile installation', 'floor prep for tile', 'tile on concrete slab'],
  },
} satisfies GuideEntry;
