import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Eyebrow } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { FramedPicture } from '#components/media/Picture.tsx';
import { useWords } from '#components/page-language.ts';
import { Alert } from '#components/prose/Alert.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { TableOfContents } from '#components/prose/TableOfContents.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { belowTablet, color, from, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { longDay } from '#schema/rules/long-day.ts';
import type { Data } from './+data.ts';

type TopProps = Data & { headings: readonly { id: string; text: string }[] };

/** What stands above an article's text: the short answer first. */
export function Top({ article, words, phone, language, author, modified, hero, headings }: TopProps) {
  const { category, title, date, readMinutes, alert, answer, callToAction, slug, stats } = article;
  const { contents } = useWords('shared');
  const isEmergency = alert?.kind === 'emergency';
  return (
    <Stack $gap={5} $isWide>
      <Stack as="header" $gap={3}>
        <Eyebrow>{category}</Eyebrow>
        <h1>{title}</h1>
        <Byline>
          {fill(words.by, { author })} · <time dateTime={date}>{longDay(language, date)}</time> ·{' '}
          {fill(words.minutes, { count: readMinutes })} ·{' '}
          <Filled text={words.updated} parts={{ date: <time dateTime={modified}>{longDay(language, modified)}</time> }} />
        </Byline>
      </Stack>
      {isEmergency && <Alert {...alert} phone={phone} />}
      {answer && <Answer>{answer}</Answer>}
      <Actions>
        <ContactActions label={callToAction.button} phone={phone} about={{ article: slug }} />
      </Actions>
      <View image={hero} isFirst sizes="(min-width: 752px) 720px, 92vw" />
      {stats && <Facts look="figures" facts={stats} />}
      {alert && !isEmergency && <Alert {...alert} />}
      {headings.length > 0 && (
        <NoSide data-no-print="">
          <Fold label={contents} heading="span">
            <nav aria-label={contents}>
              <TableOfContents headings={headings} />
            </nav>
          </Fold>
        </NoSide>
      )}
    </Stack>
  );
}

const Byline = styled.p`
  ${secondaryText}
`;

const Answer = styled.p`
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

/** On wide screens, the column beside the text has it. */
const NoSide = styled.div`
  ${from.desktop} {
    display: none;
  }
`;

/** Phones have the bar at the bottom of the screen. */
const Actions = styled(NoSide)`
  ${belowTablet} {
    display: none;
  }
`;
