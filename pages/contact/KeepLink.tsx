import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#components/form/Button.tsx';
import { Input } from '#components/form/Field.tsx';
import { size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { OwnRequestWords } from '../own-request-words.ts';

interface KeepLinkProps {
  words: OwnRequestWords['keepLink'];
  /** The path of the visitor's page, with its fragment. */
  path: string;
  isMailed: boolean;
}

/** The way to the visitor's own page, and ways to keep it. The recipient is left open: the device knows best where its owner reads. */
export function KeepLink({ words, path, isMailed }: KeepLinkProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');
  const field = useId();
  // Shown only after sending, never in the built page.
  const link = new URL(path, location.href).href;
  const message = encodeURIComponent(fill(words.message, { link }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('by hand');
    }
  }

  return (
    <Box>
      <ButtonLink href={path}>{words.open}</ButtonLink>
      <p>{`${words.about} ${isMailed ? words.mailed : words.notMailed}`}</p>
      <div>
        <Button type="button" data-kind="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <ByText data-kind="quiet" href={`sms:?&body=${message}`}>
          {words.text}
        </ByText>
        <ButtonLink data-kind="quiet" href={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${message}`}>
          {words.mail}
        </ButtonLink>
      </div>
      <p role="status">{copied === 'yes' && words.copied}</p>
      {copied === 'by hand' && (
        <>
          <label htmlFor={field}>{words.copyByHand}</label>
          <Input id={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > p {
    font-size: ${size.small};
  }
  & > p:empty {
    display: none;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

/** Desktop computers seldom send texts. */
const ByText = styled(ButtonLink)`
  @media (pointer: fine) {
    display: none;
  }
`;
