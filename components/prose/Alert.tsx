import { styled } from 'styled-components';
import { Fold } from '../folds/Fold.tsx';
import { ButtonLink } from '../form/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { barStepsAside, belowTablet, color, size, space } from '../theme.ts';
import { Filled } from './Filled.tsx';

interface AlertProps {
  kind: 'info' | 'warning' | 'emergency';
  title: string;
  body: string;
  /** Leads on to more about it. */
  more?: { text: string; href: string };
  /** Adds a button that calls this number. */
  phone?: { text: string; href: string };
  /** What to do now. */
  now?: readonly string[] | undefined;
  /** More to read, which phones fold away. */
  rest?: string;
}

export function Alert({ kind, title, body, more, phone, now, rest }: AlertProps) {
  const words = useWords('shared');
  return (
    <Frame role="note" data-kind={kind}>
      <Icon name={kind === 'info' ? 'info' : 'alert'} size={28} />
      <div>
        <strong>{title}</strong>
        {phone && (
          <ButtonLink data-kind="signal" href={phone.href}>
            <Icon name="phone" />
            <span>
              <Filled text={words.call} parts={{ phone: <span className="whole">{phone.text}</span> }} />
            </span>
          </ButtonLink>
        )}
        {now && (
          <ol>
            {now.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <p>{body}</p>
        {rest && (
          <Fold label={words.readMore}>
            <p>{rest}</p>
          </Fold>
        )}
        {more && <PageLink href={more.href}>{more.text}</PageLink>}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-block: ${space[5]};
  padding: ${space[5]};
  background: ${color.infoSoft};
  > div {
    flex: 1 1 14rem;
  }
  svg {
    flex: none;
    color: ${color.info};
  }
  &[data-kind='warning'] {
    background: ${color.warningSoft};
  }
  &[data-kind='warning'] svg {
    color: ${color.warning};
  }
  &[data-kind='emergency'] {
    background: ${color.signal};
    color: ${color.onDark};
  }
  &[data-kind='emergency'] > svg {
    color: ${color.onDark};
  }
  ${belowTablet} {
    margin-block: ${space[3]};
    padding: ${space[4]};
    > svg {
      display: none;
    }
  }
  &[data-kind='emergency'] a {
    margin-top: ${space[3]};
    padding-inline: ${space[4]};
  }
  &[data-kind='emergency'] a svg {
    color: inherit;
  }
  a[data-kind] {
    ${barStepsAside('call')}
  }
  a:not([data-kind]) {
    display: inline-block;
    padding-block: ${space[1]};
  }
  ol {
    padding-block: ${space[4]};
    padding-left: 1.3em;
    font-weight: 600;
    line-height: 1.75;
    list-style: decimal;
  }
  ol + p {
    padding-top: ${space[3]};
    border-top: 1px solid currentColor;
  }
  p {
    ${belowTablet} {
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
  @media print {
    && {
      border: 1px solid ${color.rule};
      background: none;
      break-inside: avoid;
    }
  }
`;
