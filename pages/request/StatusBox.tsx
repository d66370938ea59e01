import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#components/layout/Stack.ts';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { color, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { useOpenRequest } from './open-request.ts';
import { standingOf } from './standing.ts';
import { VisitActions } from './VisitActions.tsx';
import { When } from './When.tsx';
import { whenWeAnswer } from './when-we-answer.ts';

interface StatusBoxProps {
  ref: Ref<HTMLDivElement>;
  /** Brings in the times to choose from. */
  askForOther: () => void;
}

/** Where the request stands, and what the visitor can do about a visit. */
export function StatusBox({ ref, askForOther }: StatusBoxProps) {
  const words = useWords('requestView');
  const answer = useWords('ownRequest.answer');
  const { language } = usePageLanguage();
  const { request, openedAt, hours } = useOpenRequest();
  const { isOpen, coming, offered, taken, isNew, isOver, statusWord } = standingOf(request, openedAt);
  const { visit } = request;
  const open = offered ?? taken;
  const when = open && (
    <b>
      <When window={open} />
    </b>
  );
  const canAct = isOpen && !taken && (visit?.state === 'offered' || coming);
  return (
    <Box>
      <div ref={ref} role="status" tabIndex={-1}>
        {open ? (
          <p key={taken ? 'taken' : 'offered'}>
            <Filled text={taken ? words.taken : words.offer} parts={{ when }} />
          </p>
        ) : (
          <p>{words.statuses[statusWord]}</p>
        )}
        {coming?.address && <p>{fill(words.address, { address: coming.address })}</p>}
        {isNew && <p>{whenWeAnswer(openedAt, hours, answer, language)}</p>}
      </div>
      {visit && canAct && <VisitActions visit={visit} isOver={isOver} askForOther={askForOther} />}
    </Box>
  );
}

const Box = styled(Stack)`
  padding: ${space[4]} ${space[5]};
  border: 2px solid ${color.success};
  background: ${color.successSoft};
  font-size: ${size.large};
`;
