import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#components/layout/Stack.ts';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { CallNow } from '../contact/CallNow.tsx';
import { DueNow } from './DueNow.tsx';
import { NextActions, type NextActionsProps } from './NextActions.tsx';
import { nextStepOf, stepsOf } from './next-step.ts';
import { useOpenRequest } from './open-request.ts';
import { Steps } from './Steps.tsx';
import { standingOf } from './standing.ts';

interface HeadProps extends Omit<NextActionsProps, 'kind'> {
  heading: Ref<HTMLHeadingElement>;
}

/** What comes next, and what the visitor can do about it. */
export function Head({ heading, ...actions }: HeadProps) {
  const words = useWords('requestView');
  const { language } = usePageLanguage();
  const { request, openedAt, phone, help } = useOpenRequest();
  const { id, visit, quote } = request;
  const { isVisited } = standingOf(request, openedAt);
  const next = nextStepOf(request, openedAt, language);
  const said = words.now[next.kind];
  return (
    <Stack $isWide>
      <Reference>{fill(words.reference, { number: referenceOf(id) })}</Reference>
      <h1 ref={heading} tabIndex={-1}>
        {fill(said.heading, next.values)}
      </h1>
      {next.kind === 'urgent' && <CallNow phone={phone} help={help} isSent />}
      <Box>
        <p>{fill(said.text, next.values)}</p>
        {next.kind === 'confirmed' && visit?.address && <p>{fill(words.address, { address: visit.address })}</p>}
        {quote && <DueNow shown={quote} />}
        <NextActions kind={next.kind} {...actions} />
      </Box>
      <Steps steps={stepsOf(next.kind, isVisited)} />
    </Stack>
  );
}

const Reference = styled.p`
  ${secondaryText}
`;

const Box = styled(Stack).attrs({ $gap: 3 })`
  padding: ${space[4]} ${space[5]};
  border-left: 4px solid ${color.success};
  background: ${color.successSoft};
  font-size: ${size.large};
  & > :empty {
    display: none;
  }
`;
