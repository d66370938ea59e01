import { styled } from 'styled-components';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { space } from '#components/theme.ts';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';

/** Until we've answered. */
export function WhatsNext() {
  const { afterwards, ownWords, phone } = useOpenRequest();
  const { heading, steps, ready, call } = afterwards.next;
  return (
    <Part id="next" heading={heading}>
      <Steps>
        {steps.map(({ title, description }) => (
          <li key={title}>
            <b>{title}.</b> <span>{description}</span>
          </li>
        ))}
      </Steps>
      <h3>{ready}</h3>
      <MarkedList texts={ownWords.haveReady} />
      <p>
        <Filled text={call} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
      </p>
    </Part>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-left: 1.3em;
  list-style: decimal;
`;
