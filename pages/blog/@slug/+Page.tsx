import type { MDXComponents } from 'mdx/types';
import { styled } from 'styled-components';
import { Faq } from '#components/folds/Faq.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Container } from '#components/layout/Container.ts';
import { Icon } from '#components/media/Icon.tsx';
import { FramedPicture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { Alert } from '#components/prose/Alert.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { ReadingColumns } from '#components/prose/Reading.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { TableOfContents } from '#components/prose/TableOfContents.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { belowTablet, color, from, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleLinks } from './ArticleLinks.tsx';
import { ArticleSide } from './ArticleSide.tsx';
import { CostAtAGlance, CostExtras, CostFactors, CostGuide, CostTypes } from './Cost.tsx';
import { Stats } from './Stats.tsx';

export function Page(data: Data) {
  const { article, words, phone } = data;
  const { Body, alert, answer, callToAction, contents, faq, sources, stats } = article;
  const isEmergency = alert?.kind === 'emergency';
  const headings = [...contents, { id: 'questions', text: words.questions }];
  return (
    <>
      <Container>
        <Breadcrumbs trail={data.trail} />
        <Columns>
          <article>
            <ArticleHeader {...data} />
            {isEmergency && (
              <Notice>
                <Alert {...alert} phone={phone} />
              </Notice>
            )}
            <Answer>{answer}</Answer>
            <Ask>
              <ContactActions label={callToAction.button} phone={phone} about={{ article: article.slug }} />
            </Ask>
            <View image={data.hero} isFirst sizes="(min-width: 752px) 720px, 92vw" />
            {stats && <Stats stats={stats} />}
            {alert && !isEmergency && (
              <Notice>
                <Alert {...alert} />
              </Notice>
            )}
            <Contents data-no-print="">
              <summary>
                {words.contents}
                <Icon name="down" />
              </summary>
              <nav aria-label={words.contents}>
                <TableOfContents headings={headings} />
              </nav>
            </Contents>
            <Prose>
              <CostGuide value={{ ...data.cost, words: words.cost }}>
                <Body components={bodyComponents(article.slug)} />
              </CostGuide>
              <h2 id="questions">{words.questions}</h2>
            </Prose>
            <Faq items={faq} />
            {sources && <Sources sources={sources} />}
            <ArticleLinks {...data} />
          </article>
          <ArticleSide {...data} headings={headings} />
        </Columns>
      </Container>
      <CallToAction {...callToAction} phone={phone} about={{ article: article.slug }} />
    </>
  );
}

/** What an article's MDX can use. Its links to the form say which article they're from. */
function bodyComponents(slug: string): MDXComponents {
  return {
    CostAtAGlance,
    CostTypes,
    CostFactors,
    CostExtras,
    a: ({ href, children }) => <PageLink href={href === '/contact' ? contactLink({ article: slug }) : href}>{children}</PageLink>,
  };
}

const Columns = styled(ReadingColumns)`
  padding-bottom: ${space[6]};
  ${from.desktop} {
    padding-top: ${space[3]};
  }
`;

/** The sections, on screens with no room for them beside the article. */
const Contents = styled.details`
  margin-block: ${space[4]};
  border-block: 1px solid ${color.rule};
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 48px;
    font-weight: 650;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    color: ${color.accent};
  }
  &[open] {
    padding-bottom: ${space[4]};
  }
  ${from.desktop} {
    display: none;
  }
`;

/** For tablets. Phones have the bar at the bottom of the screen, and wide screens have the box beside the article. */
const Ask = styled.div`
  margin-bottom: ${space[5]};
  ${belowTablet} {
    display: none;
  }
  ${from.desktop} {
    display: none;
  }
`;

const Answer = styled.p`
  margin-bottom: ${space[5]};
  padding-left: ${space[4]};
  border-left: 3px solid ${color.ink};
  font-size: ${size.large};
`;

const View = styled(FramedPicture)`
  aspect-ratio: 9 / 4;
  @media print {
    display: none;
  }
`;

const Notice = styled.div`
  margin-block: ${space[5]};
`;
