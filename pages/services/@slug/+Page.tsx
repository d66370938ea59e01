import { styled } from 'styled-components';
import { RoomLink } from '#components/cards/RoomLink.tsx';
import { Faq } from '#components/folds/Faq.tsx';
import { FoldedColumns, FoldedPart } from '#components/folds/FoldedPart.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { Container, Lead, Split } from '#components/layout/Layout.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Alert } from '#components/prose/Alert.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { ContentSection } from '#components/sections/ContentSection.tsx';
import { FinishedWork } from '#components/sections/FinishedWork.tsx';
import { Points } from '#components/sections/Points.tsx';
import { Process } from '#components/sections/Process.tsx';
import { belowTablet, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { Introduction } from './Introduction.tsx';
import { Options } from './Options.tsx';

export function Page(data: Data) {
  const { words, service, phone } = data;
  const { introduction, benefits, process, faq, sources, closing } = service;
  return (
    <>
      <Hero trail={data.trail} image={data.hero}>
        <h1>{service.hero.heading}</h1>
        <Lead>{service.hero.lead}</Lead>
        <ContactActions label={service.quoteLabel} phone={phone} call={words.call} about={{ service: service.slug }} />
        <Facts facts={service.facts} />
        {data.roomView && <RoomLink {...data.roomView} subject={service.name} />}
      </Hero>

      <Introduction {...introduction} detail={data.detail} />

      <Band className="fade-in">
        <SectionHeading>{benefits.heading}</SectionHeading>
        <Points points={benefits.items} isFirstOpen />
      </Band>

      <Options {...data.options}>
        <ContactActions label={service.quoteLabel} phone={phone} about={{ service: service.slug }} />
      </Options>

      {data.sections.map((part) => (
        <ContentSection key={part.heading} part={part} />
      ))}

      <Container>
        <Alert
          kind="warning"
          title={words.oldHouse.title}
          body={words.oldHouse.text}
          rest={words.oldHouse.rest}
          more={data.asbestos ? { text: words.oldHouse.more, href: data.asbestos } : undefined}
        />
      </Container>

      <Process heading={process.heading} steps={process.steps} isFolded />

      <FinishedWork {...data.work} />

      <Band className="fade-in">
        <Split data-split="wide">
          <div>
            <SectionHeading>{words.questions}</SectionHeading>
            <Faq items={faq} />
            {sources && <Sources sources={sources} />}
          </div>
          {data.related.length > 0 && (
            <div data-no-print="">
              <FoldedPart heading={words.related} isFolded={false}>
                <TextLinks links={data.related} isCompact />
              </FoldedPart>
            </div>
          )}
        </Split>
        <Elsewhere data-no-print="" data-split="early">
          {data.articles.length > 0 && (
            <FoldedPart heading={words.articles} isPeeking>
              <TextLinks links={data.articles} isCompact />
            </FoldedPart>
          )}
          <FoldedPart heading={words.cities} isPeeking>
            <p>{words.aboutCities}</p>
            <Cities>
              {data.cities.map(({ name, ...link }) => (
                <li key={link.href}>
                  <a {...link}>
                    {name}
                    {link.hrefLang && <span className="unseen"> {words.inEnglish}</span>}
                  </a>
                </li>
              ))}
            </Cities>
          </FoldedPart>
        </Elsewhere>
      </Band>

      <CallToAction {...closing} phone={phone} about={{ service: service.slug }} />
    </>
  );
}

const Elsewhere = styled(FoldedColumns)`
  margin-top: ${space[6]};
  ${belowTablet} {
    margin-top: 0;
  }
`;

const Cities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  a {
    display: inline-block;
    padding-block: ${space[1]};
    font-weight: 600;
  }
`;
