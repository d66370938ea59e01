import { styled } from 'styled-components';
import { ButtonLink } from '../form/Button.tsx';
import { Stack } from '../layout/Stack.ts';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { barStepsAside, belowTablet, color, size, space } from '../theme.ts';
import { Filled } from './Filled.tsx';

interface AlertProps {
  kind: keyof typeof colors;
  title: string;
  body: string;
  /** Leads on to more about it. */
  more?: { text: string; href: string } | undefined;
  /** Adds a button that calls this number. */
  phone?: { text: string; href: string };
  /** What to do now. */
  now?: readonly string[] | undefined;
}

/** An island that has one with a phone lists the words 'shared.call'. */
export function Alert({ kind, title, body, more, phone, now }: AlertProps) {
  const call = useWords('shared.call');
  return (
    <Frame role="note" $kind={kind}>
      <Sign>
        <Icon name={kind === 'info' ? 'info' : 'alert'} size={28} />
      </Sign>
      <Stack $gap={3}>
        <strong>{title}</strong>
        {phone && (
          <Call data-kind="signal" href={phone.href}>
            <Icon name="phone" />
            <span>
              <Filled text={call} parts={{ phone: <span className="whole">{phone.text}</span> }} />
            </span>
          </Call>
        )}
        {now && (
          <Steps>
            {now.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        <Body>{body}</Body>
        {more && <PageLink href={more.href}>{more.text}</PageLink>}
      </Stack>
    </Frame>
  );
}

const colors = {
  info: { ground: color.infoSoft, sign: color.info, text: color.ink },
  warning: { ground: color.warningSoft, sign: color.warning, text: color.ink },
  emergency: { ground: color.signal, sign: color.onDark, text: color.onDark },
};

const Frame = styled.div<{ $kind: keyof typeof colors }>`
  --sign: ${({ $kind }) => colors[$kind].sign};
  ${({ $kind }) => $kind === 'emergency' && `--accent: ${color.onDark};`}
  display: flex;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${({ $kind }) => colors[$kind].ground};
  color: ${({ $kind }) => colors[$kind].text};
  ${belowTablet} {
    padding: ${space[4]};
  }
  @media print {
    border: 1px solid ${color.rule};
    background: none;
    color: ${color.ink};
    break-inside: avoid;
  }
`;

const Sign = styled.div`
  flex: none;
  color: var(--sign);
  ${belowTablet} {
    display: none;
  }
`;

const Call = styled(ButtonLink)`
  padding-inline: ${space[4]};
  ${barStepsAside('call')}
`;

const Steps = styled.ol`
  padding-left: 1.3em;
  font-weight: 600;
  line-height: 1.5;
  list-style: decimal;
`;

const Body = styled.p`
  ${belowTablet} {
    font-size: ${size.small};
  }
`;
