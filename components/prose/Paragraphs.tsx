import { Stack } from '../layout/Stack.ts';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Stack>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Stack>
  );
}
