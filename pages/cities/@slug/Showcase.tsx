import { ButtonLink } from '../../../components/form/Button.tsx';
import { type PictureSource, RoundedPicture } from '../../../components/media/Picture.tsx';
import { Container, Eyebrow, Section, Split, Stack } from '../../../components/section/Layout.tsx';

/** A finished floor in Austin. */
export function Showcase({ image }: { image: PictureSource }) {
  return (
    <Section data-tone="sunken" data-tight="" className="fade-in">
      <Container>
        <Split>
          <RoundedPicture image={image} sizes="(min-width: 900px) 580px, 92vw" />
          <Stack>
            <Eyebrow>Tile in Austin</Eyebrow>
            <h2>Beige ceramic around a tub</h2>
            <p>
              Twelve-inch ceramic is the bathroom floor that asks for least: it stays cool in August and takes standing water for
              years. Tile shows every wave of the slab below, so we level first. On clay an uncoupling membrane follows, so that a
              crack in the slab stays in the slab.
            </p>
            <ButtonLink data-kind="quiet" href="/gallery">
              See before and after
            </ButtonLink>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
