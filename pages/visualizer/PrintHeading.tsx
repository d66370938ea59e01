import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';

/** Above the printed plan: what it is and of which day, since prices change. */
export function PrintHeading() {
  const [day, setDay] = useState('');
  useEffect(() => {
    // The day of printing, not that of the build; on the paper only what stands there when this returns.
    const date = () => flushSync(() => setDay(new Date().toLocaleDateString('en-US', { dateStyle: 'long' })));
    addEventListener('beforeprint', date);
    return () => removeEventListener('beforeprint', date);
  }, []);
  return (
    <OnPaper>
      <b>Floor plan and estimate</b> <span>{day}</span>
    </OnPaper>
  );
}

const OnPaper = styled.p`
  display: none;
  @media print {
    display: flex;
    grid-column: 1 / -1;
    justify-content: space-between;
    max-width: none;
    padding-block: ${space[4]} 0;
  }
  b {
    font-size: ${size.h3};
  }
  span {
    color: ${color.inkMuted};
  }
`;
