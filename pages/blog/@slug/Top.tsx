import { styled } from 'styled-components';
import { SectionDrawing } from '#components/drawing/SectionDrawing.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Eyebrow } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { FramedPicture } from '#components/media/Picture.tsx';
import { Alert } from '#components/prose/Alert.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { belowTablet, color, from, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { longDay } from '#schema/rules/long-day.ts';
import type { Data } from './+data.ts';

/** What stands above an article's text: the short answer first. */
export function Top({ article, words, phone, language, author, modified, hero, drawing, isAboutCosts }: Data) {
  const { category, title, date, readMinutes, alert, answer, callToAction, slug, stats } = article;
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
      {drawing ? (
        <SectionDrawing drawing={drawing} />
      ) : (
        <View $isForWide={isAboutCosts} image={hero} isFirst sizes="(min-width: 752px) 720px, 92vw" />
      )}
      {stats && <Facts look="figures" facts={stats} />}
      {alert && !isEmergency && <Alert {...alert} />}
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

/** On phones, the cost guide begins with its prices, each beside its floor. */
const View = styled(FramedPicture)<{ $isForWide: boolean }>`
  aspect-ratio: 9 / 4;
  ${belowTablet} {
    display: ${({ $isForWide }) => ($isForWide ? 'none' : 'block')};
  }
  @media print {
    display: none;
  }
`;

/** Phones have the bar at the bottom of the screen, and wide screens the column beside the text. */
const Actions = styled.div`
  ${belowTablet} {
    display: none;
  }
  ${from.desktop} {
    display: none;
  }
`;
