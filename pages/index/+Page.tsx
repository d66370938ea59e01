import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { ZipCheck } from '../../components/form/ZipCheck.tsx';
import { AreaMap } from '../../components/media/AreaMap.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { Faq } from '../../components/section/Faq.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Actions, Box, Container, Grid, Heading, MarkedList, Section, Split, Stack } from '../../components/section/Layout.tsx';
import { LinkCard } from '../../components/section/LinkCard.tsx';
import { PlankRule } from '../../components/section/PlankRule.tsx';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ areas, business, cards, cities, faq, hero, map, work }: Data) {
  const { phone, claims, counties, hours } = business;
  return (
    <>
      <Hero
        eyebrow="Austin and Central Texas"
        heading="Floors laid for the ground under Austin"
        lead="Clay that moves, limestone that does not, and summers past 100 °F. We install and refinish floors that are chosen for your slab, measured for moisture and priced by the square foot before work begins."
        image={hero}
      >
        <ButtonLink href="/contact">Get Free Estimate</ButtonLink>
        <ButtonLink data-kind="quiet" href={phone.href}>
          <Icon name="phone" />
          Call Now
        </ButtonLink>
      </Hero>

      <Container>
        <Badges>
          <li>
            <Icon name="licensed" size={30} />
            <div>
              <b>Licensed &amp; Insured</b>
              <span>Certificates sent before we start</span>
            </div>
          </li>
          <li>
            <Icon name="star" size={30} />
            <div>
              <b>5-Star Reviews</b>
              <span>
                {claims.stars} of 5 from {claims.reviews} reviews
              </span>
            </div>
          </li>
          <li>
            <Icon name="warranty" size={30} />
            <div>
              <b>Warranty Backed</b>
              <span>On workmanship, in writing</span>
            </div>
          </li>
        </Badges>
      </Container>

      <CallBanner data-tone="dark" data-tight="">
        <Container>
          <div>
            <h2>Questions about a floor? Ask a person.</h2>
            <p>
              We usually answer within {business.responseTime}. {hours.weekdays}, and {hours.emergency} around the clock.
            </p>
          </div>
          <a href={phone.href} aria-label={`Call ${phone.text}`}>
            <Icon name="phone" size={30} />
            {phone.text}
          </a>
        </Container>
      </CallBanner>

      <Section>
        <Container>
          <Heading>
            <h2>What we lay, and where</h2>
            <p>Six kinds of floor, the rooms that are hardest on them, and the old boards worth saving.</p>
          </Heading>
          <Grid data-columns="3">
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
          </Grid>
        </Container>
      </Section>

      <PlankRule id="home-planks" />

      <Section data-tone="sunken" data-tight="" className="fade-in">
        <Container>
          <Heading>
            <h2>Before and after</h2>
            <p>Pictures of typical rooms, drawn to scale with the floors we lay.</p>
          </Heading>
          <Work>
            {work.map(({ image, caption }) => (
              <li key={caption}>
                <a href="/gallery">
                  <WorkView image={image} sizes="(min-width: 1248px) 384px, (min-width: 640px) 31vw, 80vw" />
                  {caption}
                </a>
              </li>
            ))}
          </Work>
          <ButtonLink data-kind="quiet" href="/gallery">
            See the gallery
          </ButtonLink>
        </Container>
      </Section>

      <Section data-tone="raised" className="fade-in">
        <Container>
          <Split>
            <Stack>
              <h2>Where we work</h2>
              <p>
                From the granite around Horseshoe Bay to the blackland farms east of Taylor: {cities.length} cities, each with a
                page about its own soil, houses and floors.
              </p>
              <ZipCheck areas={areas} phone={phone} level={3} />
              <MarkedList data-columns="2" aria-label="Counties">
                {counties.home.map((county) => (
                  <li key={county}>{county} County</li>
                ))}
              </MarkedList>
              <CityList aria-label="Cities">
                {cities.map((city) => (
                  <li key={city.href}>
                    <a href={city.href}>{city.name}</a>
                  </li>
                ))}
              </CityList>
              <ButtonLink data-kind="quiet" href="/cities">
                All service areas
              </ButtonLink>
            </Stack>
            <AreaMap
              label={`Map of Central Texas with the ${cities.length} cities we serve around Austin`}
              {...map}
              highlighted={counties.home}
              places={cities}
            />
          </Split>
        </Container>
      </Section>

      <Section className="fade-in">
        <Container>
          <Split data-split="wide">
            <div>
              <Heading>
                <h2>Asked before the first call</h2>
              </Heading>
              <Faq items={faq} />
            </div>
            <ContactCard>
              <h2>Start with a free estimate</h2>
              <p>
                Tell us the rooms and your zip code. We contact you within {business.promisedContact}, measure, test the slab and
                leave a written price. There is no obligation.
              </p>
              <dl>
                <div>
                  <dt>Phone</dt>
                  <dd>
                    <a href={phone.href}>{phone.text}</a>
                  </dd>
                </div>
                <div>
                  <dt>E-mail</dt>
                  <dd>
                    <a href={`mailto:${business.email}`}>{business.email}</a>
                  </dd>
                </div>
                <div>
                  <dt>Hours</dt>
                  <dd>{hours.weekdays}</dd>
                </div>
                <div>
                  <dt>Address</dt>
                  <dd>{business.addressLine}</dd>
                </div>
              </dl>
              <Actions>
                <ButtonLink href="/contact">Get Free Estimate</ButtonLink>
              </Actions>
            </ContactCard>
          </Split>
        </Container>
      </Section>
    </>
  );
}

const Badges = styled.ul`
  display: grid;
  gap: ${space[4]} ${space[6]};
  padding-block: ${space[5]} ${space[7]};
  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
  b {
    display: block;
    font: 540 ${size.h4}/1.3 ${font.heading};
  }
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
  }
`;

/** A strip that is swiped on phones. */
const Work = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 80%;
  gap: ${space[4]};
  margin-bottom: ${space[5]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  li {
    scroll-snap-align: start;
  }
  a {
    display: grid;
    gap: ${space[2]};
  }
  ${from.tablet} {
    grid-auto-columns: 1fr;
    gap: ${space[5]};
    overflow: visible;
  }
`;

const WorkView = styled(Picture)`
  aspect-ratio: 3 / 2;
  border-radius: ${radius.large};
`;

const CallBanner = styled(Section)`
  ${Container} {
    display: grid;
    gap: ${space[4]} ${space[7]};
    align-items: center;
    ${from.laptop} {
      grid-template-columns: 1fr auto;
    }
  }
  p {
    margin-top: ${space[2]};
    color: ${color.onDarkMuted};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 48px;
    font: 540 min(clamp(1.9rem, 1.2rem + 3vw, 3rem), 10.2vw)/1.1 ${font.heading};
    color: ${color.accentOnDark};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: ${color.onDark};
  }
`;

const CityList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  a {
    display: inline-block;
    padding-block: 0.3rem;
  }
`;

const ContactCard = styled(Box)`
  padding: ${space[6]} ${space[5]};
  h2 {
    font-size: ${size.h3};
  }
  dl {
    display: grid;
    gap: ${space[2]};
  }
  dl div {
    display: grid;
    grid-template-columns: 5rem 1fr;
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${from.laptop} {
    position: sticky;
    top: 6rem;
  }
`;
