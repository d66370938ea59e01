import { use } from 'react';
import { styled } from 'styled-components';
import { color, from, secondaryText, space } from '../../components/theme.ts';
import { languageName } from '../../schema/language.ts';
import { type FieldName, fieldNames } from '../../schema/request-fields/fields.ts';
import { fieldText, requestWords } from '../../schema/request-fields/words.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { Business } from '../business.ts';
import { Origin } from './Origin.tsx';

/** All but the name, which is the heading, and the details. What is short shares the first line. */
const facts = [...new Set<FieldName>(['phone', 'zipCode', ...fieldNames])].filter(
  (name) => name !== 'fullName' && name !== 'projectDetails',
);

export function RequestFields({ request }: { request: StoredRequest }) {
  const { zipCode, projectDetails, context, language, otherFields = {} } = request;
  const { cities } = use(Business);
  const city = cities[zipCode];
  return (
    <List>
      {facts.map((name) => (
        <div key={name}>
          <dt>{requestWords.en[name].short}</dt>
          <dd>{(name === 'zipCode' && city ? `${zipCode} ${city}` : fieldText(name, request[name])) || <i>Not provided</i>}</dd>
        </div>
      ))}
      {context && (
        <div>
          <dt>Came from</dt>
          <dd>
            <Origin context={context} />
          </dd>
        </div>
      )}
      {language !== 'en' && (
        <div>
          <dt>Language</dt>
          <dd>{languageName(language)}</dd>
        </div>
      )}
      <div className="details">
        <dt>{requestWords.en.projectDetails.short}</dt>
        <dd dir="auto">{projectDetails || <i>Not provided</i>}</dd>
      </div>
      {Object.entries(otherFields).map(([name, value]) => (
        <div key={name} className="details">
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
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
