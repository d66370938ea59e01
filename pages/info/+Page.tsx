import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Faq } from '#components/folds/Faq.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { Lead, Split } from '#components/layout/Layout.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Shallow } from '#components/layout/Shallow.ts';
import { Alert } from '#components/prose/Alert.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { ContentSection } from '#components/sections/ContentSection.tsx';
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
          <Lead>{lead}</Lead>
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
