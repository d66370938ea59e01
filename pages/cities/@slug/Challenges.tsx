import { styled } from 'styled-components';
import { Fold, foldedRow } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { belowTablet, color, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function Challenges({ words, challenges }: Pick<Data, 'words' | 'challenges'>) {
  return (
    <Band className="fade-in">
      <SectionHeading>{words.problems}</SectionHeading>
      <ChallengeList>
        {challenges.map(({ title, answer, label }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <Fold label={label} isRow isOpen={index === 0}>
              <p>{answer}</p>
            </Fold>
          </li>
        ))}
      </ChallengeList>
    </Band>
  );
}

const ChallengeList = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[7]};
  li {
    ${foldedRow}
  }
  ${belowTablet} {
    gap: 0;
    border-bottom: 1px solid ${color.rule};
    li {
      border-top: 1px solid ${color.rule};
    }
  }
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: ${space[2]};
  }
  p {
    color: ${color.inkMuted};
  }
`;
