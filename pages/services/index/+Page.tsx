import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Heading, SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { Process } from '#components/sections/Process.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { ServiceCards } from './ServiceCards.tsx';

export function Page({ words, phone, quoteTime, counties, hero, cards, process, pages, map, trail }: Data) {
  return (
    <>
      <Hero trail={trail} heading={words.heading} lead={words.lead} visual={hero}>
        <ContactActions label={words.estimate} phone={phone} />
      </Hero>

      <Band fades>
        <Heading>
          <h2>{words.cards}</h2>
          <p>{words.cardsIntro}</p>
          <PageLink href={words.aboutWarranty.href}>{words.aboutWarranty.label}</PageLink>
        </Heading>
        <ServiceCards words={words} cards={cards} />
      </Band>

      <Process heading={words.process} steps={process} />

      <Band fades>
        <Columns $from="tablet">
          {pages.others.length > 0 && (
            <div>
              <SectionHeading>{words.others}</SectionHeading>
              <TextLinks links={pages.others} isCompact />
            </div>
          )}
          <div>
            <SectionHeading>{words.company}</SectionHeading>
            <TextLinks links={pages.company} isCompact />
          </div>
        </Columns>
      </Band>

      <Band fades>
        <Columns $from="tablet">
          <Stack>
            <h2>{fill(words.counties, { count: counties.length })}</h2>
            <MarkedList texts={counties.map((name) => fill(words.county, { name }))} columns={2} aria-label={words.countyList} />
            <p>{words.workArea}</p>
            <ButtonLink as={PageLink} data-kind="quiet" href="/cities">
              {words.allAreas}
            </ButtonLink>
          </Stack>
          <AreaMap {...map} places={[]} />
        </Columns>
      </Band>

      <CallToAction
        heading={words.closing}
        body={fill(words.closingBody, { time: quoteTime })}
        button={words.estimate}
        phone={phone}
      />
    </>
  );
}
