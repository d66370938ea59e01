import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { Breadcrumbs } from '../../../components/frame/Breadcrumbs.tsx';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { Icon } from '../../../components/media/Icon.tsx';
import { Picture } from '../../../components/media/Picture.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import {
  Actions,
  Box,
  Container,
  Eyebrow,
  Grid,
  Heading,
  Lead,
  MarkedList,
  Section,
  Split,
  Stack,
} from '../../../components/section/Layout.tsx';
import { color, from, radius, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ city, phone, zipCodes, options, challenges, nearby, articles, showcase, map, trail }: Data) {
  const distance = city.distanceFromAustin === 'Home base' ? 'Our home base' : `${city.distanceFromAustin} from Austin`;
  return (
    <>
      <Container>
        <Top>
          <Stack>
            <Breadcrumbs trail={trail} />
            <Eyebrow>
              {city.county} County · {distance}
            </Eyebrow>
            <h1>Professional Flooring Installation in {city.name}, Texas</h1>
            <Lead>{city.localInfo}</Lead>
            <Actions>
              <ButtonLink href="/contact">Get Free Estimate</ButtonLink>
              <ButtonLink data-kind="quiet" href={phone.href}>
                <Icon name="phone" />
                {phone.text}
              </ButtonLink>
            </Actions>
          </Stack>
          <figure>
            <AreaMap label={`Map of Central Texas: ${city.name} in ${city.county} County, ${distance.toLowerCase()}`} {...map} />
            <figcaption>
              {city.name}, {city.county} County. Population {city.population}.
            </figcaption>
          </figure>
        </Top>
        <Zips aria-label={`Zip codes of ${city.name}`}>
          {zipCodes.shown.map((zip) => (
            <li key={zip}>{zip}</li>
          ))}
          {zipCodes.more > 0 && <li>+{zipCodes.more} more</li>}
        </Zips>
      </Container>

      <Section data-tone="raised" data-tight="" className="fade-in">
        <Container>
          <Ground>
            <div>
              <h2>The ground and the slab</h2>
              <p>{city.local.soil}</p>
            </div>
            <div>
              <h2>Heat, humidity, water</h2>
              <p>{city.local.climate}</p>
            </div>
            <div>
              <h2>The houses</h2>
              <p>{city.local.housing}</p>
            </div>
          </Ground>
        </Container>
      </Section>

      <Section className="fade-in">
        <Container>
          <Heading>
            <h2>Popular floors in {city.name}</h2>
          </Heading>
          <Grid data-columns="3">
            {options.map((option) => (
              <Option key={option.name} data-popular={option.popular || undefined}>
                {option.popular && <small>Popular here</small>}
                <h3>
                  <a href={option.href}>{option.name}</a>
                </h3>
                <p>{option.description}</p>
                <MarkedList>
                  {option.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </MarkedList>
              </Option>
            ))}
            <Option data-aside="">
              <h3>Not sure yet?</h3>
              <p>Lay eight floors in a room of your size and see what each would cost.</p>
              <ButtonLink data-kind="quiet" href="/visualizer">
                Open the visualizer
              </ButtonLink>
            </Option>
          </Grid>
        </Container>
      </Section>

      {showcase && (
        <Section data-tone="sunken" data-tight="" className="fade-in">
          <Container>
            <Split>
              <Showcase image={showcase} sizes="(min-width: 900px) 580px, 92vw" />
              <Stack>
                <Eyebrow>Tile in Austin</Eyebrow>
                <h2>Beige ceramic around a tub</h2>
                <p>
                  Twelve-inch ceramic is the bathroom floor that asks for least: it stays cool in August and takes standing water
                  for years. Tile shows every wave of the slab below, so we level first. On clay an uncoupling membrane follows,
                  so that a crack in the slab stays in the slab.
                </p>
                <ButtonLink data-kind="quiet" href="/gallery">
                  See before and after
                </ButtonLink>
              </Stack>
            </Split>
          </Container>
        </Section>
      )}

      <Section data-tone="dark" className="fade-in">
        <Container>
          <Heading>
            <h2>What floors are up against in {city.name}</h2>
          </Heading>
          <Challenges>
            {challenges.map(({ title, answer, solution }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <b>{solution}.</b> {answer}
                </p>
              </li>
            ))}
          </Challenges>
        </Container>
      </Section>

      <Section className="fade-in">
        <Container>
          <Split>
            <div>
              <Heading>
                <h2>Neighborhoods</h2>
              </Heading>
              <Tags>
                {city.neighborhoods.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </Tags>
            </div>
            <div>
              <Heading>
                <h2>Nearby, and further reading</h2>
              </Heading>
              <Links>
                {nearby.map(({ href, name, miles }) => (
                  <li key={href}>
                    <a href={href}>{name}</a> <span>{miles} mi</span>
                  </li>
                ))}
                {articles.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </Links>
            </div>
          </Split>
        </Container>
      </Section>

      <Section data-tone="sunken" className="fade-in">
        <Container>
          <Heading>
            <h2>Three reasons to call us to {city.name}</h2>
          </Heading>
          <Grid data-columns="3">
            {city.reasons.map(({ title, body }) => (
              <Box as="li" key={title}>
                <h3>{title}</h3>
                <p>{body}</p>
              </Box>
            ))}
          </Grid>
        </Container>
      </Section>

      <CallToAction heading={`A free estimate in ${city.name}`} body={city.areaServed} button="Get Free Estimate" phone={phone} />
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[3]} ${space[5]};
  figure {
    max-width: 27rem;
  }
  figcaption {
    margin-top: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    grid-template-columns: 1.35fr 1fr;
    gap: ${space[7]};
    padding-top: ${space[5]};
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  li {
    padding: 0.2rem ${space[3]};
    border: 1px solid ${color.rule};
    border-radius: ${radius.small};
    background: ${color.raised};
    font-variant-numeric: tabular-nums;
  }
`;

const Zips = styled(Tags)`
  padding-bottom: ${space[6]};
`;

const Ground = styled.div`
  display: grid;
  gap: ${space[6]};
  h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h3};
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Option = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[5]};
  border-top: 3px solid ${color.rule};
  background: ${color.raised};
  &[data-popular] {
    border-color: ${color.accent};
  }
  &[data-aside] {
    background: none;
    justify-items: start;
    gap: ${space[3]};
  }
  small {
    font-size: ${size.small};
    font-weight: 650;
    color: ${color.accent};
  }
  ul {
    grid-template-columns: 1fr 1fr;
    margin-top: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Showcase = styled(Picture)`
  aspect-ratio: 3 / 2;
  border-radius: ${radius.large};
`;

const Challenges = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[7]};
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: ${space[2]};
  }
  p {
    color: ${color.onDarkMuted};
  }
  b {
    color: ${color.accentOnDark};
    font-weight: 600;
  }
`;

const Links = styled.ul`
  li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.rule};
  }
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
