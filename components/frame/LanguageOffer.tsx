import { styled } from 'styled-components';
import { color, from, size, space } from '../theme.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface LanguageOfferProps {
  /** The Spanish edition of this page. */
  href: string;
}

/**
 * Offers the Spanish edition, in Spanish. Hidden until renderer/client/language.ts finds a browser set to Spanish. It's above the
 * page, so nothing moves when it shows.
 */
export function LanguageOffer({ href }: LanguageOfferProps) {
  return (
    <Line lang="es" aria-label="Idioma" data-language-offer="" data-no-print="" hidden>
      <span>¿Prefiere leer en español?</span>
      <LanguageSwitch name="Ver en español" href={href} hrefLang="es" />
      <button type="button">No, gracias</button>
    </Line>
  );
}

const Line = styled.aside`
  position: fixed;
  right: ${space[4]};
  bottom: calc(5rem + env(safe-area-inset-bottom));
  z-index: 8;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  max-width: calc(100% - 2 * ${space[4]});
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.ink};
  background: ${color.raised};
  font-size: ${size.small};
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.inkMuted};
    text-decoration: underline;
    cursor: pointer;
  }
  ${from.tablet} {
    bottom: ${space[4]};
  }
`;
