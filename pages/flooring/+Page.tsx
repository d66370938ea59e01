import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import type { Data } from './+data.ts';
import { Catalog } from './Catalog.island.tsx';
import { Samples } from './Samples.tsx';

export function Page({ words, products, categories, lines, costGuide, phone, trail }: Data) {
  return (
    <>
      <Hero
        trail={trail}
        visual={{ drawn: <Samples products={products} /> }}
        place="across"
        heading={words.heading}
        lead={words.lead}
      >
        <ContactActions label={words.estimate} phone={phone} />
      </Hero>

      <Container>
        <h2 className="unseen">{words.products}</h2>
        <Island
          name="Catalog"
          component={Catalog}
          props={{ products, categories }}
          words={['flooring.list', 'shared.learnMore', 'shared.aboutName']}
          links={['/contact', '/services', ...categories.map(({ page }) => page)]}
          wake="touch"
        />
      </Container>

      <Band fades>
        <Columns>
          <Stack>
            <SmallHeading>{words.choose}</SmallHeading>
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
          </Stack>
          <Stack>
            <SmallHeading>{words.included}</SmallHeading>
            <p>{words.aboutPrice}</p>
            <MarkedList texts={lines} />
          </Stack>
        </Columns>
      </Band>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
    </>
  );
}
