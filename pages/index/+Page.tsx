import { Process } from '../../components/section/Process.tsx';
import type { Data } from './+data.ts';
import { CallBanner } from './CallBanner.tsx';
import { ContactCard } from './ContactCard.tsx';
import { Costs } from './Costs.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Questions } from './Questions.tsx';
import { Quotes } from './Quotes.tsx';
import { RecentWork } from './RecentWork.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { VisualizerTeaser } from './VisualizerTeaser.tsx';

export function Page({ business, ...data }: Data) {
  return (
    <>
      <HomeHero business={business} liveFloors={data.liveFloors} />
      <TrustBadges claims={business.claims} />
      <CallBanner business={business} />
      <ServiceCards cards={data.cards} />
      <RecentWork work={data.work} />
      <VisualizerTeaser example={data.example} />
      <Costs costs={data.costs} />
      <Process heading="How it works, in four steps" steps={data.process} />
      <Quotes quotes={data.quotes} />
      <ServiceArea areas={data.areas} business={business} cities={data.cities} map={data.map} />
      <Questions questions={data.questions} />
      <ContactCard business={business} />
    </>
  );
}
