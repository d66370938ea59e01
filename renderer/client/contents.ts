/** Marks the section being read in an article's table of contents: the last one whose heading is above the middle of the screen. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;
  const headings = [...new Set(links.map(({ hash }) => hash.slice(1)))].flatMap((id) => document.getElementById(id) ?? []);
  const mark = () => {
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
    for (const link of links) {
      if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // Reaches far above the screen, so a jump over several headings counts too.
  const observer = new IntersectionObserver(mark, { rootMargin: '100000px 0px -50%' });
  for (const heading of headings) observer.observe(heading);
}
