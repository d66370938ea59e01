import { styled } from 'styled-components';
import { Terms } from '#components/layout/Terms.tsx';
import { color, from, secondaryText, size, space } from '#components/theme.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { type FieldName, fieldNames, requestFields } from '#schema/request-fields/fields.ts';
import { fieldText, fieldWords } from '#schema/request-fields/words.ts';
import { languageName } from '#schema/rules/language.ts';
import { describeContext } from '#schema/rules/request-context.ts';
import { mapTable } from '#schema/rules/table.ts';
import { useBusiness } from '../business.ts';

/** All but the name, which is the heading, and the details. What is short shares the first line. */
const facts = [...new Set<FieldName>(['phone', 'zipCode', ...fieldNames])].filter(
  (name) => name !== 'fullName' && name !== 'projectDetails',
);
const missing = <i>Not provided</i>;

export function RequestFields({ request }: { request: StoredRequest }) {
  const { zipCode, projectDetails, context, source, language, otherFields = {}, unreadable } = request;
  const { [zipCode]: city } = useBusiness().cities;
  const texts = {
    ...mapTable(requestFields, (_, name) => fieldText(name, request[name])),
    ...(city && { zipCode: `${zipCode} ${city}` }),
  };
  if (unreadable !== undefined) {
    return (
      <section aria-labelledby="inbox-value">
        <h3 id="inbox-value">We couldn't read this request. Here's what's stored:</h3>
        <Value tabIndex={0}>{unreadable}</Value>
      </section>
    );
  }
  return (
    <FieldList>
      <Terms
        rows={facts
          .filter((name) => requestFields[name].isRequired || request[name] !== '')
          .map((name) => [fieldWords.en[name].short, texts[name] || missing])}
      />
      {context && <Terms rows={[['Came from', describeContext(context)]]} />}
      {source === 'phone' && <Terms rows={[['Came from', 'A call']]} />}
      {language !== 'en' && <Terms rows={[['Language', languageName(language)]]} />}
      {[[fieldWords.en.projectDetails.short, projectDetails] as const, ...Object.entries(otherFields)].map(([name, value]) => (
        <div key={name} className="details">
          <dt>{name}</dt>
          <dd dir="auto">{value || missing}</dd>
        </div>
      ))}
    </FieldList>
  );
}

const Value = styled.pre`
  max-height: 24rem;
  overflow: auto;
  padding: ${space[3]};
  border: 1px solid ${color.rule};
  background: ${color.raised};
  font-size: ${size.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const FieldList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  .details,
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    & > :nth-child(n + 3):not(.details) {
      grid-column: auto;
    }
  }
  dt {
    ${secondaryText}
  }
  dd {
    overflow-wrap: anywhere;
  }
  i {
    color: ${color.inkMuted};
  }
  .details dd {
    max-width: 40em;
    white-space: pre-wrap;
  }
`;
