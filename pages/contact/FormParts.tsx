import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { showAndFocus } from '#components/form/show-and-focus.ts';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { color, from, secondaryText, size, space } from '#components/theme.ts';
import type { FieldErrors } from '#schema/api/estimate-request.ts';
import { fieldNames } from '#schema/request-fields/fields.ts';

interface ErrorSummaryProps {
  /** What was wrong at the last attempt to send. */
  listed: FieldErrors;
  /** What is wrong now. */
  errors: FieldErrors;
}

/** Gets the focus after an attempt to send, and gets shorter with every field that's corrected. */
export function ErrorSummary({ listed, errors }: ErrorSummaryProps) {
  const words = useWords('contact.form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(listed).length > 0) showAndFocus(box.current, 'nearest');
  }, [listed]);
  const messages = fieldNames.flatMap((name) => (listed[name] && errors[name] ? [{ name, message: errors[name] }] : []));
  return (
    <Outcome
      ref={box}
      tabIndex={-1}
      data-error-summary=""
      role="group"
      aria-labelledby="estimate-problem"
      hidden={messages.length === 0}
    >
      <h3 id="estimate-problem">{words.fix}</h3>
      <ul data-error-list="">
        {messages.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#estimate-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`estimate-${name}`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Outcome>
  );
}

interface FailureProps {
  isShown: boolean;
  phone: { text: string; href: string };
}

/** Gets the focus when it appears. */
export function Failure({ isShown, phone }: FailureProps) {
  const words = useWords('contact.form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) showAndFocus(box.current, 'nearest');
  }, [isShown]);

  return (
    <Outcome ref={box} tabIndex={-1} data-failure="" hidden={!isShown}>
      <h3>{words.failure.title}</h3>
      <p data-failure-detail="">{words.kept}</p>
      <p>
        <Filled text={words.failure.text} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
      </p>
    </Outcome>
  );
}

export const Form = styled.form`
  display: grid;
  gap: ${space[2]} ${space[5]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > div {
    width: 100%;
  }
  & > p,
  p& {
    ${secondaryText}
  }
`;

const Outcome = styled.div`
  grid-column: 1 / -1;
  margin-bottom: ${space[3]};
  scroll-margin-top: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border: 2px solid ${color.signal};
  background: ${color.signalSoft};
  h3 {
    margin-bottom: ${space[1]};
    font-size: ${size.h4};
  }
  a {
    color: ${color.signal};
    font-weight: 600;
  }
  p + p {
    margin-top: ${space[2]};
  }
  li {
    padding-block: 0.2rem;
  }
`;
