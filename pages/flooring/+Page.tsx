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
          Compare floors from ${prices.lowest.toFixed(2)} to ${prices.highest.toFixed(2)} per sq ft: vinyl plank, laminate,
          hardwood, and a low-VOC maple. Each card shows how well the floor wears and how long it's under warranty.
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
              <h2>How to choose a floor</h2>
              <p>
                Start with your subfloor, then think about water, kids, and dogs. On a clay slab that moves a little, click-lock
                vinyl and laminate are forgiving because they float over it. We glue down engineered oak, hickory, and maple once
                the slab tests dry. For wet rooms, choose vinyl, since its core is waterproof. If you've got dogs, look at hickory
                or at vinyl with a 20 mil wear layer, and use softer woods, such as walnut, in bedrooms.
              </p>
              <p>
                You can try a floor in a room and see the price in our <a href="/visualizer">flooring visualizer</a>, or read{' '}
                <a href={costGuide}>what new floors cost in Austin</a>.
              </p>
            </Stack>
            <Box>
              <h2>What's included in the price</h2>
              <p>The price here is for one square foot of material. Your itemized quote will also list:</p>
              <MarkedList>
                {installation.map(({ type, price }) => (
                  <li key={type}>
                    {type} installation: <Ranges>{price}</Ranges> per sq ft
                  </li>
                ))}
                <li>Extra material for cuts: usually 7-10 percent</li>
                <li>
                  <Ranges>Subfloor repair: $2-6 per sq ft, only where it's needed</Ranges>
                </li>
                <li>Tear-out, trim, and moving heavy furniture</li>
              </MarkedList>
            </Box>
          </Split>
        </Container>
      </Section>

      <CallToAction
        heading="Can't decide between two floors?"
        body="Tell us which two and how big the rooms are, and we'll measure, check your slab, and give you an itemized quote for each one. It's free, with no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const Products = styled(Section)`
  padding-top: 0;
`;
