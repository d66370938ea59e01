import type { MDXComponents } from 'mdx/types';
import { styled } from 'styled-components';
import { Box } from '#components/cards/Room.ts';
import { MeasuredBar } from '#components/drawing/MeasuredBar.tsx';
import { Faq } from '#components/folds/Faq.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { Reading } from '#components/prose/Reading.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { font, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { CostFactors, CostTypes } from './Cost.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Top } from './Top.tsx';

export function Page(data: Data) {
  const { article, words, phone } = data;
  const { Body, callToAction, contents, faq, slug, sources } = article;
  const about = { article: slug };
  const headings = [...contents, ...(faq.length > 0 ? [{ id: 'questions', text: words.questions }] : [])];
  const next = (
    <NarrowBox>
      <NextHeading>{callToAction.heading}</NextHeading>
      <ContactActions label={callToAction.button} phone={phone} about={about} />
    </NarrowBox>
  );
  return (
    <>
      <Reading trail={data.trail} headings={headings} next={next}>
        <Top {...data} />
        <Prose>
          <Body components={bodyComponents(data)} />
          {faq.length > 0 && <h2 id="questions">{words.questions}</h2>}
        </Prose>
        {faq.length > 0 && <Faq items={faq} />}
        {sources && <Sources sources={sources} />}
        {data.services.length + data.cities.length + data.more.length > 0 && <Elsewhere {...data} />}
      </Reading>
      <CallToAction {...callToAction} phone={phone} about={about} />
    </>
  );
}

/** What an article's MDX can use. Its links to the form say which article they're from. */
function bodyComponents({ article: { slug }, cost }: Data): MDXComponents {
  return {
    CostTypes: () => <CostTypes types={cost.types} totals={cost.totals} />,
    CostFactors: () => <CostFactors factors={cost.factors} />,
    CostExample: () => cost.example && <MeasuredBar {...cost.example} />,
    a: ({ href, children }) => <PageLink href={href === '/contact' ? contactLink({ article: slug }) : href}>{children}</PageLink>,
  };
}

/** Its buttons are as wide as it. */
const NarrowBox = styled(Box)`
  margin-top: ${space[3]};
  padding: ${space[4]};
  a {
    flex: 1 0 100%;
    padding-inline: ${space[3]};
    text-wrap: balance;
  }
`;

const NextHeading = styled.b`
  font: 540 ${size.h4}/1.3 ${font.heading};
`;
