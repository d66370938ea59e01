import { styled } from 'styled-components';
import { choiceLine } from '#components/form/choice-line.ts';
import type { Quote } from '#schema/api/quote.ts';
import { languageName, languages } from '#schema/rules/language.ts';
import { useBusiness } from '../../business.ts';
import { ChoiceField } from './ChoiceField.tsx';

/** In which language it's signed, by how many, and whether an insurer pays, which Texas wants words about. */
export function ContractFields({ quote, change }: { quote: Quote; change: (changes: Partial<Quote>) => void }) {
  const { terms, excluded, claim } = useBusiness().quoteFacts;
  const { language, hasTwoSigners = false } = quote;

  /** What was typed otherwise stays. */
  function speak(next: Quote['language']) {
    const translate = (text: string) =>
      [terms, excluded].reduce((result, words) => result.replace(words[language] || '\0', words[next]), text);
    const claimed = quote.claim && claim[next];
    change({ language: next, terms: translate(quote.terms), excluded: translate(quote.excluded), claim: claimed });
  }

  return (
    <div className="wide">
      <ChoiceField
        form="inbox-quote"
        name="language"
        label="Language of the talk, and so of the contract"
        choices={languages.map((each) => [each, languageName(each)])}
        value={language}
        choose={speak}
      />
      <Choice>
        <input type="checkbox" checked={hasTwoSigners} onChange={() => change({ hasTwoSigners: !hasTwoSigners })} />
        <span>Two people sign it, such as a couple that owns the home</span>
      </Choice>
      {claim[language] && (
        <Choice>
          <input
            type="checkbox"
            checked={quote.claim !== undefined}
            onChange={() => change({ claim: quote.claim ? undefined : claim[language] })}
          />
          <span>An insurer pays part of it, so the law's words on deductibles are in it</span>
        </Choice>
      )}
    </div>
  );
}

const Choice = styled.label`
  ${choiceLine}
`;
