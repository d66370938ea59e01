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

export function Page({ phone, counties, hero, cards, process, pages, map, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Flooring services in Austin and Central Texas</h1>
        <Lead>
          We lay new floors, save old ones and repair what water or a moving slab has broken. Every service below has its price
          per square foot, its working days and its warranty.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Section data-tone="sunken" className="fade-in">
        <Container>
          <SectionHeading intro="Where your floor falls in a range depends on the material, the size of the rooms and the state of the slab or subfloor. The written estimate shows each on its own line.">
            Six services and their prices
          </SectionHeading>
          <EvenGrid {...evenColumns(cards.length, 3)}>
            {cards.map((card) => (
              <ServiceCard key={card.id} service={card} />
            ))}
          </EvenGrid>
        </Container>
      </Section>

      <Process heading="Four steps to a finished floor" steps={process} />

      <Section className="fade-in">
        <Container>
          <SectionHeading intro="Each page has its options with prices, its steps, and the questions people ask about it.">
            Read about your floor or your room
          </SectionHeading>
          <Split>
            <Stack>
              <h3>By floor</h3>
              <TextLinks links={pages.byFloor} />
            </Stack>
            <Stack>
              <h3>By room and kind of work</h3>
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
          <Split>
            <Stack>
              <h2>{counties.length} counties around Austin</h2>
              <p>
                From the blackland clay of Bell and Caldwell to the limestone of Blanco and Burnet, the ground decides how a floor
                has to be laid. Your city's page says what we find under the houses there.
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
        heading="Have your rooms measured"
        body="We check the slab or subfloor, measure every room and leave a written price by line. It is free and carries no obligation."
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
