/** Shapes of everything the site says. One schema per kind of content; `content/index.ts` applies them at build. */
import { z } from 'zod';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug of lower-case words joined by hyphens');
const isoDate = z.iso.date();
const paragraphs = z.array(text).min(1);
const sitePath = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'expected a path on this site such as /contact');

/** The eight counties of the service area that cities can lie in. */
const countySchema = z.enum(['Travis', 'Williamson', 'Hays', 'Bell', 'Bastrop', 'Caldwell', 'Burnet', 'Llano']);

/** Words for search engines and link previews. */
const seoSchema = z.strictObject({
  /** Shown in the browser's tab and as the headline of a search result; 30-65 characters. */
  title: text.min(20).max(70),
  /** Shown under the headline of a search result; 110-160 characters. */
  description: text.min(100).max(165),
  /** Search phrases, only where the page has its own. */
  keywords: z.array(text).optional(),
});

/** A question with its answer, shown on the page and in structured data. */
export const faqSchema = z.strictObject({
  /** The question as a customer would ask it. */
  question: text.endsWith('?'),
  /** The answer in plain sentences, no markup. */
  answer: text.min(40),
});

/** A numbered step of a piece of work. */
export const processStepSchema = z.strictObject({
  /** Short name of the step. */
  title: text,
  /** What happens and what the customer gets. */
  description: text,
});

/** A named point with a sentence about it: benefits, lists, reasons. */
const pointSchema = z.strictObject({
  /** The point in a few words. */
  title: text,
  /** One or two sentences. */
  body: text,
});

/** One city of the service area. */
export const citySchema = z.strictObject({
  /** Name as signs show it. */
  name: text,
  /** Last part of the page's address, /cities/<slug>. */
  slug,
  /** The county of its city hall. */
  county: countySchema,
  /** Residents with the source, e.g. '961,855 (2020 census)'. */
  population: text,
  /** Five-digit zip codes whose deliveries are made in the city, lowest first. */
  zipCodes: z.array(z.string().regex(/^7[5-9]\d{3}$/, 'expected a Texan zip code')).min(1),
  /** Zip codes of the list that another city of ours also uses. */
  sharedZipCodes: z.array(z.string()).default([]),
  /** Two lines for the card on /cities, 90-170 characters. */
  description: text.min(80).max(180),
  /** Five to ten neighborhoods that exist. */
  neighborhoods: z.array(text).min(5).max(10),
  /** City hall or town center, four decimals, degrees. */
  coordinates: z.strictObject({ lat: z.number().min(29).max(32), lng: z.number().min(-99).max(-97) }),
  /** By road from downtown Austin, e.g. '19 miles'; Austin itself: 'Home base'. */
  distanceFromAustin: z.string().regex(/^(\d+ miles|Home base)$/),
  /** The opening paragraph of the page: what floors face in this city. 45-90 words. */
  localInfo: text.min(200),
  /** Local facts, each its own section of 50-110 words. */
  local: z.strictObject({
    /** Soil, slab or pier and beam, movement. */
    soil: text.min(200),
    /** Heat, humidity, rain, flood history as far as floors feel it. */
    climate: text.min(160),
    /** Years and kinds of houses, what lies under the floors today. */
    housing: text.min(200),
  }),
  /** Four local challenges. The first matching keyword of `title` picks the general solution. */
  flooringChallenges: z
    .array(
      z.strictObject({
        /** The challenge in a few words, e.g. 'Humidity along the Colorado River'. */
        title: text,
        /** What we do about it in this city, 20-45 words. */
        answer: text.min(90),
      }),
    )
    .length(4),
  /** Four popular floors, the first two stand on the card. Plain names: 'Luxury vinyl plank', 'White oak hardwood'. */
  popularStyles: z.array(text).length(4),
  /** For each of the five floors, what it means in this city, 20-40 words. */
  floors: z.strictObject({
    vinyl: text.min(80),
    hardwood: text.min(80),
    tile: text.min(80),
    laminate: text.min(80),
    refinishing: text.min(80),
  }),
  /** Three reasons to choose the company here, each with local substance. */
  reasons: z.array(pointSchema).length(3),
  /** The last call to action: which streets, towns or roads are served, 25-50 words. */
  areaServed: text.min(120),
  /** Slugs of articles about this city or its conditions. */
  articles: z.array(slug).min(1).max(4),
  /** The title without the business's name, which content/index.ts adds. */
  seo: seoSchema,
});

/** Price, option or product card of a service page. */
const serviceOptionSchema = z.strictObject({
  name: text,
  /** Price text with its unit, e.g. '$3-6 per sq ft'. */
  price: text.optional(),
  description: text,
  features: z.array(text).min(2).max(6),
  /** Name of an icon in components/media/Icon.tsx, where the page shows icons. */
  icon: z.enum(['tile', 'vinyl', 'stone', 'heated', 'engineered']).optional(),
  /** Where 'Learn More' leads. */
  href: sitePath.optional(),
});

/** A part of a service page between its options and its process. */
const serviceSectionSchema = z.discriminatedUnion('kind', [
  /** Cards or list of named points: services, industries, species, where it works. */
  z.strictObject({ kind: z.literal('points'), heading: text, intro: text.optional(), points: z.array(pointSchema).min(2) }),
  /** Problem and what we do about it. */
  z.strictObject({
    kind: z.literal('solutions'),
    heading: text,
    intro: text.optional(),
    pairs: z.array(z.strictObject({ problem: text, solution: text })).min(3),
  }),
  /** A table of figures; the first column names the row. */
  z.strictObject({
    kind: z.literal('table'),
    heading: text,
    intro: text.optional(),
    columns: z.array(text).min(2),
    rows: z.array(z.array(text).min(2)).min(2),
    note: text.optional(),
  }),
  /** Plain paragraphs under a heading. */
  z.strictObject({ kind: z.literal('prose'), heading: text, body: paragraphs }),
  /** Words of customers. Sample facts until the owner supplies real ones. */
  z.strictObject({
    kind: z.literal('testimonials'),
    heading: text,
    quotes: z.array(z.strictObject({ quote: text, author: text, place: text })).min(1),
  }),
  /** A picture of a finished project. */
  z.strictObject({ kind: z.literal('project'), heading: text, body: text, image: slug }),
]);

/** One service page, /services/<slug>. */
export const servicePageSchema = z.strictObject({
  slug,
  /** Name in menus and breadcrumbs, e.g. 'Luxury Vinyl Plank'. */
  name: text,
  /** One line under the name in the menu, at most 60 characters. */
  menuLine: text.max(64),
  hero: z.strictObject({
    /** The page's h1; says what and where. */
    heading: text,
    /** Two or three sentences. */
    lead: text.min(120),
  }),
  /** Label of the hero's link to /contact. */
  quoteLabel: z.enum(['Get Free Quote', 'Get Commercial Quote']),
  /** Price, duration and warranty as shown beside the hero. */
  facts: z
    .array(z.strictObject({ label: text, value: text }))
    .min(2)
    .max(4),
  /** Picture of the hero, an id of content/images; no other page has it at its top. */
  image: slug,
  /** What the work is and when it is the right choice, two to four paragraphs. */
  introduction: z.strictObject({ heading: text, body: paragraphs }),
  benefits: z.strictObject({ heading: text, items: z.array(pointSchema).min(4).max(6) }),
  options: z.strictObject({ heading: text, intro: text.optional(), items: z.array(serviceOptionSchema).min(2) }),
  sections: z.array(serviceSectionSchema),
  process: z.strictObject({ heading: text, steps: z.array(processStepSchema).min(4).max(6) }),
  faq: z.array(faqSchema).min(3).max(5),
  closing: z.strictObject({
    heading: text,
    body: text,
    button: z.enum(['Get Free Estimate', 'Schedule Free Consultation']),
  }),
  /** Related service pages. */
  related: z.array(slug).min(2).max(4),
  /** Articles that go deeper. */
  articles: z.array(slug).min(1).max(4),
  /** Cities worth naming for this work. */
  cities: z.array(slug).min(3).max(8),
  seo: seoSchema,
});

/** A card of the home page's grid. */
export const homeServiceCardSchema = z.strictObject({
  id: slug,
  name: text,
  icon: z.enum(['vinyl', 'hardwood', 'tile', 'carpet', 'laminate', 'bathroom', 'kitchen', 'refinishing', 'commercial']),
  description: text,
  href: sitePath,
  features: z.array(text).length(3),
});

/** A card of the /services page. */
export const serviceCardSchema = z.strictObject({
  id: z.enum(['hardwood', 'lvp', 'tile', 'laminate', 'commercial', 'repair']),
  title: text,
  description: text,
  /** e.g. '$8-15 per sq ft'. */
  priceRange: text,
  /** e.g. '2-5 days'. */
  duration: text,
  /** e.g. '25-year warranty'. */
  warranty: text,
  features: z.array(text).min(3).max(5),
  image: slug,
  href: sitePath,
});

/** Facts of an article, exported as `article` from its .mdx file; the body is Markdown below it. */
export const articleSchema = z.strictObject({
  /** Equals the file's name. */
  slug,
  title: text,
  category: text,
  /** Day of publication. */
  date: isoDate,
  /** Minutes, only where the owner gave a figure; else computed from the words. */
  readMinutes: z.int().positive().optional(),
  /** One or two sentences for cards and search. */
  excerpt: text.min(80).max(220),
  /** The answer to the title's question, shown first, 30-60 words. */
  answer: text.min(120),
  /** Slug of the next article of the chain. */
  next: slug.nullable(),
  /** Picture at the top, an id of content/images; no other page has it at its top. */
  image: slug,
  /** Figures in a box near the top. */
  stats: z
    .array(z.strictObject({ value: text, label: text }))
    .min(3)
    .max(4)
    .optional(),
  /** A warning near the top; `emergency` is the red 24/7 banner with a call button. */
  alert: z.strictObject({ kind: z.enum(['info', 'warning', 'emergency']), title: text, body: text }).optional(),
  faq: z.array(faqSchema).min(4).max(6),
  /** Words of the block that asks for an estimate. */
  callToAction: z.strictObject({ heading: text, body: text, button: text }),
  services: z.array(slug).min(1).max(4),
  cities: z.array(slug).min(1).max(5),
  seo: seoSchema,
});

/** A before-and-after project of the gallery. */
export const galleryProjectSchema = z.strictObject({
  title: text,
  description: text,
  /** Pictures of content/images, made with one camera. */
  beforeImage: slug,
  afterImage: slug,
  category: z.enum(['hardwood', 'lvp', 'tile', 'commercial', 'mixed']),
  location: text,
  /** e.g. '1,200 sq ft'. */
  size: text,
  /** e.g. '4 days'. */
  duration: text,
  /** The kind of work, e.g. 'Hardwood installation'. */
  service: text,
});

/** A product of the catalogue. */
export const productSchema = z.strictObject({
  id: slug,
  name: text,
  category: z.enum(['vinyl', 'laminate', 'hardwood', 'eco-friendly']),
  /** US dollars per square foot. */
  pricePerSqFt: z.number().positive(),
  /** Stars of five; sample fact. */
  rating: z.number().min(0).max(5),
  /** Number of reviews; sample fact. */
  reviews: z.int().nonnegative(),
  image: slug,
  features: z.array(text).min(3).max(5),
  collection: text,
  style: text,
  warranty: text,
  /** Day the product came into the range, for the sort 'newest'. */
  added: isoDate,
  /** Two sentences of use. */
  description: text,
});

/** A flooring guide. */
export const guideSchema = z.strictObject({
  id: slug,
  title: text,
  category: z.enum(['buying-guide', 'maintenance', 'installation', 'comparison']),
  excerpt: text,
  /** e.g. '8 min read'. */
  readTime: text,
  author: text,
  authorTitle: text,
  publishDate: isoDate,
  image: slug,
  featured: z.boolean(),
  tags: z.array(text).min(1),
  /** The guide's main points, shown in place as a disclosure. */
  keyPoints: z.array(pointSchema).min(4).max(8),
  /** Pages of ours that go on from here. */
  links: z.array(z.strictObject({ label: text, href: sitePath })).min(1),
});

/** A season of the trends page with its three trends. */
export const seasonSchema = z.strictObject({
  id: z.enum(['spring', 'summer', 'fall', 'winter']),
  /** Label of the tab, e.g. 'Spring 2025'. */
  label: text,
  title: text,
  subtitle: text,
  description: text,
  primaryColor: z.string().regex(/^#[0-9A-F]{6}$/i),
  trends: z
    .array(
      z.strictObject({
        id: slug,
        name: text,
        category: text,
        description: text,
        /** Shown as benefits. */
        features: z.array(text).min(3).max(5),
        /** Badge; its words choose the badge's colour. */
        popularity: text,
        serviceLink: sitePath,
        colorPalette: z.array(z.strictObject({ name: text, hex: z.string().regex(/^#[0-9A-F]{6}$/i) })).length(3),
      }),
    )
    .length(3),
});

/** A room of the visualizer, sides in feet. */
export const roomSchema = z.strictObject({
  id: slug,
  name: text,
  description: text,
  dimensions: z.strictObject({ width: z.int().min(1).max(50), length: z.int().min(1).max(50) }),
  /** Drawing of the plan: fixtures as rectangles in feet from the top left corner. */
  schematic: z.array(z.strictObject({ label: text, x: z.number(), y: z.number(), width: z.number(), length: z.number() })),
});

/** A floor of the visualizer. */
export const visualizerFloorSchema = z.strictObject({
  id: slug,
  name: text,
  category: z.enum(['Hardwood', 'LVP', 'Tile', 'Carpet']),
  /** US dollars per square foot, material only. */
  pricePerSqFt: z.number().positive(),
  /** Picture of the pattern, an id of content/images. */
  pattern: slug,
});

/** A type of the cost guide; figures in US dollars per square foot. */
export const costTypeSchema = z.strictObject({
  type: text,
  materialCost: text,
  installationCost: text,
  totalCost: text,
  description: text,
  pros: z.array(text).min(3),
  bestFor: text,
  href: sitePath,
});

/** A factor of the cost guide. */
export const costFactorSchema = z.strictObject({
  factor: text,
  impact: z.enum(['High', 'Medium', 'Low']),
  description: text,
});

/** A picture master in content/images. */
export const imageSchema = z.strictObject({
  /** What is seen, for people who do not see it; says that it is a rendering. */
  alt: text.min(20),
});

export type City = z.infer<typeof citySchema>;
export type ServicePage = z.infer<typeof servicePageSchema>;
export type ServiceSection = z.infer<typeof serviceSectionSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Faq = z.infer<typeof faqSchema>;

/** What the files of content/ may write, before defaults are filled in. */
export type CityEntry = z.input<typeof citySchema>;
export type ServicePageEntry = z.input<typeof servicePageSchema>;
export type HomeServiceCardEntry = z.input<typeof homeServiceCardSchema>;
export type ServiceCardEntry = z.input<typeof serviceCardSchema>;
export type GalleryProjectEntry = z.input<typeof galleryProjectSchema>;
export type ProductEntry = z.input<typeof productSchema>;
export type GuideEntry = z.input<typeof guideSchema>;
export type SeasonEntry = z.input<typeof seasonSchema>;
export type RoomEntry = z.input<typeof roomSchema>;
export type VisualizerFloorEntry = z.input<typeof visualizerFloorSchema>;
export type CostTypeEntry = z.input<typeof costTypeSchema>;
export type CostFactorEntry = z.input<typeof costFactorSchema>;
