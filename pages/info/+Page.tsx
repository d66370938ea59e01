import { Faq } from '#components/folds/Faq.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Alert } from '#components/prose/Alert.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { ContentSection } from '#components/sections/ContentSection.tsx';
import type { Data } from './+data.ts';
import { Measured } from './Measured.tsx';

export function Page({ page, sections, links, hero, phone, trail, words }: Data) {
  const { heading, lead } = page.hero;
  const about = { page: page.slug };
  return (
    <>
      <Hero
        trail={trail}
        notice={page.alert && <Alert kind="emergency" {...page.alert} phone={phone} />}
        heading={heading}
        lead={lead}
        visual={page.measured ? { drawn: <Measured {...page.measured} /> } : hero}
        place={page.measured?.kind === 'bar' ? 'across' : 'after'}
      >
        {!page.alert && <ContactActions label={page.closing.button} phone={phone} about={about} />}
        <Facts facts={page.facts} />
      </Hero>

      {sections.map((part) => (
        <ContentSection key={part.heading} part={part} isMain={part.kind === 'table'} />
      ))}

      <Band fades>
        <Columns $split={[3, 2]}>
          <div>
            <SectionHeading>{words.questions}</SectionHeading>
            <Faq items={page.faq} />
            {page.sources && <Sources sources={page.sources} />}
          </div>
          <div>
            <SectionHeading>{words.readNext}</SectionHeading>
            <TextLinks links={links} />
          </div>
        </Columns>
      </Band>

      <CallToAction {...page.closing} phone={phone} about={about} />
    </>
  );
}
