import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { CallButton } from '../../../components/form/CallButton.tsx';
import { Breadcrumbs } from '../../../components/frame/Breadcrumbs.tsx';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { Actions, Box, Container, Eyebrow, Grid, Lead, Section } from '../../../components/section/Layout.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { TagList } from '../../../components/section/TagList.tsx';
import { space } from '../../../components/theme.ts';
import { MapHeader } from '../MapHeader.tsx';
import type { Data } from './+data.ts';
import { Challenges } from './Challenges.tsx';
import { FloorOptions } from './FloorOptions.tsx';
import { LocalConditions } from './LocalConditions.tsx';
import { Nearby } from './Nearby.tsx';
import { Showcase } from './Showcase.tsx';

export function Page({ city, phone, zipCodes, options, challenges, nearby, articles, showcase, map, trail }: Data) {
  const { name, county, local, neighborhoods } = city;
  const distance = city.distanceFromAustin === 'Home base' ? 'Our home base' : `${city.distanceFromAustin} from Austin`;
  return (
    <>
      <Container>
        <Header
          map={<AreaMap label={`Map of Central Texas: ${name} in ${county} County, ${distance.toLowerCase()}`} {...map} />}
          caption={`${name}, ${county} County. Population ${city.population}.`}
        >
          <Breadcrumbs trail={trail} />
          <Eyebrow>
            {county} County · {distance}
          </Eyebrow>
          <h1>Professional Flooring Installation in {name}, Texas</h1>
          <Lead>{city.localInfo}</Lead>
          <Actions>
            <ButtonLink href="/contact">Get Free Estimate</ButtonLink>
            <CallButton phone={phone} />
          </Actions>
        </Header>
        <ZipCodes aria-label={`Zip codes of ${name}`}>
          {zipCodes.shown.map((zip) => (
            <li key={zip}>{zip}</li>
          ))}
          {zipCodes.more > 0 && <li>+{zipCodes.more} more</li>}
        </ZipCodes>
      </Container>

      <LocalConditions {...local} />
      <FloorOptions city={name} options={options} />
      {showcase && <Showcase image={showcase} />}
      <Challenges city={name} challenges={challenges} />
      <Nearby neighborhoods={neighborhoods} cities={nearby} articles={articles} />

      <Section data-tone="sunken" className="fade-in">
        <Container>
          <SectionHeading>Three reasons to call us to {name}</SectionHeading>
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

      <CallToAction heading={`A free estimate in ${name}`} body={city.areaServed} button="Get Free Estimate" phone={phone} />
    </>
  );
}

const Header = styled(MapHeader)`
  figure {
    max-width: 27rem;
  }
`;

const ZipCodes = styled(TagList)`
  padding-block: ${space[5]} ${space[6]};
`;
