import { styled } from 'styled-components';
import { SectionDrawing } from '#components/drawing/SectionDrawing.tsx';
import { Faq } from '#components/folds/Faq.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { FinishedWork } from '#components/sections/FinishedWork.tsx';
import { Points } from '#components/sections/Points.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { CityFacts } from './CityFacts.tsx';
import { FloorOptions } from './FloorOptions.tsx';
import { Nearby } from './Nearby.tsx';
import { Showcase } from './Showcase.tsx';

const conditions = ['soil', 'climate', 'housing'] as const;

export function Page(data: Data) {
  const { city, about, phone, showcase } = data;
  const words = useWords('city');
  const hasOptions = data.options.length > 0;
  return (
    <>
      <Hero
        trail={data.trail}
        eyebrow={`${about.county} · ${data.distance}`}
        heading={
          <>
            <Title>{words.title}</Title> {fill(words.place, about)}
          </>
        }
        visual={data.drawing ? { drawn: <SectionDrawing drawing={data.drawing} />, share: 1 } : data.hero}
      >
        <p>{city.localInfo}</p>
        <ContactActions label={words.estimate} phone={phone} about={{ city: city.slug }} />
        <CityFacts {...data} />
      </Hero>

      {hasOptions && <FloorOptions {...data} />}
      {showcase && <Showcase image={showcase} />}
      <FinishedWork {...data.work} />
      <Band fades>
        <Columns $split={[1, 1, 1]}>
          {conditions.map((name) => (
            <div key={name}>
              <SmallHeading>{fill(words[name], about)}</SmallHeading>
              <p>{city.local[name]}</p>
              {name === 'housing' && data.oldFloors && <PageLink href={data.oldFloors}>{words.oldFloors}</PageLink>}
            </div>
          ))}
        </Columns>
      </Band>
      <Band heading={fill(words.problems, about)} fades>
        <Points points={city.flooringChallenges.map(({ title, answer }) => ({ title, body: answer }))} />
      </Band>
      {city.faq && (
        <Band heading={fill(words.questions, about)} fades>
          <Faq items={city.faq} />
        </Band>
      )}
      <Nearby {...data} />
      <Band heading={fill(words.reasons, about)} fades>
        <Points points={city.reasons} />
      </Band>
      <CallToAction
        heading={fill(words.closing, about)}
        body={city.areaServed}
        button={words.estimate}
        phone={phone}
        about={{ city: city.slug }}
      />
    </>
  );
}

/** A line above the place, which is what differs from city to city. */
const Title = styled.span`
  display: block;
  font-size: max(0.6em, 1.3rem);
`;
