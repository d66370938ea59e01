import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Row } from '#components/layout/Row.ts';
import { headerHeight, withPhoneBar } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';
import type { Words } from './words.ts';

interface NewLinkProps {
  language: Language;
  words: Words['newLink'];
  phone: { text: string; href: string };
}

/** For whoever has no working link: ways to get one, or to start over. */
export function NewLink({ language, words, phone }: NewLinkProps) {
  // iOS wants the & before the body, and Android doesn't mind.
  const sms = `${phone.href.replace('tel:', 'sms:')}?&body=${encodeURIComponent(`${words.message} `)}`;
  return (
    <Ways>
      <ButtonLink href={sms}>{words.text}</ButtonLink>
      <ButtonLink data-kind="quiet" href={phone.href}>
        {fill(words.call, { phone: phone.text })}
      </ButtonLink>
      <ButtonLink data-kind="quiet" href={pathIn(language, '/contact')}>
        {words.estimate}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled(Row)`
  ${withPhoneBar} {
    /* The bar steps aside while these are visible. */
    view-timeline: --closing-actions;
    view-timeline-inset: ${headerHeight} 0;
    & > a {
      flex: auto;
    }
  }
`;
