import { styled } from 'styled-components';
import { type FieldName, fieldNames } from '#schema/request-fields/fields.ts';
import { fieldText, fieldWords } from '#schema/request-fields/words.ts';
import type { Language } from '#schema/rules/language.ts';
import { Terms } from '../layout/Terms.tsx';
import { color, size, space } from '../theme.ts';

/** What the visitor wrote into the form. */
export function SentFields({ sent, language }: { sent: Readonly<Record<FieldName, string>>; language: Language }) {
  const filled = fieldNames.filter((name) => sent[name] !== '');
  return (
    <FieldList>
      <Terms rows={filled.map((name) => [fieldWords[language][name].short, fieldText(name, sent[name], language)])} />
    </FieldList>
  );
}

const FieldList = styled.dl`
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
