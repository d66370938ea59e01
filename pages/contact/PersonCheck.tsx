import { styled } from 'styled-components';
import { space } from '#components/theme.ts';
import { turnstileOrigin } from './turnstile.ts';

/** Turnstile's script finds its place by the class, and checks the action in the Worker (worker/routes/contact/turnstile.ts). */
export function PersonCheck({ siteKey }: { siteKey: string }) {
  return (
    <>
      <script async src={`${turnstileOrigin}/turnstile/v0/api.js`} />
      <Place className="cf-turnstile" data-sitekey={siteKey} data-action="estimate" data-theme="light" data-size="flexible" />
    </>
  );
}

const Place = styled.div`
  grid-column: 1 / -1;
  margin-bottom: ${space[3]};
`;
