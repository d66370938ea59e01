import { RoomLink } from '#components/cards/RoomLink.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { ContentSection } from '#components/sections/ContentSection.tsx';
import { FinishedWork } from '#components/sections/FinishedWork.tsx';
import { Points } from '#components/sections/Points.tsx';
import { Process } from '#components/sections/Process.tsx';
import type { Data } from './+data.ts';
import { OldHouse } from './OldHouse.tsx';
import { Options } from './Options.tsx';
import { Questions } from './Questions.tsx';

export function Page(data: Data) {
  const { words, service, phone } = data;
  const { benefits, process } = service;
  const about = { service: service.slug };
  return (
    <>
      <Hero trail={data.trail} heading={service.hero.heading} lead={service.hero.lead} visual={data.hero}>
        <ContactActions label={service.quoteLabel} phone={phone} call={words.call} about={about} />
        <Facts facts={service.facts} />
        {data.roomView && <RoomLink {...data.roomView} subject={service.name} />}
      </Hero>
      <ContentSection part={data.introduction} />
      <Band heading={benefits.heading} fades>
        <Points points={benefits.items} />
      </Band>
      <Options {...data.options}>
        <ContactActions label={service.quoteLabel} phone={phone} about={about} />
      </Options>
      {data.sections.map((part) => (
        <ContentSection key={part.heading} part={part} />
      ))}
      <Process {...process}>
        <OldHouse {...data} />
      </Process>
      <FinishedWork {...data.work} />
      <Questions {...data} />
      <CallToAction {...service.closing} phone={phone} about={about} />
    </>
  );
}
