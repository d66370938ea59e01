import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#components/form/Button.tsx';
import { Row } from '#components/layout/Row.ts';
import { useWords } from '#components/page-language.ts';
import { fill } from '#schema/rules/fill.ts';
import { useOpenRequest } from './open-request.ts';

/** Ways to keep the page's link. The recipient is left open: the device knows best where its owner reads. */
export function KeepLink() {
  const words = useWords('requestView.keepLink');
  const { fragment, justSent } = useOpenRequest();
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}${location.pathname}#${fragment}`;
  const message = encodeURIComponent(fill(words.message, { link }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      prompt(words.copyByHand, link);
    }
  }

  return (
    <>
      <p>{words.about}</p>
      {justSent && <p>{justSent.isMailed ? words.mailed : words.notMailed}</p>}
      <Row $gap={2}>
        <Button type="button" data-kind="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <ByText data-kind="quiet" href={`sms:?&body=${message}`}>
          {words.text}
        </ByText>
        <ButtonLink data-kind="quiet" href={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${message}`}>
          {words.mail}
        </ButtonLink>
      </Row>
      <p role="status">{isCopied && words.copied}</p>
    </>
  );
}

/** Desktop computers seldom send texts. */
const ByText = styled(ButtonLink)`
  @media (pointer: fine) {
    display: none;
  }
`;
