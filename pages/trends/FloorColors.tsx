import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { secondaryText, space } from '#components/theme.ts';

/** The colors that go with a floor, with their names. */
export function FloorColors({ colors }: { colors: readonly { name: string; hex: string }[] }) {
  const words = useWords('trends');
  return (
    <Colors aria-label={words.colors}>
      {colors.map(({ name, hex }) => (
        <li key={name}>
          <svg width="100%" height="44" aria-hidden="true" focusable="false">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          {name}
        </li>
      ))}
    </Colors>
  );
}

const Colors = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  ${secondaryText}
`;
