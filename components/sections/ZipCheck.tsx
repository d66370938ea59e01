import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import type { ZipCheckWords } from '#schema/rules/words.ts';
import { zipPattern } from '#schema/rules/zip.ts';
import { Button, ButtonLink } from '../form/Button.tsx';
import { Input } from '../form/Field.tsx';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { usePageLanguage } from '../page-language.ts';
import { Filled } from '../prose/Filled.tsx';
import { color, font, from, size, space } from '../theme.ts';

interface Area {
  name: string;
  href: string;
  county: string;
  /** From where we start, in words. */
  distance: string;
  /** Five digits each, lowest first. */
  zips: readonly string[];
  /** Set if the city's page is in another language than this one. */
  hrefLang?: string;
  /** The most popular floor in this city, and why. Only in English. */
  floor: { name: string; advice: string } | null;
}

interface ZipCheckProps {
  areas: {
    inside: readonly Area[];
    /** Zip codes around our cities, where we often work, too. */
    edge: readonly string[];
    words: ZipCheckWords;
  };
  phone: { text: string; href: string };
  /** Level of the heading. */
  level?: 2 | 3;
  /** Shows the list of all zip codes. Without it, there's a link to the list on /cities, so that pages don't repeat each other. */
  hasList?: boolean;
}

interface VerdictProps {
  outcome: string;
  text: string;
  zips?: readonly string[];
  children?: ReactNode;
}

/**
 * Tells visitors whether we serve their zip code. renderer/client/zip-answers.ts looks it up in the list of cities, then among the
 * zip codes at the edge. With scripts off, the form leads to the list on /cities.
 */
export function ZipCheck({ areas: { inside, edge, words }, phone, level = 2, hasList = false }: ZipCheckProps) {
  const { localize } = usePageLanguage();
  const Title = `h${level}` as const;
  const all = fill(words.all, { count: new Set(inside.flatMap(({ zips }) => zips)).size });
  const cities = localize('/cities').href;
  const number = <a href={phone.href}>{phone.text}</a>;
  return (
    <Box data-zip-check="" data-empty={words.empty} data-not-digits={words.notDigits} data-wrong-length={words.wrongLength}>
      <Title>{words.title}</Title>
      <form action={`${cities}#zip-list`} method="get" aria-label={words.form}>
        <label htmlFor="zip-check">{words.label}</label>
        <div>
          <Input
            id="zip-check"
            name="zip"
            type="text"
            required
            pattern={zipPattern}
            title={words.fiveDigits}
            inputMode="numeric"
            autoComplete="postal-code"
            aria-describedby="zip-answer"
          />
          <Button type="submit">{words.check}</Button>
        </div>
      </form>
      <Answer id="zip-answer" role="status" />
      <Verdict outcome="inside" text={words.inside} />
      <Verdict outcome="shared" text={words.inside}>
        {words.shared}
      </Verdict>
      <Verdict outcome="edge" text={words.edge} zips={edge}>
        <Filled text={words.aboutEdge} parts={{ phone: number }} />
      </Verdict>
      <Verdict outcome="outside" text={words.outside}>
        <Filled text={words.aboutOutside} parts={{ count: inside.length, phone: number }} />
      </Verdict>
      <template data-outcome="form">
        <p>
          <ButtonLink as={PageLink} href="/contact">
            {words.estimate}
          </ButtonLink>
        </p>
      </template>
      {hasList ? (
        <details>
          <summary>
            {all}
            <Icon name="down" size={18} />
          </summary>
          <AreaList id="zip-list" areas={inside} words={words} />
        </details>
      ) : (
        <>
          <a href={`${cities}#zip-list`}>{all}</a>
          <template data-list="">
            <AreaList areas={inside} words={words} />
          </template>
        </>
      )}
    </Box>
  );
}

/** A possible answer, which renderer/client/zip-answers.ts copies. `text` has {zip}. */
function Verdict({ outcome, text, zips, children }: VerdictProps) {
  return (
    <template data-outcome={outcome} data-zips={zips?.join(' ')}>
      <p>
        <b>
          <Filled text={text} parts={{ zip: <span data-zip="" /> }} />
        </b>
        {children && <> {children}</>}
      </p>
    </template>
  );
}

function AreaList({ id, areas, words }: { id?: string; areas: readonly Area[]; words: ZipCheckWords }) {
  return (
    <ul id={id} data-areas="">
      {areas.map(({ name, href, hrefLang, county, distance, zips, floor }) => (
        <li key={href}>
          <a href={href} hrefLang={hrefLang}>
            {name}
          </a>
          <small>{fill(words.place, { county, distance })}</small>
          <small data-zips="">{zips.join(' ')}</small>
          {floor && (
            <p>
              <b>{fill(words.popular, { floor: floor.name })}</b> {floor.advice}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.ink};
  background: ${color.raised};
  h2,
  h3 {
    font-size: ${size.h3};
  }
  label {
    font-weight: 600;
  }
  form > div {
    display: flex;
    gap: ${space[2]};
    align-items: end;
  }
  form ${Input} {
    max-width: 11rem;
    font-variant-numeric: tabular-nums;
  }
  &:has([aria-invalid]) [role='status'] {
    font-weight: 550;
    color: ${color.signal};
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 32px;
    color: ${color.accent};
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${color.accentDark};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  summary svg {
    transition: transform 150ms ease-out;
  }
  details[open] summary svg {
    transform: rotate(180deg);
  }
  ul {
    display: grid;
    gap: ${space[4]} ${space[5]};
    scroll-margin-top: 20rem;
  }
  details ul {
    margin-top: ${space[3]};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
  li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding-top: ${space[3]};
    border-top: 1px solid ${color.rule};
  }
  li a {
    justify-self: start;
    font: 540 ${size.h4}/1.4 ${font.heading};
  }
  small,
  li p {
    font-size: ${size.small};
    line-height: 1.5;
  }
  small {
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  ${from.tablet} {
    padding: ${space[5]} ${space[6]};
  }
`;

/** Takes up no space until there is an answer. */
const Answer = styled.div`
  display: grid;
  gap: ${space[3]};
  &:empty {
    margin-bottom: -${space[4]};
  }
  ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  li {
    padding: ${space[3]} ${space[4]};
    border: 0;
    background: ${color.successSoft};
  }
`;
