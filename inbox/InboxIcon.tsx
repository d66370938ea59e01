import type { LucideIcon } from 'lucide-react';

/** An icon of lucide-react, as the inbox shows it. It's hidden from screen readers, so always put words beside it. */
export function InboxIcon({ icon: Glyph, size = 18 }: { icon: LucideIcon; size?: number }) {
  return <Glyph size={size} strokeWidth={1.7} aria-hidden="true" focusable="false" />;
}
