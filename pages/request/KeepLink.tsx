import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#components/form/Button.tsx';
import { Input } from '#components/form/Field.tsx';
import { space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { useOpenRequest } from './open-request.ts';

/** Ways to keep the page's link. The recipient is left open: the device knows best where its owner reads. */
export function KeepLink() {
  const { words, justSent } = useOpenRequest();
  const say = words.keepLink;
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');
  const field = useId();
  const link = location.href;
  const message = encodeURIComponent(fill(say.message, { link }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('by hand');
    }
  }

  return (
    <>
      <p>{say.about}</p>
      {justSent && <p>{justSent.isMailed ? say.mailed : say.notMailed}</p>}
      <Ways>
        <Button type="button" data-kind="quiet" onClick={copy}>
          {say.copy}
        </Button>
        <ByText data-kind="quiet" href={`sms:?&body=${message}`}>
          {say.text}
        </ByText>
        <ButtonLink data-kind="quiet" href={`mailto:?subject=${encodeURIComponent(say.subject)}&body=${message}`}>
          {say.mail}
        </ButtonLink>
      </Ways>
      <p role="status">{copied === 'yes' && say.copied}</p>
      {copied === 'by hand' && (
        <>
          <label htmlFor={field}>{say.copyByHand}</label>
          <Input id={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        </>
      )}
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Desktop computers seldom send texts. */
const ByText = styled(ButtonLink)`
  @media (pointer: fine) {
    display: none;
  }
`;
