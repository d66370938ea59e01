import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'before-large-format-tile',
  title: 'What Happens Before the First Large Tile Goes Down',
  category: 'installation',
  excerpt:
    'Setting 24 inch porcelain takes a day. Getting a slab ready for it takes longer. Here is what you should see the crew do, and why.',
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-10-14',
  image: 'cafe-floor',
  floor: 'sample-ceramic',
  featured: false,
  tags: ['tile', 'porcelain', 'slab foundations', 'leveling'],
  keyPoints: [
    {
      title: 'A straightedge maps the floor',
      body: 'A 10 foot straightedge is moved across the slab and every gap is marked. Tile with an edge of 15 inches or more wants no gap over 1/8 inch; smaller tile tolerates 1/4 inch. Humps are ground, hollows filled.',
    },
    {
      title: 'Mortar must reach clean concrete',
      body: 'Paint, curing compound and carpet glue keep mortar from bonding. A few drops of water tell: where they bead, the slab is ground until they soak in. Black adhesive from before the mid-1980s is tested for asbestos first.',
    },
    {
      title: 'Cracks are read, then bridged',
      body: 'A hairline with level sides gets a crack-isolation or uncoupling membrane. A crack with one side higher than the other points to the foundation, and tile waits. Joints sawn into the slab are carried up through the tile.',
    },
    {
      title: 'The layout is tried dry',
      body: 'Rows are laid loose from the longest sight line, then shifted until both side cuts are wider than half a tile or as near to it as the room allows. A sliver along the tub cannot be fixed later.',
    },
    {
      title: 'A tile comes back up to be checked',
      body: 'Early in the work a fresh tile is lifted to see its back. Dry rooms need mortar on at least 80 percent of it, showers and patios 95. Large tile is also skimmed on the back before it is set.',
    },
    {
      title: 'The floor gets room and time',
      body: 'A 1/4 inch gap stays open under the baseboard, and flexible joints are spaced at most 25 feet apart, closer in sunny rooms. Grout usually follows after a night of cure, and furniture a day or more after that.',
    },
  ],
  links: [
    { label: 'Tile flooring', href: '/services/tile-flooring-austin' },
    { label: 'Foundations and floors', href: '/blog/foundation-flooring-central-texas' },
    { label: 'Installation timeline', href: '/blog/flooring-installation-timeline-cedar-park' },
  ],
  seo: {
    title: 'How Crews Prepare a Floor for Large Tile',
    description:
      'What a good crew does before large-format tile goes down on a Texas slab: flatness, clean concrete, cracks, layout, mortar coverage, and curing time.',
    keywords: ['large format tile installation', 'floor prep for tile', 'tile on concrete slab'],
  },
} satisfies GuideEntry;
