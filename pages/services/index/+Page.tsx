import { FoldedColumns, FoldedPart } from '#components/folds/FoldedPart.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { EvenGrid, evenColumns } from '#components/layout/EvenGrid.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { Heading, Lead, MarkedList, Split, Stack } from '#components/layout/Layout.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { Process } from '#components/sections/Process.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { ServiceCard } from './ServiceCard.tsx';

export function Page({ words, phone, quoteTime, counties, hero, cards, process, pages, map, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>{words.heading}</h1>
        <Lead>{words.lead}</Lead>
        <ContactActions label={words.estimate} phone={phone} />
      </Hero>

      <Band className="fade-in">
        <Heading>
          <h2>{words.cards}</h2>
          <p>{words.cardsIntro}</p>
          <PageLink href={words.aboutWarranty.href}>{words.aboutWarranty.label}</PageLink>
        </Heading>
        <EvenGrid data-rooms="" {...evenColumns(cards.length, 3)}>
          {cards.map((card) => (
            <ServiceCard key={card.id} service={card} words={words} />
          ))}
        </EvenGrid>
      </Band>

      <Process heading={words.process} steps={process} isFolded />

      <Band className="fade-in">
        <SectionHeading intro={words.findIntro}>{words.find}</SectionHeading>
        <FoldedColumns>
          <FoldedPart heading={words.byFloor} level="h3">
            <TextLinks links={pages.byFloor} />
          </FoldedPart>
          {pages.byRoom.length > 0 && (
            <FoldedPart heading={words.byRoom} level="h3">
              <TextLinks links={pages.byRoom} />
            </FoldedPart>
          )}
        </FoldedColumns>
      </Band>

      <Band className="fade-in">
        <Split>
          <SectionHeading intro={words.companyIntro}>{words.company}</SectionHeading>
          <TextLinks links={pages.company} />
        </Split>
      </Band>

      <Band className="fade-in">
        <Split data-split="early">
          <Stack>
            <h2>{fill(words.counties, { count: counties.length })}</h2>
            <p>{words.aboutCounties}</p>
            <MarkedList data-columns="2" aria-label={words.countyList}>
              {counties.map((name) => (
                <li key={name}>{fill(words.county, { name })}</li>
              ))}
            </MarkedList>
            <p>{words.workArea}</p>
            <ButtonLink as={PageLink} data-kind="quiet" href="/cities">
              {words.allAreas}
            </ButtonLink>
          </Stack>
          <AreaMap {...map} places={[]} />
        </Split>
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
