import { styled } from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { Band } from '../../components/section/Band.tsx';
import { arrowSummary } from '../../components/section/Fold.tsx';
import { JobCards } from '../../components/section/JobCards.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

/** Real jobs, the newest with a picture. */
export function FinishedJobs({ finished: { words, jobs, older } }: Pick<Data, 'finished'>) {
  return (
    <Band>
      <SectionHeading intro={words.aboutJobs}>{words.jobs}</SectionHeading>
      <JobCards jobs={jobs} />
      {older.length > 0 && (
        <Older>
          <summary>
            {words.moreJobs}
            <Icon name="down" size={18} />
          </summary>
          <ul>
            {older.map(({ href, title, month }) => (
              <li key={href}>
                <a href={href}>{title}</a>, {month}
              </li>
            ))}
          </ul>
        </Older>
      )}
    </Band>
  );
}

export const Older = styled.details`
  ${arrowSummary}
  margin-top: ${space[5]};
  summary {
    margin-bottom: ${space[3]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
