import { CardGrid } from '../../components/section/CardGrid.tsx';
import { ContactActions } from '../../components/section/ContactActions.tsx';
import { Faq } from '../../components/section/Faq.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Eyebrow, Lead, Section, Split } from '../../components/section/Layout.tsx';
import { LinkCard } from '../../components/section/LinkCard.tsx';
import { PlankRule } from '../../components/section/PlankRule.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { Data } from './+data.ts';
import { CallBanner } from './CallBanner.tsx';
import { ContactCard } from './ContactCard.tsx';
import { RecentWork } from './RecentWork.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { TrustBadges } from './TrustBadges.tsx';

export function Page({ areas, business, cards, cities, faq, hero, map, work }: Data) {
  return (
    <>
      <Hero image={hero}>
        <Eyebrow>Austin and Central Texas</Eyebrow>
        <h1>Floors laid for the ground under Austin</h1>
        <Lead>
          Clay that moves, limestone that does not, and summers past 100 °F. We install and refinish floors that are chosen for
          your slab, measured for moisture and priced by the square foot before work begins.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={business.phone} call="Call Now" />
      </Hero>

      <TrustBadges claims={business.claims} />
      <CallBanner business={business} />

      <Section>
        <Container>
          <SectionHeading intro="Six kinds of floor, the rooms that are hardest on them, and the old boards worth saving.">
            What we lay, and where
          </SectionHeading>
          <CardGrid>
            {cards.map((card) => (
              <LinkCard
                key={card.id}
                icon={card.icon}
                title={card.name}
                href={card.href}
                text={card.description}
                features={card.features}
              />
            ))}
          </CardGrid>
        </Container>
      </Section>

      <PlankRule id="home-planks" />
      <RecentWork work={work} />
      <ServiceArea areas={areas} business={business} cities={cities} map={map} />

      <Section className="fade-in">
        <Container>
          <Split data-split="wide">
            <div>
              <SectionHeading>Asked before the first call</SectionHeading>
              <Faq items={faq} />
            </div>
            <ContactCard business={business} />
          </Split>
        </Container>
      </Section>
    </>
  );
}
