import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Columns } from '#components/layout/Columns.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { Row } from '#components/layout/Row.ts';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { Reading } from '#components/prose/Reading.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { color, font, secondaryText, size, space } from '#components/theme.ts';
import { longDay } from '#schema/rules/long-day.ts';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';

export function Page({ guide, modified, hero, others, phone, trail }: Data) {
  const points = guide.keyPoints.map((point, index) => ({ ...point, id: `point-${index + 1}` }));
  const about = { guide: guide.id };
  const next = (
    <Row>
      <ButtonLink data-kind="quiet" href={contactLink(about)}>
        Contact for Details
      </ButtonLink>
    </Row>
  );
  return (
    <>
      <Hero trail={trail} eyebrow={categoryNames[guide.category]} heading={guide.title} lead={guide.excerpt} visual={hero}>
        <Byline>
          {guide.author}, {guide.authorTitle}
          <br />
          <time dateTime={guide.publishDate}>{longDay('en', guide.publishDate)}</time>
          {` · ${guide.readMinutes} min read · Updated `}
          <time dateTime={modified}>{longDay('en', modified)}</time>
        </Byline>
        <ContactActions label="Get Free Estimate" phone={phone} about={about} />
      </Hero>

      <Reading headings={points.map(({ id, title }) => ({ id, text: title }))} next={next}>
        <Points>
          {points.map(({ id, title, body }) => (
            <li key={id}>
              <h2 id={id}>{title}</h2>
              <p>{body}</p>
            </li>
          ))}
        </Points>
        {guide.sources && <Sources sources={guide.sources} />}
        <Columns $from="tablet">
          <div>
            <SmallHeading>Read next</SmallHeading>
            <TextLinks links={guide.links.map(({ label, href }) => ({ name: label, href }))} />
          </div>
          <div>
            <SmallHeading>More guides</SmallHeading>
            <TextLinks links={others} />
          </div>
        </Columns>
      </Reading>

      <CallToAction
        heading="Want a second opinion on your floor?"
        body="Send us the room, your zip code, and a photo. We'll look at your subfloor, answer your questions, and email you an itemized quote, with no obligation."
        button="Get Free Estimate"
        phone={phone}
        about={about}
      />
    </>
  );
}

const Byline = styled.p`
  ${secondaryText}
`;

const Points = styled.ol`
  counter-reset: point;
  li {
    position: relative;
    padding: ${space[5]} 0 ${space[5]} 3.25rem;
    border-top: 1px solid ${color.rule};
    counter-increment: point;
  }
  li::before {
    content: counter(point);
    position: absolute;
    left: 0;
    font: 700 ${size.h2}/1.1 ${font.text};
    color: ${color.accent};
  }
  h2 {
    font-size: ${size.h3};
  }
  p {
    margin-top: ${space[2]};
  }
`;
