import { useState } from 'react';
import { styled } from 'styled-components';
import { Facts } from '#components/layout/Facts.tsx';
import { PrintButton } from '#components/quote/PrintButton.tsx';
import { DocumentFrame } from '#components/quote/Quote.tsx';
import { Paper } from '#components/quote/QuoteSheet.tsx';
import { space } from '#components/theme.ts';
import type { QuoteLine, QuoteVersion } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { Work } from '#schema/api/visit.ts';
import { mapUrl } from '#schema/rules/map-url.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { describeDays } from '#schema/rules/visit-windows.ts';
import { Rows } from '../../Rows.tsx';
import { SmallButton } from '../../SmallButton.tsx';
import { picturesOf } from '../Photos.tsx';

interface CrewSheetProps {
  request: StoredRequest;
  /** What was signed. */
  contract: QuoteVersion;
  work: Work;
}

/** What a crew takes along, without prices. On paper, it's a sheet of its own. */
export function CrewSheet({ request: { id, fullName, phone, photos }, contract: { quote, signature }, work }: CrewSheetProps) {
  const [isShown, setShown] = useState(false);
  const { place } = quote;
  const signed = quote.lines.filter(({ isOptional }, index) => !isOptional || signature?.options.includes(index));
  const facts = [
    { label: 'Crew', value: work.crew },
    { label: 'Customer', value: fullName },
    { label: 'Phone', value: phone },
    { label: 'Address', value: <a href={mapUrl(place)}>{place}</a> },
    ...(work.note ? [{ label: 'Note', value: work.note }] : []),
  ];
  return (
    <Rows>
      <div>
        <SmallButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          Sheet for the crew
        </SmallButton>
      </div>
      {isShown && (
        <DocumentFrame>
          <Paper>
            <h2>{describeDays(work)}</h2>
            <Facts look="rows" facts={facts} />
            <table>
              <tbody>{signed.map(rowOf)}</tbody>
            </table>
            <Pictures>
              {picturesOf({ id, photos }).map(({ src, title }) => (
                <img key={src} src={src} alt={title} />
              ))}
            </Pictures>
          </Paper>
          <PrintButton label="Print" />
        </DocumentFrame>
      )}
    </Rows>
  );
}

function rowOf({ description, quantity, unit }: QuoteLine, index: number) {
  return (
    <tr key={index}>
      <th scope="row">{description}</th>
      <td>{unit === 'lump sum' ? '' : `${grouped(quantity / 100)} ${unit}`}</td>
    </tr>
  );
}

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space[2]};
  img {
    width: 100%;
  }
`;
