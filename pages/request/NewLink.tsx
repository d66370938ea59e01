import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Row } from '#components/layout/Row.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { headerHeight, withPhoneBar } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';

interface NewLinkProps {
  phone: { text: string; href: string };
  /** Whether it only keeps its place. */
  isHidden?: boolean;
}

/** For whoever has no working link: ways to get one, or to start over. */
export function NewLink({ phone, isHidden = false }: NewLinkProps) {
  const { newLink: words } = useWords('request');
  // iOS wants the & before the body, and Android doesn't mind.
  const sms = `${phone.href.replace('tel:', 'sms:')}?&body=${encodeURIComponent(`${words.message} `)}`;
  return (
    <Ways $isHidden={isHidden}>
      <ButtonLink href={sms}>{words.text}</ButtonLink>
      <ButtonLink data-kind="quiet" href={phone.href}>
        {fill(words.call, { phone: phone.text })}
      </ButtonLink>
      <ButtonLink as={PageLink} data-kind="quiet" href="/contact">
        {words.estimate}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled(Row)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  ${withPhoneBar} {
    /* The bar steps aside while these are visible. */
    view-timeline: --closing-actions;
    view-timeline-inset: ${headerHeight} 0;
    & > a {
      flex: auto;
    }
  }
`;
