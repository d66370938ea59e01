import { styled } from 'styled-components';
import { color, secondaryText, size, space } from '../../components/theme.ts';
import { grouped, wholeDollars } from '../../schema/number-format.ts';
import { type QuoteFigures as Figures, quoteFiguresSchema } from '../../schema/quote.ts';
import { fieldText } from '../../schema/request-fields/words.ts';
import { read } from '../api.ts';
import { useReading } from '../use-reading.ts';

/** What became of the last 90 days' quotes, and of each service's in a fold. Nothing before the first quote. */
export function QuoteFigures({ changes }: { changes: number }) {
  const figures = useReading(changes, (signal) => read(['/api/requests/quote-figures'], quoteFiguresSchema, signal));
  if (!figures || figures.byService.length === 0) return null;
  return (
    <Frame>
      <summary>
        <span className="unseen">Quotes:</span>
        {figuresOf(figures).map(([name, value]) => (
          <span key={name}>
            <small>{name}</small> <b>{value}</b>
          </span>
        ))}
      </summary>
      <ul>
        {figures.byService.map(({ service, ...some }) => (
          <li key={service}>
            <b>{fieldText('serviceNeeded', service) || 'Other'}</b>
            {figuresOf(some).map(([name, value]) => (
              <span key={name}>{`${name.toLowerCase()} ${value}`}</span>
            ))}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function figuresOf({ sent, accepted, daysToAccept, open, won }: Omit<Figures, 'byService'>) {
  const days = daysToAccept === null ? '–' : grouped(Math.round(10 * daysToAccept) / 10);
  return [
    ['Quotes sent', grouped(sent)],
    ['Accepted', grouped(accepted)],
    ['Days to accept', days],
    ['Open', wholeDollars(open / 100)],
    ['Won this month', wholeDollars(won / 100)],
  ] as const;
}

const Frame = styled.details`
  border-bottom: 1px solid ${color.rule};
  background: ${color.page};
  font-variant-numeric: tabular-nums;
  summary,
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    padding: ${space[2]} ${space[4]};
    font-size: ${size.small};
  }
  li {
    flex-wrap: wrap;
    justify-content: start;
  }
  summary > :not(.unseen) {
    display: grid;
    align-content: space-between;
    line-height: 1.3;
  }
  small {
    ${secondaryText}
    font-size: 0.75rem;
  }
  li b {
    flex-basis: 100%;
  }
`;
