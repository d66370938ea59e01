/**
 * Fades in each section below the fold when 10% of it is visible. Nothing is hidden before the page scrolls, so a picture of the
 * whole page and a printed page have no blank areas.
 */
export function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  addEventListener('scroll', hideAndObserve, { once: true, passive: true });
}

function hideAndObserve(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.classList.replace('waits', 'shown');
      }
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
  );
  // Measure all before changing any, so the page is laid out once.
  const below = [...document.querySelectorAll('.fade-in')].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    // A tenth of a very tall section might not fit on the screen.
    return top >= innerHeight && height <= 5 * innerHeight;
  });
  for (const element of below) {
    element.classList.add('waits');
    observer.observe(element);
  }
}
