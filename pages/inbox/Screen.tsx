import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Wordmark } from '../../components/frame/Wordmark.tsx';
import { color, radius, size, space } from '../../components/theme.ts';

interface ScreenProps {
  heading?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}

/** What stands where nothing can be read yet. */
export function Screen({ heading, className, children }: ScreenProps) {
  return (
    <Card className={className}>
      <Wordmark />
      <h1 ref={heading} tabIndex={-1}>
        Inbox
      </h1>
      {children}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${space[4]};
  width: min(100% - 2 * ${space[4]}, 26rem);
  margin: clamp(${space[5]}, 12vh, 8rem) auto ${space[6]};
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  h1 {
    margin-top: ${space[2]};
    font-size: ${size.h3};
  }
  & > p {
    color: ${color.inkMuted};
  }
  form {
    display: grid;
    gap: ${space[2]};
  }
`;
