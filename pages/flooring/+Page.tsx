import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Box, Container, Lead, MarkedList, Section, Split, Stack } from '../../components/section/Layout.tsx';
import { Ranges } from '../../components/section/Ranges.tsx';
import type { Data } from './+data.ts';
import { Catalog } from './Catalog.island.tsx';

export function Page({ hero, products, prices, installation, costGuide, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Flooring catalog with prices per square foot</h1>
        <Lead>
          Vinyl plank, laminate, hardwood and a low-VOC maple from ${prices.lowest.toFixed(2)} to ${prices.highest.toFixed(2)} per
          sq ft. Each card names the wear figures and the warranty, so you can compare before anyone visits.
        </Lead>
      </Hero>

      <Products aria-labelledby="products">
        <Container>
          <h2 id="products" className="unseen">
            Products
          </h2>
          <Island name="Catalog" component={Catalog} props={{ products }} wake="touch" />
        </Container>
      </Products>

      <Section data-tone="raised" className="fade-in">
        <Container>
          <Split>
            <Stack>
              <h2>How to choose among them</h2>
              <p>
                Start with what lies below and what comes in at the door. Click vinyl and laminate float over the small movement
                of a slab on clay; engineered oak, hickory and maple are glued down once the slab tests dry. Where water stands,
                take vinyl. Where dogs and caliche grit come in, take a 20 mil wear layer or hickory, and keep the softer finishes
                for bedrooms.
              </p>
              <p>
                Put the floor into a room and see the sum in the <a href="/visualizer">flooring visualizer</a>, or read{' '}
                <a href={costGuide}>what new floors cost in Austin in 2025</a>.
              </p>
            </Stack>
            <Box>
              <h2>What the price includes</h2>
              <p>
                The catalog price buys the material: one square foot of plank, board or tile. The rest has its own line in your
                estimate.
              </p>
              <MarkedList>
                {installation.map(({ type, price }) => (
                  <li key={type}>
                    Installation of {type.toLowerCase()}: <Ranges>{price}</Ranges> per sq ft
                  </li>
                ))}
                <li>Extra material for cuts: usually 7 to 10 percent</li>
                <li>
                  <Ranges>Subfloor repair: $2-6 per sq ft of the area that needs it</Ranges>
                </li>
                <li>Removal of the old floor, trim and moving of heavy furniture</li>
              </MarkedList>
            </Box>
          </Split>
        </Container>
      </Section>

      <CallToAction
        heading="Two floors left on your list?"
        body="Tell us which two and the size of the rooms. We measure, test the slab and price both, line by line, at no cost."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const Products = styled(Section)`
  padding-top: 0;
`;
