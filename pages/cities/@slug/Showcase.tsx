import { ButtonLink } from '../../../components/form/Button.tsx';
import { type PictureSource, RoundedPicture } from '../../../components/media/Picture.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { usePageLanguage } from '../../../components/page-language.ts';
import { Fold } from '../../../components/section/Fold.tsx';
import { Container, Eyebrow, Section, Split, Stack } from '../../../components/section/Layout.tsx';
import type { Data } from './+data.ts';

/** A finished floor in Austin. */
export function Showcase({ image, words }: { image: PictureSource; words: Data['words']['showcase'] }) {
  const { words: shared } = usePageLanguage();
  return (
    <Section data-tone="sunken" data-tight="" className="fade-in">
      <Container>
        <Split>
          <RoundedPicture image={image} sizes="(min-width: 900px) 580px, 92vw" />
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
      </Container>
    </Section>
  );
}
