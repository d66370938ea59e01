import { Band } from '#components/layout/Band.tsx';
import { Points } from '#components/sections/Points.tsx';
import type { Data } from './+data.ts';

export function Challenges({ words, challenges }: Pick<Data, 'words' | 'challenges'>) {
  return (
    <Band heading={words.problems} fades>
      <Points points={challenges.map(({ title, answer }) => ({ title, body: answer }))} />
    </Band>
  );
}
