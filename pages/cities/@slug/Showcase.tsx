import { ButtonLink } from '../../../components/form/Button.tsx';
import { type PictureSource, RoundedPicture } from '../../../components/media/Picture.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Container, Eyebrow, Section, Split, Stack } from '../../../components/section/Layout.tsx';
import type { Data } from './+data.ts';

/** A finished floor in Austin. */
export function Showcase({ image, words }: { image: PictureSource; words: Data['words']['showcase'] }) {
  return (
    <Section data-tone="sunken" data-tight="" className="fade-in">
      <Container>
        <Split>
          <RoundedPicture image={image} sizes="(min-width: 900px) 580px, 92vw" />
          <Stack>
            <Eyebrow>{words.label}</Eyebrow>
            <h2>{words.heading}</h2>
            <p>{words.body}</p>
            <ButtonLink as={PageLink} data-kind="quiet" href="/gallery">
              {words.link}
            </ButtonLink>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
