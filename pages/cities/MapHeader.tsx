import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../components/section/Layout.tsx';
import { color, from, size, space } from '../../components/theme.ts';

interface MapHeaderProps {
  className?: string;
  map: ReactNode;
  caption: ReactNode;
  children: ReactNode;
}

/** The top of a page about places: words beside a map on wide screens, above it on phones. */
export function MapHeader({ className, map, caption, children }: MapHeaderProps) {
  return (
    <Columns className={className}>
      <Stack>{children}</Stack>
      <figure>
        {map}
        <figcaption>{caption}</figcaption>
      </figure>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-top: ${space[3]};
  figcaption {
    margin-top: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    grid-template-columns: 1.35fr 1fr;
    gap: ${space[7]};
    padding-top: ${space[5]};
  }
`;
