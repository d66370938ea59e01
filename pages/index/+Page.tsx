import { Band } from '#components/layout/Band.tsx';
import { useWords } from '#components/page-language.ts';
import { Process } from '#components/sections/Process.tsx';
import { Testimonials } from '#components/sections/Testimonials.tsx';
import type { Data } from './+data.ts';
import { CallBanner } from './CallBanner.tsx';
import { ContactCard } from './ContactCard.tsx';
import { Costs } from './Costs.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Questions } from './Questions.tsx';
import { RecentWork } from './RecentWork.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { TrustBadges } from './TrustBadges.tsx';

export function Page(data: Data) {
  const words = useWords('home');
  const { process, reviews, work } = data;
  return (
    <>
      <HomeHero {...data} />
      <TrustBadges {...data} />
      <Costs {...data} />
      <CallBanner {...data} />
      <ServiceCards {...data} />
      {work && <RecentWork {...data} work={work} />}
      <Process heading={words.process} steps={process} />
      {reviews.length > 0 && (
        <Band heading={words.reviews}>
          <Testimonials testimonials={reviews} />
        </Band>
      )}
      <ServiceArea {...data} />
      <Questions {...data} />
      <ContactCard {...data} />
    </>
  );
}
