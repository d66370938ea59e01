import { styled } from 'styled-components';
import { Alert } from '#components/section/Alert.tsx';
import { Band } from '#components/section/Band.tsx';
import { CallToAction } from '#components/section/CallToAction.tsx';
import { ContactActions } from '#components/section/ContactActions.tsx';
import { ContentSection } from '#components/section/ContentSection.tsx';
import { Facts } from '#components/section/Facts.tsx';
import { Faq } from '#components/section/Faq.tsx';
import { FinishedWork } from '#components/section/FinishedWork.tsx';
import { FoldedColumns, FoldedPart } from '#components/section/FoldedPart.tsx';
import { Hero } from '#components/section/Hero.tsx';
import { Container, Lead, Split } from '#components/section/Layout.tsx';
import { Points } from '#components/section/Points.tsx';
import { Process } from '#components/section/Process.tsx';
import { Ranges } from '#components/section/Ranges.tsx';
import { RoomLink } from '#components/section/RoomLink.tsx';
import { SectionHeading } from '#components/section/SectionHeading.tsx';
import { Sources } from '#components/section/Sources.tsx';
import { TextLinks } from '#components/section/TextLinks.tsx';
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
        <Lead>
          <Ranges>{service.hero.lead}</Ranges>
        </Lead>
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
