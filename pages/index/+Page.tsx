import { Process } from '#components/sections/Process.tsx';
import type { Data } from './+data.ts';
import { CallBanner } from './CallBanner.tsx';
import { ContactCard } from './ContactCard.tsx';
import { Costs } from './Costs.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Questions } from './Questions.tsx';
import { RecentWork } from './RecentWork.tsx';
import { Reviews } from './Reviews.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { VisualizerTeaser } from './VisualizerTeaser.tsx';

export function Page({ words, business, ...data }: Data) {
  return (
    <>
      <HomeHero words={words} business={business} {...data} />
      <TrustBadges words={words} />
      <CallBanner words={words} business={business} whenWeAnswer={data.whenWeAnswer} />
      <ServiceCards words={words} cards={data.cards} />
      {data.work && <RecentWork words={words} work={data.work} workLinks={data.workLinks} />}
      {data.example && <VisualizerTeaser words={words} example={data.example} />}
      <Costs words={words} costs={data.costs} totals={data.totals} costGuide={data.costGuide} />
      <Process heading={words.process} steps={data.process} />
      {data.reviews.length > 0 && <Reviews words={words} reviews={data.reviews} />}
      <ServiceArea words={words} areas={data.areas} business={business} cities={data.cities} map={data.map} />
      <Questions words={words} questions={data.questions} />
      <ContactCard words={words} business={business} />
    </>
  );
}
