import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { color, font, size, space } from '#components/theme.ts';
import { locales } from '#schema/rules/language.ts';

/** Printed above the picture, with today's date, because prices change. */
export function PrintHeading() {
  const { language } = usePageLanguage();
  const words = useWords('visualizer.tool');
  const locale = locales[language];
  const [day, setDay] = useState('');
  useEffect(() => {
    // The browser prints whatever is on the page when this returns, so it can't wait for React's next render.
    const setToday = () => flushSync(() => setDay(new Date().toLocaleDateString(locale, { dateStyle: 'long' })));
    addEventListener('beforeprint', setToday);
    return () => removeEventListener('beforeprint', setToday);
  }, [locale]);
  return (
    <OnPaper>
      <b>{words.onPaper}</b> <span>{day}</span>
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
    font: 540 ${size.h3}/1.2 ${font.heading};
  }
  span {
    color: ${color.inkMuted};
  }
`;
