import { Button } from '#components/form/Button.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { Wide } from './FormParts.tsx';
import { useNextVisit } from './use-next-visit.ts';

interface SubmitRowProps {
  isUrgent: boolean;
  isSubmitting: boolean;
}

/** Closes the form. */
export function SubmitRow({ isUrgent, isSubmitting }: SubmitRowProps) {
  const words = useWords('contact.form');
  const nextVisit = useNextVisit();
  return (
    <Wide>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? words.submitting : isUrgent ? words.submitUrgent : words.submit}
      </Button>
      <p>
        {words.use} <PageLink href="/privacy">{words.privacy}</PageLink>
      </p>
      {nextVisit && !isUrgent && (
        <p>
          <Filled text={words.nextVisit} parts={{ time: <span>{nextVisit}</span> }} />
        </p>
      )}
    </Wide>
  );
}
