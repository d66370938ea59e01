import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { EvenGrid, evenColumns } from '../../../components/section/EvenGrid.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Container, Lead, MarkedList, Section, Split, Stack } from '../../../components/section/Layout.tsx';
import { Process } from '../../../components/section/Process.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { TextLinks } from '../../../components/section/TextLinks.tsx';
import { space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';
import { ServiceCard } from './ServiceCard.tsx';

export function Page({ phone, quoteTime, counties, hero, cards, process, pages, map, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Flooring services in Austin and Central Texas</h1>
        <Lead>
          We install new floors, refinish old ones, and repair damage from water or a slab that's moved. Here's what each service
          costs, how long it takes, and how long it's under warranty.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Section data-tone="sunken" className="fade-in">
        <Container>
          <SectionHeading intro="Where you land in a price range depends on the material, the size of your rooms, and the condition of your subfloor. Your itemized quote lists each part of the job on its own line.">
            Flooring services and prices
          </SectionHeading>
          <EvenGrid {...evenColumns(cards.length, 3)}>
            {cards.map((card) => (
              <ServiceCard key={card.id} service={card} />
            ))}
          </EvenGrid>
        </Container>
      </Section>

      <Process heading="How a flooring project works" steps={process} />

      <Section className="fade-in">
        <Container>
          <SectionHeading intro="Each page covers the options and their prices, the steps of the job, and answers to common questions.">
            Find your floor or room
          </SectionHeading>
          <Split>
            <Stack>
              <h3>By type of floor</h3>
              <TextLinks links={pages.byFloor} />
            </Stack>
            <Stack>
              <h3>By room or project</h3>
              <TextLinks links={pages.byRoom} />
            </Stack>
          </Split>
        </Container>
      </Section>

      <Section data-tone="raised" data-tight="" className="fade-in">
        <Container>
          <Split>
            <SectionHeading intro="Who comes to your house, what you pay and when, and what we stand behind.">
              Good to know before you hire us
            </SectionHeading>
            <TextLinks links={pages.company} />
          </Split>
        </Container>
      </Section>

      <Section className="fade-in">
        <Container>
          <Split data-split="early">
            <Stack>
              <h2>Flooring in {counties.length} counties around Austin</h2>
              <p>
                Much of Bell and Caldwell counties sits on clay that swells and shrinks, while the limestone in Blanco and Burnet
                hardly moves. That changes how we prep your subfloor, and your city's page explains what's common where you live.
              </p>
              <Counties aria-label="Counties">
                {counties.map((county) => (
                  <li key={county}>{county} County</li>
                ))}
              </Counties>
              <ButtonLink data-kind="quiet" href="/cities">
                All service areas
              </ButtonLink>
            </Stack>
            <AreaMap
              label={`Map of Central Texas with the ${counties.length} counties we serve in color`}
              {...map}
              highlighted={counties}
              places={[]}
            />
          </Split>
        </Container>
      </Section>

      <CallToAction
        heading="Get a free flooring estimate"
        body={`We'll measure every room, check your subfloor, and email you an itemized quote within ${quoteTime} of our visit. It's free, with no obligation.`}
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const Counties = styled(MarkedList)`
  width: 100%;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space[2]} ${space[6]};
`;
