/** Every family of pages, with what depends on its address. A new family is its folder in pages/, its words, and a row here. */
import type { PageTopic } from '#schema/rules/request-context.ts';
import type { Words } from '#schema/rules/words.ts';
import { filesIn } from './read/yaml.ts';

export type FamilyName = keyof typeof table;

/** Places with links to pages: the three menus, the bar after them, the quick links of phones, and the footer. */
export type Place = 'flooring' | 'services' | 'areas' | 'bar' | 'quick' | 'footer';

type Text = (words: Words) => string;

export interface Route {
  /** With @slug if each entry of a folder of content has a page. */
  path: string;
  /** That folder. */
  entries?: string;
  /** Whether this business has anything for the page. A page that isn't there is neither built nor linked. */
  isThere?: () => boolean;
  /** Pages of entries are in Spanish where the entry is, and all others if this isn't set. */
  isEnglishOnly?: boolean;
  /** Kept from search engines, the sitemap and llms.txt. */
  isHidden?: boolean;
  /** What menus, trails and the form call it. */
  name?: Text;
  /** Which places link to it: under its name, or with words of their own. In the order of the rows. */
  links?: Partial<Record<Place, true | Text>>;
  /** What a link to the estimate form says its page is about. */
  about?: PageTopic;
  /** Where the form is being filled in or was just sent, the frame doesn't offer it. */
  isForm?: boolean;
  /** Its heading in llms.txt. */
  llms?: string;
  /** Files and folders of content whose last commit dates the page. Its words, if this is left out; an entry dates its own page. */
  sources?: readonly string[];
  /** Bytes. Text is measured compressed with Brotli. Leave 5 to 8% of room over the largest page, so that a changed word fits. */
  budget: {
    /** The document with its styles. */
    html: number;
    style: number;
  };
}

const table = {
  home: {
    path: '/',
    name: ({ shared }) => shared.homePage,
    sources: ['words/home', 'faq', 'home-cards/'],
    budget: { html: 30_600, style: 9_950 },
  },
  services: {
    path: '/services',
    name: ({ services }) => services.name,
    links: { services: ({ frame }) => frame.allServices },
    llms: 'Services',
    sources: ['words/services', 'process', 'service-cards/'],
    budget: { html: 19_300, style: 6_950 },
  },
  service: {
    path: '/services/@slug',
    entries: 'services',
    about: 'service',
    llms: 'Services',
    budget: { html: 24_000, style: 8_000 },
  },
  flooring: {
    path: '/flooring',
    isThere: () => has('products'),
    name: ({ flooring }) => flooring.name,
    links: { flooring: ({ frame }) => frame.allProducts, footer: true },
    llms: 'Prices and choice',
    sources: ['words/flooring', 'cost-guide', 'products/'],
    budget: { html: 20_200, style: 7_400 },
  },
  visualizer: {
    path: '/visualizer',
    isThere: () => has('rooms') && has('visualizer-floors'),
    name: ({ visualizer }) => visualizer.name,
    links: { flooring: ({ frame }) => frame.seeFloors, quick: ({ frame }) => frame.tryFloors, footer: true },
    llms: 'Prices and choice',
    sources: ['words/visualizer', 'words/photo-tools', 'rooms/', 'visualizer-floors/'],
    budget: { html: 26_600, style: 9_500 },
  },
  trends: {
    path: '/trends',
    isThere: () => has('seasons'),
    name: ({ trends }) => trends.name,
    links: { bar: true },
    about: 'page',
    llms: 'Prices and choice',
    sources: ['words/trends', 'seasons/'],
    budget: { html: 20_700, style: 7_450 },
  },
  gallery: {
    path: '/gallery',
    isThere: () => has('gallery') || has('jobs'),
    name: ({ gallery }) => gallery.name,
    links: { bar: true },
    llms: 'Prices and choice',
    sources: ['words/gallery', 'gallery/', 'jobs/', 'reviews/'],
    budget: { html: 20_000, style: 7_300 },
  },
  guides: {
    path: '/guides',
    isThere: () => has('guides'),
    isEnglishOnly: true,
    name: ({ guides }) => guides.name,
    links: { bar: true },
    llms: 'Prices and choice',
    sources: ['guides/'],
    budget: { html: 16_800, style: 7_100 },
  },
  guide: {
    path: '/guides/@slug',
    entries: 'guides',
    isEnglishOnly: true,
    about: 'guide',
    llms: 'Prices and choice',
    budget: { html: 14_500, style: 5_950 },
  },
  info: {
    path: '/@slug',
    entries: 'pages',
    about: 'page',
    llms: 'How we work',
    budget: { html: 18_400, style: 6_350 },
  },
  cities: {
    path: '/cities',
    name: ({ cities }) => cities.name,
    links: { areas: ({ frame }) => frame.allAreas },
    llms: 'Service areas',
    sources: ['words/cities', 'cities/'],
    budget: { html: 22_600, style: 7_250 },
  },
  city: {
    path: '/cities/@slug',
    entries: 'cities',
    about: 'city',
    llms: 'Service areas',
    budget: { html: 21_200, style: 7_550 },
  },
  blog: {
    path: '/blog',
    isThere: () => has('articles'),
    isEnglishOnly: true,
    name: ({ blog }) => blog.name,
    links: { bar: true },
    llms: 'Articles',
    sources: ['articles/'],
    budget: { html: 20_200, style: 7_600 },
  },
  article: {
    path: '/blog/@slug',
    entries: 'articles',
    about: 'article',
    llms: 'Articles',
    budget: { html: 20_400, style: 6_900 },
  },
  contact: {
    path: '/contact',
    name: ({ contact }) => contact.name,
    links: { bar: true },
    isForm: true,
    llms: 'Contact',
    budget: { html: 21_500, style: 7_650 },
  },
  privacy: {
    path: '/privacy',
    name: ({ privacy }) => privacy.name,
    links: { footer: true },
    budget: { html: 12_200, style: 4_900 },
  },
  thanks: { path: '/thanks', isHidden: true, isForm: true, budget: { html: 11_800, style: 6_050 } },
  urgentThanks: { path: '/thanks/urgent', isHidden: true, isForm: true, budget: { html: 11_800, style: 6_050 } },
  request: { path: '/request', isHidden: true, isForm: true, budget: { html: 11_700, style: 5_100 } },
  inbox: { path: '/inbox', isHidden: true, isEnglishOnly: true, budget: { html: 8_000, style: 2_300 } },
  notFound: { path: '/404', isHidden: true, budget: { html: 10_750, style: 5_300 } },
} satisfies Record<string, Route>;

export const routes: Readonly<Record<FamilyName, Route>> = table;

/** Whether a folder of content has entries. */
function has(folder: string): boolean {
  return filesIn(folder).length + filesIn(folder, 'mdx').length > 0;
}
