import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#components/section/Alert.tsx';
import { Band } from '#components/section/Band.tsx';
import { CallToAction } from '#components/section/CallToAction.tsx';
import { ContactActions } from '#components/section/ContactActions.tsx';
import { ContentSection } from '#components/section/ContentSection.tsx';
import { Facts } from '#components/section/Facts.tsx';
import { Faq } from '#components/section/Faq.tsx';
import { Hero } from '#components/section/Hero.tsx';
import { Lead, Split } from '#components/section/Layout.tsx';
import { Ranges } from '#components/section/Ranges.tsx';
import { SectionHeading } from '#components/section/SectionHeading.tsx';
import { Shallow } from '#components/section/Shallow.ts';
import { Sources } from '#components/section/Sources.tsx';
import { TextLinks } from '#components/section/TextLinks.tsx';
import { belowTablet, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ page, sections, links, hero, phone, trail, words }: Data) {
  const { heading, lead } = page.hero;
  const about = { page: page.slug };
  const Top = page.alert ? Urgent : Fragment;
  return (
    <>
      <Top>
        <Hero trail={trail} image={hero}>
          {page.alert && <Alert kind="emergency" {...page.alert} phone={phone} />}
          <h1>{heading}</h1>
          <Lead>
            <Ranges>{lead}</Ranges>
          </Lead>
          {!page.alert && <ContactActions label={page.closing.button} phone={phone} about={about} />}
          <Facts facts={page.facts} />
        </Hero>
      </Top>

      {sections.map((part) => (
        <ContentSection key={part.heading} part={part} isUrgent={page.alert !== undefined} isMain={part.kind === 'table'} />
      ))}

      <Band className="fade-in">
        <Split data-split="wide">
          <div>
            <SectionHeading>{words.questions}</SectionHeading>
            <Faq items={page.faq} />
            {page.sources && <Sources sources={page.sources} />}
          </div>
          <div data-no-print="">
            <SectionHeading>{words.readNext}</SectionHeading>
            <TextLinks links={links} />
          </div>
        </Split>
      </Band>

      <CallToAction {...page.closing} phone={phone} about={about} />
    </>
  );
}

/** Above the words, its picture is a strip, so that the call and what to do now are on the first screen. */
const Urgent = styled(Shallow)`
  && picture {
    aspect-ratio: 5 / 2;
  }
  img {
    object-position: 50% 80%;
  }
  h1 {
    font-size: clamp(2.05rem, 1.6rem + 1.5vw, 2.8rem);
  }
  ${from.tablet} {
    h1 {
      margin-top: ${space[3]};
    }
  }
  ${belowTablet} {
    [role='note'] {
      padding-block: ${space[4]};
    }
  }
  ${from.laptop} {
    && picture {
      aspect-ratio: 1;
    }
  }
`;
