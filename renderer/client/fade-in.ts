/** Sections below the fold rise into view once 10 % of them show. What is on the screen already is left alone. */
export function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
  // All are measured before one is changed, so that the page is laid out once.
  const below = [...document.querySelectorAll('.fade-in')].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    // A tenth of something very tall might never be on the screen at once.
    return top >= innerHeight && height <= 5 * innerHeight;
  });
  for (const element of below) {
    element.classList.add('waits');
    observer.observe(element);
  }
  // Print and find-in-page see everything.
  addEventListener('beforeprint', () => {
    for (const element of document.querySelectorAll('.waits')) element.classList.remove('waits');
  });
}
