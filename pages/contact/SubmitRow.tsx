import { Button } from '#components/form/Button.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { Wide } from './FormParts.tsx';

interface SubmitRowProps {
  isUrgent: boolean;
  isSubmitting: boolean;
}

/** Closes the form. */
export function SubmitRow({ isUrgent, isSubmitting }: SubmitRowProps) {
  const words = useWords('contact.form');
  return (
    <Wide>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? words.submitting : isUrgent ? words.submitUrgent : words.submit}
      </Button>
      <p>
        {words.use} <PageLink href="/privacy">{words.privacy}</PageLink>
      </p>
    </Wide>
  );
}
