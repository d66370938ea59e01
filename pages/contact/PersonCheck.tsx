import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { secondaryText, space } from '#components/theme.ts';
import { type Check, type CheckState, startCheck } from './turnstile.ts';

interface PersonCheckProps {
  siteKey: string;
  phone: { text: string; href: string };
  /** The form reads the check from here. */
  check: RefObject<Check | null>;
}

/** Turnstile's widget with its status. */
export function PersonCheck({ siteKey, phone, check }: PersonCheckProps) {
  const { check: words } = useWords('contact.form');
  const container = useRef<HTMLDivElement>(null);
  const running = useRef<Check>(null);
  const [state, setState] = useState<CheckState>('checking');

  useEffect(() => {
    if (!container.current) return;
    const started = startCheck(container.current, siteKey, setState);
    running.current = started;
    return () => started.remove();
  }, [siteKey]);

  useImperativeHandle(
    check,
    () => ({
      token: async (timeout) => running.current?.token(timeout) ?? '',
      reset: () => running.current?.reset(),
      remove: () => running.current?.remove(),
    }),
    [],
  );

  return (
    <Box>
      <div ref={container} data-person-check={state} />
      <p role="status">
        {(state === 'unfinished' || state === 'again') && <span key={state}>{words[state]}</span>}
        {state === 'failed' && (
          <span>
            <Filled text={words.failed} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </span>
        )}
      </p>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  & > div {
    min-height: 65px;
  }
  & > div[data-person-check='failed'] {
    min-height: 0;
  }
  p {
    ${secondaryText}
  }
`;
