import { Kicker } from '#components/cards/slots.ts';
import { Island } from '#components/Island.tsx';
import { Container } from '#components/layout/Container.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { longDay } from '#schema/rules/long-day.ts';
import type { Data } from './+data.ts';
import { SeasonSection } from './SeasonSection.tsx';
import { SeasonTabs } from './SeasonTabs.island.tsx';

const about = { page: 'trends' };

export function Page({ language, words, seasons, hero, phone, trail, published, modified }: Data) {
  return (
    <>
      <Hero trail={trail} visual={hero} heading={words.heading} lead={words.lead}>
        <Kicker as="p">
          <Filled
            text={words.dates}
            parts={{
              published: <time dateTime={published}>{longDay(language, published)}</time>,
              modified: <time dateTime={modified}>{longDay(language, modified)}</time>,
            }}
          />
        </Kicker>
        <ContactActions label={words.consultation} phone={phone} about={about} />
      </Hero>

      <Container>
        <Island
          name="SeasonTabs"
          component={SeasonTabs}
          props={{ seasons: seasons.map(({ id, label, primaryColor }) => ({ id, label, primaryColor })) }}
          words={['trends.seasons']}
          wake="touch"
        />
      </Container>

      {seasons.map((season) => (
        <SeasonSection key={season.id} season={season} />
      ))}

      <CallToAction heading={words.closing} body={words.closingBody} button={words.consultation} phone={phone} about={about} />
    </>
  );
}
