import { factText } from '../../content/facts.ts';
import { changedOn } from '../../content/history.ts';
import { business, image, seasons } from '../../content/index.ts';
import { seeInRoom } from '../../content/see-in-room.ts';
import { describeArticle } from '../../content/structured-data/article.ts';
import { toId } from '../../content/structured-data/ids.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import type { Head } from '../../schema/page.ts';
import { seasonScript } from './season.ts';

const published = factText('trends.published', 'en');
const modified = changedOn('/trends');
const trail = [home, { name: 'Trends' }];

const head: Head = {
  path: '/trends',
  title: `Seasonal Flooring Trends 2025, Austin TX | ${business.shortName}`,
  description:
    'See 2025 flooring trends for every season in Austin: floors and colors for spring mud, summer heat, holiday guests, and cold winter mornings.',
  keywords: ['flooring trends 2025', 'seasonal flooring trends', 'flooring colors Austin'],
  script: seasonScript,
  article: { published, modified },
};

export type Data = ReturnType<typeof data>;

export function data() {
  const { path, description } = head;
  const hero = image('den-walnut');
  const article = describeArticle({ path, headline: 'Seasonal Flooring Trends', description, published, modified, hero });
  return {
    head: addGraph(head, { trail, hero, mainEntity: toId(path, 'article'), nodes: [article] }),
    trail,
    published,
    modified,
    phone: business.phone,
    hero,
    seasons: seasons.map((season) => ({
      ...season,
      trends: season.trends.map((trend) => ({ ...trend, image: image(trend.image), roomView: seeInRoom(trend.id) })),
    })),
  };
}
