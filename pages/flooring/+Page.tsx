import { FoldedColumns, FoldedPart } from '#components/folds/FoldedPart.tsx';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { Container, Lead, Section } from '#components/layout/Layout.tsx';
import { MarkedTexts } from '#components/layout/MarkedTexts.tsx';
import { Shallow } from '#components/layout/Shallow.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import type { Data } from './+data.ts';
import { Catalog } from './Catalog.island.tsx';

export function Page({ words, hero, products, categories, lines, costGuide, phone, trail }: Data) {
  return (
    <>
      <Shallow>
        <Hero trail={trail} image={hero}>
          <h1>{words.heading}</h1>
          <Lead>{words.lead}</Lead>
          <ContactActions label={words.estimate} phone={phone} />
        </Hero>
      </Shallow>

      <Section aria-labelledby="products">
        <Container>
          <h2 id="products" className="unseen">
            {words.products}
          </h2>
          <Island
            name="Catalog"
            component={Catalog}
            props={{ products, categories }}
            words={['flooring.list', 'shared.prices', 'shared.specs', 'shared.learnMore', 'shared.aboutName']}
            links={['/contact', '/services', ...products.map(({ learnMore }) => learnMore)]}
            wake="touch"
            restores={['area']}
          />
        </Container>
      </Section>

      <Band className="fade-in">
        <FoldedColumns>
          <FoldedPart heading={words.choose} isFolded={false}>
            <p>{words.aboutChoosing}</p>
            <p>
              <Filled
                text={words.seeMore}
                parts={{
                  visualizer: <PageLink href="/visualizer">{words.visualizer}</PageLink>,
                  costs: <PageLink href={costGuide}>{words.costs}</PageLink>,
                }}
              />
            </p>
          </FoldedPart>
          <FoldedPart heading={words.included} isFolded={false}>
            <p>{words.aboutPrice}</p>
            <MarkedTexts texts={lines} />
          </FoldedPart>
        </FoldedColumns>
      </Band>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
    </>
  );
}
