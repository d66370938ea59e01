import type { PageContextServer } from 'vike/types';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { changedOn } from '#site/history.ts';
import { contentIn, imageIn, seasons } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { factText } from '#site/read/facts.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { seeInRoom } from '#site/see-in-room.ts';
import { describeArticle } from '#site/structured-data/article.ts';
import { definePage } from '../define-page.ts';
import { badgeColor } from './badge.ts';
import { seasonScript } from './season.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { trends: words } = wordsIn(language);
  const path = pathIn(language, pathOf('trends'));
  const published = factText('trends.published', 'en');
  const modified = changedOn(path);
  const hero = imageIn(language, picks.pictures.trends ?? picks.pictures.home);
  const { heading, description } = words;
  const node = describeArticle({ path, headline: heading, description, published, modified, hero });
  return {
    ...definePage(path, words, {
      head: { script: seasonScript(seasons), article: { published, modified } },
      nodes: [node],
    }),
    language,
    words,
    published,
    modified,
    hero,
    seasons: seasonsIn(language),
  };
}

/** The words of the English badge choose its color. */
function seasonsIn(language: Language) {
  const english = new Map(seasons.flatMap(({ trends }) => trends.map(({ id, popularity }) => [id, popularity])));
  return contentIn(language).seasons.map((season) => ({
    ...season,
    trends: season.trends.map((trend) => ({
      ...trend,
      badge: badgeColor(english.get(trend.id) ?? ''),
      image: imageIn(language, trend.image),
      roomView: seeInRoom(trend.id, language),
    })),
  }));
}
