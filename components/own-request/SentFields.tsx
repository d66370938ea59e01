import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';

interface SentFieldsProps {
  sent: { fullName: string; email: string; phone: string; zipCode: string; serviceNeeded: string; projectDetails: string };
  /** What else went along. */
  extra?: string | undefined;
}

/** What the visitor wrote into the form. */
export function SentFields({ sent: { fullName, email, phone, zipCode, serviceNeeded, projectDetails }, extra }: SentFieldsProps) {
  const rows = [
    ['Name', fullName],
    ['Email', email],
    ['Phone', phone],
    ['Zip code', zipCode],
    ['Service', serviceNeeded],
    ['Details', projectDetails],
    ['Also sent', extra ?? ''],
  ] as const;
  return (
    <List>
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  div {
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: ${space[3]};
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
