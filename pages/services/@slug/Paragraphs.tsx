import { Prose } from '../../../components/section/Prose.tsx';
import { Ranges } from '../../../components/section/Ranges.tsx';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Prose>
      {texts.map((text) => (
        <p key={text}>
          <Ranges>{text}</Ranges>
        </p>
      ))}
    </Prose>
  );
}
