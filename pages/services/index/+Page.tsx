import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Heading, SmallHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { Process } from '#components/sections/Process.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { ServiceCards } from './ServiceCards.tsx';

export function Page({ words, phone, quoteTime, counties, cards, process, pages, trail }: Data) {
  return (
    <>
      <Hero trail={trail} heading={words.heading} lead={words.lead} visual={{ drawn: <TextLinks links={cards} /> }}>
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
        <Columns $from="tablet" $split={[1, 1, 1]}>
          {pages.others.length > 0 && (
            <div>
              <SmallHeading>{words.others}</SmallHeading>
              <TextLinks links={pages.others} isCompact />
            </div>
          )}
          <div>
            <SmallHeading>{words.company}</SmallHeading>
            <TextLinks links={pages.company} isCompact />
          </div>
          <Stack>
            <SmallHeading>{fill(words.counties, { count: counties.length })}</SmallHeading>
            <MarkedList texts={counties.map((name) => fill(words.county, { name }))} columns={2} aria-label={words.countyList} />
            <p>{words.workArea}</p>
            <PageLink href="/cities">{words.allAreas}</PageLink>
          </Stack>
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
