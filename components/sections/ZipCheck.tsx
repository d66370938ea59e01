import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { zipPattern } from '#schema/rules/zip.ts';
import { Box } from '../cards/Room.ts';
import { Fold } from '../folds/Fold.tsx';
import { Button, ButtonLink } from '../form/Button.tsx';
import { Input } from '../form/Field.tsx';
import { Row } from '../layout/Row.ts';
import { Stack } from '../layout/Stack.ts';
import { PageLink } from '../PageLink.tsx';
import { usePageLanguage, useWords } from '../page-language.ts';
import { Filled } from '../prose/Filled.tsx';
import { color, size, space } from '../theme.ts';
import { CityList, type ServedCity, ZipList } from './ZipList.tsx';

interface ZipCheckProps {
  areas: {
    inside: readonly ServedCity[];
    /** Zip codes around our cities, where we often work, too. */
    edge: readonly string[];
  };
  phone: { text: string; href: string };
  level?: 'h2' | 'h3';
  /** Shows the list of all zip codes. Without it, there's a link to the list on /cities, so that pages don't repeat each other. */
  hasList?: boolean;
}

/**
 * Tells visitors whether we serve their zip code. renderer/client/zip-answers.ts looks it up in the list of cities, then among the
 * zip codes at the edge. With scripts off, the form leads to the list on /cities.
 */
export function ZipCheck({ areas: { inside, edge }, phone, level = 'h2', hasList = false }: ZipCheckProps) {
  const words = useWords('zipCheck');
  const list = `${usePageLanguage().localize('/cities').href}#zip-list`;
  const all = fill(words.all, { count: new Set(inside.flatMap(({ zips }) => zips)).size });
  const call = <a href={phone.href}>{phone.text}</a>;
  return (
    <Check data-zip-check="" data-empty={words.empty} data-not-digits={words.notDigits} data-wrong-length={words.wrongLength}>
      <Title as={level}>{words.title}</Title>
      <form action={list} method="get" aria-label={words.form}>
        <label htmlFor="zip-check">{words.label}</label>
        <Row $gap={2}>
          <Zip
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
        </Row>
      </form>
      <Answer id="zip-answer" role="status" />
      <Verdict outcome="inside" text={words.inside} hasForm />
      <Verdict outcome="edge" text={words.edge} zips={edge} hasForm>
        <Filled text={words.aboutEdge} parts={{ phone: call }} />
      </Verdict>
      <Verdict outcome="outside" text={words.outside}>
        <Filled text={words.aboutOutside} parts={{ count: inside.length, phone: call }} />
      </Verdict>
      {hasList ? (
        <Fold label={all} heading="span">
          <ZipList id="zip-list" cities={inside} />
        </Fold>
      ) : (
        <>
          <a href={list}>{all}</a>
          <template data-list="">
            <ZipList cities={inside} />
          </template>
        </>
      )}
    </Check>
  );
}

interface VerdictProps {
  outcome: 'inside' | 'edge' | 'outside';
  /** With {zip}. */
  text: string;
  zips?: readonly string[];
  /** Whether it offers the estimate form. */
  hasForm?: boolean;
  children?: ReactNode;
}

/** A possible answer, which renderer/client/zip-answers.ts copies and fills in. */
function Verdict({ outcome, text, zips, hasForm, children }: VerdictProps) {
  const { estimate } = useWords('zipCheck');
  return (
    <template data-outcome={outcome} data-zips={zips?.join(' ')}>
      <p>
        <b>
          <Filled text={text} parts={{ zip: <span data-zip="" /> }} />
        </b>{' '}
        {children}
      </p>
      {outcome === 'inside' && <Found />}
      {hasForm && (
        <ButtonLink as={PageLink} data-form="" href="/contact">
          {estimate}
        </ButtonLink>
      )}
    </template>
  );
}

const Title = styled.h2`
  font-size: ${size.h3};
`;

const Zip = styled(Input)`
  width: 11rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

/** Takes up no space until there is an answer. */
const Answer = styled(Stack)`
  &:empty {
    margin-bottom: -${space[3]};
  }
`;

/** The cities with the zip code. */
const Found = styled(CityList)`
  width: 100%;
  padding: 0 ${space[4]} ${space[4]};
  background: ${color.successSoft};
`;

const Check = styled(Box)`
  border-color: ${color.ink};
  label {
    font-weight: 600;
  }
  &:has([aria-invalid]) ${Answer} {
    font-weight: 550;
    color: ${color.signal};
  }
`;
