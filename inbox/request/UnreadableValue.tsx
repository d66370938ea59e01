import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';

/** Shown for a stored request that we can't read. */
export function UnreadableValue({ value }: { value: string }) {
  return (
    <section aria-labelledby="inbox-value">
      <h3 id="inbox-value">We couldn't read this request. Here's what's stored:</h3>
      <Value tabIndex={0}>{value}</Value>
    </section>
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
