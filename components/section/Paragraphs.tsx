import { Prose } from './Prose.tsx';
import { Ranges } from './Ranges.tsx';

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
