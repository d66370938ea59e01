import type { Options } from '#visualizer/plan/options.ts';
import { Visualizer as Tool } from '#visualizer/tool/Visualizer.tsx';

/** The tool, which gets the words of the photo tools once they're needed, in one language. */
export function Visualizer(options: Options) {
  return <Tool {...options} loadPhotoWords={async () => (await photoWords[options.language]()).default} />;
}

const photoWords = {
  en: () => import('@content/words/photo-tools.yaml'),
  es: () => import('@content/words/photo-tools.es.yaml'),
};
