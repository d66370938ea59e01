import { Comparison } from '#components/media/Comparison.tsx';
import type { PictureSource } from '#components/media/Picture.tsx';

interface BeforeAfterProps {
  project: { title: string; before: PictureSource; after: PictureSource };
}

/** The slider of the home page. */
export function BeforeAfter({ project }: BeforeAfterProps) {
  return (
    <Comparison
      {...project}
      sizes="(min-width: 1248px) 812px, (min-width: 900px) calc(68vw - 38px), (min-width: 640px) calc(50vw - 36px), calc(100vw - 32px)"
    />
  );
}
