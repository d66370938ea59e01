import { ButtonLink } from '../../../components/form/Button.tsx';
import { FramedPicture, type PictureSource } from '../../../components/media/Picture.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { usePageLanguage } from '../../../components/page-language.ts';
import { Band } from '../../../components/section/Band.tsx';
import { Fold } from '../../../components/section/Fold.tsx';
import { Eyebrow, Split, Stack } from '../../../components/section/Layout.tsx';
import type { Data } from './+data.ts';

/** A finished floor in this city. */
export function Showcase({ image, words }: { image: PictureSource; words: Data['words']['showcase'] }) {
  const { words: shared } = usePageLanguage();
  return (
    <Band data-tight="" className="fade-in">
      <Split>
        <FramedPicture image={image} sizes="(min-width: 900px) 580px, 92vw" />
        <Stack>
          <Eyebrow>{words.label}</Eyebrow>
          <h2>{words.heading}</h2>
          <Fold label={shared.readMore}>
            <p>{words.body}</p>
          </Fold>
          <ButtonLink as={PageLink} data-kind="quiet" href="/gallery">
            {words.link}
          </ButtonLink>
        </Stack>
      </Split>
    </Band>
  );
}
