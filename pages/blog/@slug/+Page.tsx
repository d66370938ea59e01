import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { Breadcrumbs } from '../../../components/frame/Breadcrumbs.tsx';
import { Icon } from '../../../components/media/Icon.tsx';
import { Picture } from '../../../components/media/Picture.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { Faq } from '../../../components/section/Faq.tsx';
import { Container, Eyebrow } from '../../../components/section/Layout.tsx';
import { Prose } from '../../../components/section/Prose.tsx';
import { color, font, from, radius, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';
import { CostAtAGlance, CostFactors, CostTypes } from './Cost.tsx';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function Page({ article, author, phone, hero, previous, next, services, cities, cost, trail }: Data) {
  const { Body, alert, stats } = article;
  const parts = {
    CostAtAGlance: () => <CostAtAGlance types={cost.types} />,
    CostTypes: () => <CostTypes types={cost.types} />,
    CostFactors: () => <CostFactors factors={cost.factors} />,
  };
  return (
    <>
      <Container>
        <Columns>
          <article>
            <Breadcrumbs trail={trail} />
            <Top>
              <Eyebrow>{article.category}</Eyebrow>
              <h1>{article.title}</h1>
              <p>
                By {author} · <time dateTime={article.date}>{dateFormat.format(new Date(article.date))}</time> ·{' '}
                {article.readMinutes} min read
              </p>
            </Top>
            {alert?.kind === 'emergency' && (
              <Alert role="note" data-kind="emergency">
                <Icon name="alert" size={28} />
                <div>
                  <strong>{alert.title}</strong>
                  <p>{alert.body}</p>
                  <ButtonLink data-kind="signal" href={phone.href}>
                    <Icon name="phone" />
                    Call {phone.text}
                  </ButtonLink>
                </div>
              </Alert>
            )}
            <Answer>{article.answer}</Answer>
            <View image={hero} first sizes="(min-width: 752px) 720px, 92vw" />
            {stats && (
              <Stats aria-label="In figures">
                {stats.map(({ value, label }) => (
                  <li key={label}>
                    <b>{value}</b> <span>{label}</span>
                  </li>
                ))}
              </Stats>
            )}
            {alert && alert.kind !== 'emergency' && (
              <Alert role="note" data-kind={alert.kind}>
                <Icon name={alert.kind === 'info' ? 'info' : 'alert'} size={28} />
                <div>
                  <strong>{alert.title}</strong>
                  <p>{alert.body}</p>
                </div>
              </Alert>
            )}
            <Prose>
              <Body components={parts} />
              <h2 id="questions">Questions and answers</h2>
            </Prose>
            <Faq items={article.faq} />
            <Related>
              <p>
                <b>Services:</b>{' '}
                {services.map(({ href, name }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </p>
              <p>
                <b>Cities:</b>{' '}
                {cities.map(({ href, name }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </p>
            </Related>
            <Chain aria-label="More articles" data-no-print="">
              {previous && (
                <a href={previous.href} rel="prev">
                  <small>Previous</small> {previous.title}
                </a>
              )}
              {next && (
                <a href={next.href} rel="next">
                  <small>Next</small> {next.title}
                </a>
              )}
              {!previous && !next && (
                <a href="/blog">
                  <small>More</small> All articles
                </a>
              )}
            </Chain>
          </article>
          <Contents aria-label="On this page" data-no-print="">
            <b>On this page</b>
            <ol>
              {article.contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
              <li>
                <a href="#questions">Questions and answers</a>
              </li>
            </ol>
          </Contents>
        </Columns>
      </Container>
      <CallToAction {...article.callToAction} phone={phone} />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  padding-block: ${space[3]} ${space[7]};
  article {
    min-width: 0;
    max-width: 45rem;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 45rem) 17rem;
    justify-content: space-between;
    padding-top: ${space[5]};
  }
`;

const Top = styled.header`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[3]} ${space[5]};
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.1rem);
  }
  p:last-child {
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;

const Answer = styled.p`
  margin-bottom: ${space[5]};
  padding-left: ${space[4]};
  border-left: 4px solid ${color.accent};
  font-size: ${size.large};
  line-height: 1.55;
`;

const View = styled(Picture)`
  aspect-ratio: 16 / 9;
  border-radius: ${radius.large};
  @media print {
    display: none;
  }
`;

const Stats = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 1px;
  margin-block: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  overflow: hidden;
  background: ${color.rule};
  li {
    padding: ${space[4]};
    background: ${color.raised};
  }
  b {
    display: block;
    font: 540 ${size.h3}/1.2 ${font.heading};
    font-variant-numeric: tabular-nums;
  }
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Alert = styled.div`
  display: flex;
  gap: ${space[4]};
  margin-block: ${space[5]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.infoSoft};
  svg {
    flex: none;
    color: ${color.info};
  }
  &[data-kind='warning'] {
    background: ${color.warningSoft};
  }
  &[data-kind='warning'] svg {
    color: ${color.warning};
  }
  &[data-kind='emergency'] {
    background: ${color.signal};
    color: ${color.onDark};
  }
  &[data-kind='emergency'] > svg {
    color: ${color.onDark};
  }
  &[data-kind='emergency'] a {
    margin-top: ${space[3]};
  }
  &[data-kind='emergency'] a svg {
    color: inherit;
  }
`;

const Related = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[5]};
  a {
    display: inline-block;
    margin-right: ${space[4]};
    padding-block: 0.2rem;
  }
`;

const Chain = styled.nav`
  display: grid;
  gap: ${space[4]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  a {
    padding: ${space[4]};
    border: 1px solid ${color.rule};
    border-radius: ${radius.large};
    background: ${color.raised};
    font-weight: 600;
    text-decoration: none;
  }
  a[rel='next'] {
    text-align: right;
    grid-column: -2 / -1;
  }
  small {
    display: block;
    font-weight: 400;
    color: ${color.inkMuted};
  }
`;

const Contents = styled.nav`
  display: none;
  ${from.desktop} {
    display: block;
    position: sticky;
    top: 6rem;
    align-self: start;
    font-size: 0.97rem;
  }
  ol {
    margin-top: ${space[2]};
    border-left: 1px solid ${color.rule};
  }
  a {
    display: block;
    padding: 0.3rem 0 0.3rem ${space[4]};
    color: ${color.inkMuted};
    text-decoration: none;
    line-height: 1.35;
  }
  a:hover {
    color: ${color.accent};
  }
`;
