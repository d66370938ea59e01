/** The shape of every content entry. content/index.ts parses entries against these schemas at build. */
import { z } from 'zod';
import { serviceValues } from './estimate-request.ts';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug: lowercase words joined by hyphens');
const isoDate = z.iso.date();
const paragraphs = z.array(text).min(1);
const sitePath = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'expected a path on this site, such as /contact');
const zipCode = z.string().regex(/^7[5-9]\d{3}$/, 'expected a Texas zip code');
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/i, 'expected a color such as #3F6B4A');
/** A box around Central Texas, four decimals. */
const latitude = z.number().min(28).max(33);
const longitude = z.number().min(-100).max(-96);

/** The specification's labels, and the same in Spanish. */
const closingLabel = z.enum([
  'Get Free Estimate',
  'Schedule Free Consultation',
  'Pida su cotización gratis',
  'Agende una consulta gratis',
]);

const seoSchema = z.strictObject({
  /** Shown in the browser tab and as the headline of a search result. */
  title: text.min(20).max(70),
  /** Shown under the headline of a search result. */
  description: text.min(100).max(165),
  /** Search phrases for this page. */
  keywords: z.array(text).optional(),
});

/** A question with its answer, shown on the page and in structured data. */
export const faqSchema = z.strictObject({
  /** Worded the way a customer would ask it. */
  question: text.endsWith('?'),
  /** Plain sentences, no markup. */
  answer: text.min(40),
});

/** A numbered step of a process. */
export const processStepSchema = z.strictObject({
  /** The step in two or three words. */
  title: text,
  /** What happens and what the customer gets. */
  description: text,
});

/** A benefit, a reason, or a similar point with its explanation. */
const pointSchema = z.strictObject({
  /** The point in a few words. */
  title: text,
  /** One or two sentences. */
  body: text,
});

/** A fact shown as a label and a value. */
const figureSchema = z.strictObject({
  /** What is measured, e.g. 'Warranty'. */
  label: text,
  /** The figure with its unit, e.g. '15 years'. */
  value: text,
});

/** A city we serve. */
export const citySchema = z.strictObject({
  /** The name on road signs. */
  name: text,
  /** Last part of the page's address, /cities/<slug>. Same as the file name. */
  slug,
  /** Picture at the top, an id in content/images, that fits the ground and the houses here. No other page has it at the top. */
  image: slug,
  /** The county of its city hall, without the word 'County'. content/index.ts checks that the map has it. */
  county: text,
  /** Residents and the source, e.g. '961,855 (2020 census)'. */
  population: text,
  /** Zip codes delivered in the city, lowest first. Cities may share one. */
  zipCodes: z.array(zipCode).min(1),
  /** Two lines for the card on /cities. */
  description: text.min(80).max(180),
  /** Neighborhoods that exist. */
  neighborhoods: z.array(text).min(5).max(10),
  /** City hall or the town center. */
  coordinates: z.strictObject({ lat: latitude, lng: longitude }),
  /** By road from downtown Austin, e.g. '19 miles'. Austin itself is 'Home base'. */
  distanceFromAustin: z.string().regex(/^(\d+ miles|Home base)$/, "expected '19 miles' or 'Home base'"),
  /** The page's opening paragraph: what floors face in this city. 45-90 words. */
  localInfo: text.min(200),
  /** Local facts, a section of 50-110 words each. */
  local: z.strictObject({
    /** Soil and foundations, and how much they move. */
    soil: text.min(200),
    /** Heat, humidity, rain and floods, as far as they affect floors. */
    climate: text.min(160),
    /** Age and kinds of houses, and what's under their floors today. */
    housing: text.min(200),
  }),
  /** Local floor problems. */
  flooringChallenges: z
    .array(
      z.strictObject({
        /** The problem in a few words, e.g. 'Humidity along the Colorado River'. */
        title: text,
        /** What we do about it in this city. 20-45 words. */
        answer: text.min(90),
      }),
    )
    .length(4),
  /** Plain names such as 'Luxury vinyl plank'. The first two are on the card on /cities. */
  popularStyles: z.array(text).length(4),
  /** What each kind of floor means in this city. 20-40 words each. */
  floors: z.strictObject({
    /** Luxury vinyl plank. */
    vinyl: text.min(80),
    /** Solid or engineered hardwood. */
    hardwood: text.min(80),
    /** Ceramic, porcelain or stone. */
    tile: text.min(80),
    /** Laminate. */
    laminate: text.min(80),
    /** Sanding and refinishing existing wood. */
    refinishing: text.min(80),
  }),
  /** Reasons to choose us here, each with local substance. */
  reasons: z.array(pointSchema).length(3),
  /** The streets, towns and roads we serve, for the closing call to action. 25-50 words. */
  areaServed: text.min(120),
  /** Slugs of articles about this city or its conditions. */
  articles: z.array(slug).min(1).max(4),
  /** content/index.ts adds the name of the business to the title. */
  seo: seoSchema,
});

/** A zip code of the region. */
export const zipCodeSchema = z.strictObject({
  /** Five digits. */
  zip: zipCode,
  /** The town of the post office, which can be another than the city that residents live in. */
  town: text,
  /** The county that it lies in, or most of it. */
  county: text,
  /** Latitude of the zip code's center, or of its post office. */
  lat: latitude,
  /** Longitude of the zip code's center, or of its post office. */
  lng: longitude,
});

/** An option or product on a service page. */
const serviceOptionSchema = z.strictObject({
  /** Heading of the card. */
  name: text,
  /** Price with its unit, e.g. '$3-6 per sq ft'. Structured data reads it too. */
  price: text.optional(),
  /** One or two sentences. */
  description: text,
  /** Bullet points. */
  features: z.array(text).min(2).max(6),
  /** A picture with this floor in its lower half, an id in content/images. If one option of a page has it, all do. */
  image: slug.optional(),
  /** Where 'Learn More' leads. */
  href: sitePath.optional(),
});

const sectionHeading = {
  /** The section's h2. */
  heading: text,
  /** A sentence or two under it. */
  intro: text.optional(),
};

/** A section of a page about a service or about how we work. */
const contentSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('points'),
    ...sectionHeading,
    /** Services, industries, species and the like. */
    points: z.array(pointSchema).min(2),
  }),
  z.strictObject({
    kind: z.literal('solutions'),
    ...sectionHeading,
    /** Problems, and what we do about them. */
    pairs: z
      .array(
        z.strictObject({
          /** What goes wrong. */
          problem: text,
          /** What we do about it. */
          solution: text,
        }),
      )
      .min(3),
  }),
  z.strictObject({
    kind: z.literal('table'),
    ...sectionHeading,
    /** Column headings. */
    columns: z.array(text).min(2),
    /** Cells by row; the first one names the row. */
    rows: z.array(z.array(text).min(2)).min(2),
    /** Small print under the table. */
    note: text.optional(),
  }),
  z.strictObject({
    kind: z.literal('prose'),
    /** The section's h2. */
    heading: text,
    /** Paragraphs. */
    body: paragraphs,
  }),
  z.strictObject({
    kind: z.literal('checklist'),
    ...sectionHeading,
    /** Things to do, to check or to expect, a sentence each. */
    items: z.array(text).min(3),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    /** The section's h2. */
    heading: text,
    /** What happens, in order. */
    steps: z.array(processStepSchema).min(3).max(8),
  }),
  z.strictObject({
    kind: z.literal('testimonials'),
    /** The section's h2. */
    heading: text,
    /** Mark them with `sample` until the owner supplies real ones. */
    quotes: z
      .array(
        z.strictObject({
          /** The customer's words. */
          quote: text,
          /** First name and initial. */
          author: text,
          /** City or neighborhood. */
          place: text,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal('project'),
    /** The section's h2. */
    heading: text,
    /** A sentence or two about the finished project. */
    body: text,
    /** Its picture, an id in content/images. */
    image: slug,
  }),
]);

/** A service page, /services/<slug>. */
export const servicePageSchema = z.strictObject({
  /** Last part of the page's address. Same as the file name. */
  slug,
  /** Name in menus and breadcrumbs, e.g. 'Luxury Vinyl Plank'. */
  name: text,
  /** One line under the name in the menu. */
  menuLine: text.max(64),
  /** The top of the page. */
  hero: z.strictObject({
    /** The page's h1: what and where. */
    heading: text,
    /** Two or three sentences. */
    lead: text.min(120),
  }),
  /** Label of the hero's link to /contact. */
  quoteLabel: z.enum(['Get Free Quote', 'Get Commercial Quote', 'Cotización gratis', 'Cotización comercial']),
  /** Price, duration and warranty beside the hero. */
  facts: z.array(figureSchema).min(2).max(4),
  /** Picture at the top, an id in content/images. Every page has its own. */
  image: slug,
  /** A second picture, beside the introduction. */
  detail: z.strictObject({
    /** An id in content/images. */
    image: slug,
    /** What the picture shows, in a sentence. */
    caption: text.max(120),
  }),
  /** What the work is and when it's the right choice, in two to four paragraphs. */
  introduction: z.strictObject({ heading: text, body: paragraphs }),
  /** Why customers choose it. */
  benefits: z.strictObject({ heading: text, items: z.array(pointSchema).min(4).max(6) }),
  /** Kinds of this floor or work, with prices where there are any. */
  options: z.strictObject({ ...sectionHeading, items: z.array(serviceOptionSchema).min(2) }),
  /** What else this service needs to say. */
  sections: z.array(contentSectionSchema),
  /** How a job runs. */
  process: z.strictObject({ heading: text, steps: z.array(processStepSchema).min(4).max(6) }),
  /** Shown on the page and in structured data. */
  faq: z.array(faqSchema).min(3).max(5),
  /** The closing call to action. */
  closing: z.strictObject({
    /** Its h2. */
    heading: text,
    /** A sentence or two. */
    body: text,
    /** Label of the link to /contact. */
    button: closingLabel,
  }),
  /** Slugs of related services. */
  related: z.array(slug).min(2).max(4),
  /** Slugs of articles that go deeper. */
  articles: z.array(slug).min(1).max(4),
  /** Slugs of cities to link for this work. */
  cities: z.array(slug).min(3).max(8),
  /** Words for search engines. */
  seo: seoSchema,
});

/** A page of ours to read next. */
const pageLinkSchema = z.strictObject({
  /** Text of the link. */
  label: text,
  /** Where it leads. */
  href: sitePath,
});

/** A page about how we work, such as /warranty. */
export const infoPageSchema = z.strictObject({
  /** The page's address without the slash. Same as the file name. */
  slug,
  /** schema.org's type of the page. */
  type: z.enum(['WebPage', 'AboutPage']).default('WebPage'),
  /** Name in the footer and breadcrumbs, e.g. 'Warranty and care'. */
  name: text,
  /** One line about the page, for lists of links. */
  line: text.max(70),
  /** The top of the page. */
  hero: z.strictObject({
    /** The page's h1. */
    heading: text,
    /** Two or three sentences that answer the main question. */
    lead: text.min(120),
  }),
  /** Picture at the top, an id in content/images. No other page has it at the top. */
  image: slug,
  /** The main figures, beside the lead. */
  facts: z.array(figureSchema).min(2).max(4),
  /** The red banner with a call button, for emergencies. */
  alert: z
    .strictObject({
      /** Its heading. */
      title: text,
      /** A sentence or two. */
      body: text,
    })
    .optional(),
  /** The page itself. */
  sections: z.array(contentSectionSchema).min(3),
  /** Shown on the page and in structured data. */
  faq: z.array(faqSchema).min(3).max(5),
  /** Pages of ours to read next. */
  links: z.array(pageLinkSchema).min(2).max(4),
  /** The closing call to action. */
  closing: z.strictObject({
    /** Its h2. */
    heading: text,
    /** A sentence or two. */
    body: text,
    /** Label of the link to /contact, also at the top of the page. */
    button: closingLabel,
  }),
  /** Words for search engines. */
  seo: seoSchema,
});

/** A service card on the home page. */
export const homeServiceCardSchema = z.strictObject({
  /** Last part of the card's file name. */
  id: slug,
  /** Heading, linked to `href`. */
  name: text,
  /** A picture that shows the floor, an id in content/images. */
  image: slug,
  /** One or two sentences. */
  description: text,
  /** US dollars per square foot, with material and installation. */
  pricePerSqFt: z.strictObject({ low: z.number().positive(), high: z.number().positive() }),
  /** Working days, e.g. '1-3 days'. */
  duration: text,
  /** Bullet points. */
  features: z.array(text).length(3),
  /** The service's page. */
  href: sitePath,
});

/** A service card on /services. */
export const serviceCardSchema = z.strictObject({
  /** The estimate form's value for this service. */
  id: z.enum(serviceValues),
  /** Heading, also a label in the footer. */
  title: text,
  /** One or two sentences. */
  description: text,
  /** e.g. '$8-15 per sq ft'. */
  priceRange: text,
  /** e.g. '2-5 days'. */
  duration: text,
  /** e.g. '25-year warranty'. */
  warranty: text,
  /** Bullet points. */
  features: z.array(text).min(3).max(5),
  /** An id in content/images. */
  image: slug,
  /** The service's page. */
  href: sitePath,
});

/** An article's facts, exported as `article` from its .mdx file. The body is Markdown below them. */
export const articleSchema = z.strictObject({
  /** Last part of the page's address, /blog/<slug>. Same as the file name. */
  slug,
  /** The page's h1. */
  title: text,
  /** A filter on /blog. */
  category: text,
  /** Day of publication. */
  date: isoDate,
  /** Minutes to read, if the owner gave a figure. Otherwise they are computed. */
  readMinutes: z.int().positive().optional(),
  /** One or two sentences for cards and search. */
  excerpt: text.min(80).max(220),
  /** The answer to the title's question, shown first. 30-60 words. */
  answer: text.min(120),
  /** Slug of the article to read next. */
  next: slug.nullable(),
  /** Picture at the top, an id in content/images. Every page has its own. */
  image: slug,
  /** Figures in a box near the top. */
  stats: z.array(figureSchema).min(3).max(4).optional(),
  /** A notice near the top. */
  alert: z
    .strictObject({
      /** 'emergency' is the red 24/7 banner with a call button. */
      kind: z.enum(['info', 'warning', 'emergency']),
      /** Its heading. */
      title: text,
      /** A sentence or two. */
      body: text,
    })
    .optional(),
  /** Shown on the page and in structured data. */
  faq: z.array(faqSchema).min(4).max(6),
  /** The closing call to action. */
  callToAction: z.strictObject({
    /** Its h2. */
    heading: text,
    /** A sentence or two. */
    body: text,
    /** Label of the link to /contact. */
    button: text,
  }),
  /** Slugs of services to link. */
  services: z.array(slug).min(1).max(4),
  /** Slugs of cities to link. */
  cities: z.array(slug).min(1).max(5),
  /** Words for search engines. */
  seo: seoSchema,
});

/** A before-and-after project in the gallery. */
export const galleryProjectSchema = z.strictObject({
  /** Heading of the card. */
  title: text,
  /** What changed, in two or three sentences. */
  description: text,
  /** An id in content/images. */
  beforeImage: slug,
  /** An id in content/images, from the same camera position. */
  afterImage: slug,
  /** A filter of the gallery. */
  category: z.enum(['hardwood', 'lvp', 'tile', 'commercial', 'mixed']),
  /** Neighborhood and city. */
  location: text,
  /** e.g. '1,200 sq ft'. */
  size: text,
  /** e.g. '4 days'. */
  duration: text,
  /** Kind of work, e.g. 'Hardwood installation'. */
  service: text,
});

/** A product in the catalog. */
export const productSchema = z.strictObject({
  /** Anchor of the card on /flooring. */
  id: slug,
  /** Heading of the card. */
  name: text,
  /** A filter of the catalog. */
  category: z.enum(['vinyl', 'laminate', 'hardwood', 'eco-friendly']),
  /** US dollars per square foot. */
  pricePerSqFt: z.number().positive(),
  /** Stars out of five. */
  rating: z.number().min(0).max(5),
  /** Number of reviews. */
  reviews: z.int().nonnegative(),
  /** A room with this floor, an id in content/images. */
  image: slug,
  /** A picture with this floor in its lower half, an id in content/images. */
  swatch: slug,
  /** Bullet points. */
  features: z.array(text).min(3).max(5),
  /** Name of the product line. */
  collection: text,
  /** Look, e.g. 'Light oak, wide plank'. */
  style: text,
  /** e.g. '15 years residential'. */
  warranty: text,
  /** Day it was added to the catalog, to sort by 'newest'. */
  added: isoDate,
  /** Two sentences on where to use it. */
  description: text,
});

/** A flooring guide, /guides/<id>. */
export const guideSchema = z.strictObject({
  /** Last part of the page's address, also the anchor of its card on /guides. */
  id: slug,
  /** The page's h1 and the heading of its card. */
  title: text,
  /** A filter on /guides. */
  category: z.enum(['buying-guide', 'maintenance', 'installation', 'comparison']),
  /** One or two sentences for the card and the top of the page. */
  excerpt: text,
  /** e.g. '8 min read'. */
  readTime: text,
  /** Person or team. */
  author: text,
  /** Job title of the author. */
  authorTitle: text,
  /** Day of publication. */
  publishDate: isoDate,
  /** Picture of its card, an id in content/images. */
  image: slug,
  /** Picture at the top of its page, a close-up of the floor. An id in content/images that no other page has at the top. */
  floor: slug,
  /** Whether it's in the featured row at the top. */
  featured: z.boolean(),
  /** The search on /guides finds these. */
  tags: z.array(text).min(1),
  /** The guide itself, in short points. */
  keyPoints: z.array(pointSchema).min(4).max(8),
  /** Pages of ours to read next. */
  links: z.array(pageLinkSchema).min(1),
  /** Words for search engines. */
  seo: seoSchema,
});

/** A floor trend of a season. */
const trendSchema = z.strictObject({
  /** Unique among all trends. */
  id: slug,
  /** Heading of the card. */
  name: text,
  /** Kind of floor, e.g. 'Luxury vinyl plank'. */
  category: text,
  /** A room with this floor, an id in content/images. */
  image: slug,
  /** One or two sentences. */
  description: text,
  /** Bullet points. */
  features: z.array(text).min(3).max(5),
  /** Text of the badge; its words pick the badge's color. */
  popularity: text,
  /** Where 'Explore This Trend' leads. */
  serviceLink: sitePath,
  /** Swatches. */
  colorPalette: z
    .array(
      z.strictObject({
        /** e.g. 'Dry sand'. */
        name: text,
        /** e.g. '#D8C7A6'. */
        hex: hexColor,
      }),
    )
    .length(3),
});

/** A season on /trends. */
export const seasonSchema = z.strictObject({
  /** Anchor of the tab. */
  id: z.enum(['spring', 'summer', 'fall', 'winter']),
  /** Label of the tab, e.g. 'Spring 2025'. */
  label: text,
  /** Heading of the season. */
  title: text,
  /** One line under it. */
  subtitle: text,
  /** Two or three sentences. */
  description: text,
  /** Color of the season's mark. */
  primaryColor: hexColor,
  /** Its trends. */
  trends: z.array(trendSchema).length(3),
});

/** A room in the visualizer. */
export const roomSchema = z.strictObject({
  /** 'custom' is the room whose sides the visitor types. */
  id: slug,
  /** Label of the choice. */
  name: text,
  /** One sentence. */
  description: text,
  /** Feet. */
  dimensions: z.strictObject({ width: z.int().min(1).max(50), length: z.int().min(1).max(50) }),
  /** Furniture and fixtures on the plan: rectangles in feet from the top left corner. */
  schematic: z.array(z.strictObject({ label: text, x: z.number(), y: z.number(), width: z.number(), length: z.number() })),
});

/** A room that a floor doesn't suit. The visualizer says so kindly. */
const poorFitSchema = z.strictObject({
  /** A room's id. */
  room: slug,
  /** Why not, in one sentence. */
  reason: text,
  /** The page that explains it. */
  href: sitePath,
  /** What the link to it says. */
  link: text,
  /** Ids of two floors that suit the room. */
  instead: z.tuple([slug, slug]),
});

/** A floor in the visualizer. */
export const visualizerFloorSchema = z.strictObject({
  /** Unique among all floors. */
  id: slug,
  /** Label of the choice. */
  name: text,
  /** Kind of floor. */
  category: z.enum(['Hardwood', 'LVP', 'Tile', 'Carpet']),
  /** US dollars per square foot, material only. */
  pricePerSqFt: z.number().positive(),
  /** Picture of the pattern, an id in content/images. */
  pattern: slug,
  /** Rooms it doesn't suit. */
  poorFits: z.array(poorFitSchema).default([]),
});

/** A row of the cost guide, in US dollars per square foot. */
export const costTypeSchema = z.strictObject({
  /** Kind of floor, e.g. 'Luxury Vinyl Plank'. */
  type: text,
  /** e.g. '$3-8'. */
  materialCost: text,
  /** e.g. '$2-4'. */
  installationCost: text,
  /** e.g. '$5-12'. */
  totalCost: text,
  /** Two sentences. */
  description: text,
  /** Bullet points. */
  pros: z.array(text).min(3),
  /** Houses and rooms it suits. */
  bestFor: text,
  /** The service's page. */
  href: sitePath,
});

/** Something that moves a price, in the cost guide. */
export const costFactorSchema = z.strictObject({
  /** In a few words. */
  factor: text,
  /** How far it moves the price. */
  impact: z.enum(['High', 'Medium', 'Low']),
  /** One sentence. */
  description: text,
});

/** A line of a quote that isn't in the price per square foot. */
export const costExtraSchema = z.strictObject({
  /** What it's for, e.g. 'Stairs'. */
  item: text,
  /** e.g. '$0.75-1 per sq ft'. */
  price: text,
  /** When it applies and what it includes, in one sentence. */
  description: text,
});

/** A picture in content/images. */
export const imageSchema = z.strictObject({
  /** What it shows, for people who can't see it. Says if it's a rendering. */
  alt: text.min(20),
});

export type City = z.infer<typeof citySchema>;
export type ServicePage = z.infer<typeof servicePageSchema>;
export type ContentSection = z.infer<typeof contentSectionSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Faq = z.infer<typeof faqSchema>;

/** What the files in content/ export, before parsing. */
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
export type CostExtraEntry = z.input<typeof costExtraSchema>;
export type InfoPageEntry = z.input<typeof infoPageSchema>;
