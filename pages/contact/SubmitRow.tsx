import { Button } from '#components/form/Button.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import type { Language } from '#schema/rules/language.ts';
import { Wide } from './FormParts.tsx';
import { useNextVisit } from './use-next-visit.ts';
import type { FormWords } from './words.ts';

interface SubmitRowProps {
  language: Language;
  words: FormWords;
  privacy: { name: string; href: string; hrefLang?: string };
  isUrgent: boolean;
  isSubmitting: boolean;
}

/** Closes the form. */
export function SubmitRow({ language, words, privacy, isUrgent, isSubmitting }: SubmitRowProps) {
  const nextVisit = useNextVisit(language);
  return (
    <Wide>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      <p>
        {words.use}{' '}
        <a href={privacy.href} hrefLang={privacy.hrefLang}>
          {privacy.name}
        </a>
      </p>
      {nextVisit && !isUrgent && (
        <p>
          <Filled text={words.nextVisit} parts={{ time: <span>{nextVisit}</span> }} />
        </p>
      )}
    </Wide>
  );
}
