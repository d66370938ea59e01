import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Room } from '#components/cards/Room.ts';
import { Wordmark } from '#components/frame/Wordmark.tsx';
import { color, size, space } from '#components/theme.ts';

interface StartScreenProps {
  heading?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}

/** The card shown until the user is signed in. */
export function StartScreen({ heading, className, children }: StartScreenProps) {
  return (
    <Frame className={className}>
      <Wordmark />
      <h1 ref={heading} tabIndex={-1}>
        Inbox
      </h1>
      {/* The same before and after the script has loaded, and the largest thing on the screen: it's what the eye sees first. */}
      <p>
        This is where our team reads and answers estimate requests. Would you like one?{' '}
        <a href="/contact">Ask for a free estimate</a>.
      </p>
      {children}
    </Frame>
  );
}

const Frame = styled(Room)`
  display: grid;
  gap: ${space[4]};
  width: min(100% - 2 * ${space[4]}, 26rem);
  margin: clamp(${space[5]}, 12vh, 8rem) auto ${space[6]};
  padding: ${space[5]};
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
