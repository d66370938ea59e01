import { styled } from 'styled-components';
import type { OwnRequestWords } from '../../schema/words/own-request.ts';
import { color, size, space } from '../theme.ts';

interface SentFieldsProps {
  sent: { fullName: string; email: string; phone: string; zipCode: string; serviceNeeded: string; projectDetails: string };
  words: OwnRequestWords['sent'];
}

/** What the visitor wrote into the form. */
export function SentFields({ sent: { fullName, email, phone, zipCode, serviceNeeded, projectDetails }, words }: SentFieldsProps) {
  const rows = [
    [words.name, fullName],
    [words.email, email],
    [words.phone, phone],
    [words.zip, zipCode],
    [words.service, serviceNeeded],
    [words.details, projectDetails],
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
