import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import { useWords } from '../page-language.ts';
import { color, from, headerHeight, space } from '../theme.ts';

/** In CSS pixels. */
const maximumWidth = 420;
const swipeDistance = 50;
/** The height of the tallest toast on a phone, with the space around it. */
const roomForToast = '12rem';
/** In milliseconds. */
const duration = 5000;

export interface ToastText {
  title: string;
  text: string;
  destructive?: boolean;
}

/** Replaces the current toast. Needs a `Toasts` on the page. */
export function showToast({ title, text, destructive = false }: ToastText): void {
  const width = Math.min(maximumWidth, innerWidth - 32);
  toast.dismiss();
  toast(
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>,
    {
      role: destructive ? 'alert' : 'status',
      className: destructive ? 'destructive' : '',
      draggablePercent: (100 * swipeDistance) / width,
    },
  );
}

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

/**
 * Shows one toast at a time. F8 moves the focus to it, and a swipe to the right dismisses it. On screens with one column it's
 * over the header, where it covers nothing that a page says, and what gets the focus scrolls clear of it. Its island lists the words 'shared.toasts'.
 */
export function Toasts() {
  const words = useWords('shared.toasts');
  return (
    <Place>
      <ToastContainer
        aria-label={words.label}
        hotKeys={(event) => event.key === 'F8'}
        autoClose={duration}
        transition={slide}
        newestOnTop
        hideProgressBar
        closeOnClick={false}
        draggable
        draggableDirection="x"
        icon={false}
        closeButton={({ closeToast }) => (
          <button type="button" className="Toastify__close-button" aria-label={words.close} onClick={() => closeToast(true)}>
            <svg aria-hidden="true" viewBox="0 0 14 16">
              <path d="M7.7 8.2 11.5 12 10 13.5 6.2 9.7 2.5 13.5 1 12l3.7-3.8L1 4.5 2.5 3l3.7 3.7L10 3l1.5 1.5z" />
            </svg>
          </button>
        )}
      />
    </Place>
  );
}

const Place = styled.div`
  html:has(& .Toastify__toast) {
    scroll-padding-top: ${roomForToast};
    ${from.laptop} {
      scroll-padding-block: calc(${headerHeight} + ${space[4]}) ${roomForToast};
    }
  }
  .Toastify__toast-container {
    position: fixed;
    top: calc(${space[2]} + env(safe-area-inset-top));
    right: ${space[4]};
    z-index: 20;
    width: min(${maximumWidth}px, calc(100vw - 2 * ${space[4]}));
    ${from.laptop} {
      inset: auto ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom)) auto;
    }
  }
  .Toastify__toast {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[4]};
    border: 2px solid ${color.success};
    background: ${color.raised};
    line-height: 1.4;
    touch-action: pan-y;
  }
  .Toastify__toast.destructive {
    border-color: ${color.signal};
    background: ${color.signalSoft};
  }
  p {
    margin-top: ${space[1]};
    font-size: 0.97rem;
  }
  .Toastify__close-button {
    flex: none;
    align-self: flex-start;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .Toastify__close-button svg {
    width: 14px;
    height: 16px;
    fill: ${color.inkMuted};
  }
  /* The end of this invisible animation closes the toast. It must take its time even where motion is reduced. */
  .Toastify__progress-bar--wrp {
    position: absolute;
    visibility: hidden;
  }
  .Toastify__progress-bar--animated {
    animation: toast-time ${duration}ms linear forwards;
    @media (prefers-reduced-motion: reduce) {
      animation-duration: ${duration}ms !important;
    }
  }
  @keyframes toast-time {
    to {
      transform: scaleX(0);
    }
  }
  .toast-in {
    animation: toast-in 200ms ease-out both;
  }
  /* Makes room for the next toast right away. */
  .toast-out {
    position: absolute;
    inset: auto 0 0;
    pointer-events: none;
    animation: toast-out 150ms ease-in both;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  @keyframes toast-out {
    to {
      opacity: 0;
    }
  }
  .Toastify__sr-only {
    position: absolute;
    clip-path: inset(50%);
  }
`;
