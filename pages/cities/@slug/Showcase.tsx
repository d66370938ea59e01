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
            <Eyebrow>Beige ceramic</Eyebrow>
            <h2>Bathroom tile in Austin</h2>
            <p>
              Twelve-inch ceramic is an easy bathroom floor to live with, because it stays cool in August and standing water
              doesn't hurt it. Tile shows every dip in the slab below, so we level that first. If your slab has cracks or sits on
              clay, we'll also quote a membrane that helps keep those cracks from reaching the tile.
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
