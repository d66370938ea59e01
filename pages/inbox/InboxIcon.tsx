import {
  ArrowLeft,
  Ban,
  BellOff,
  Check,
  Clock,
  Copy,
  Download,
  Eraser,
  LogOut,
  Mail,
  MessageSquare,
  Phone,
  RefreshCw,
  RotateCcw,
  Search,
  Trash2,
  TriangleAlert,
} from 'lucide-react';

const icons = {
  alert: TriangleAlert,
  back: ArrowLeft,
  check: Check,
  clock: Clock,
  delete: Trash2,
  download: Download,
  duplicate: Copy,
  erase: Eraser,
  mail: Mail,
  phone: Phone,
  refresh: RefreshCw,
  restore: RotateCcw,
  search: Search,
  signOut: LogOut,
  spam: Ban,
  text: MessageSquare,
  unnotified: BellOff,
} as const;

export type InboxIconName = keyof typeof icons;

/** Like components/media/Icon.tsx, with the icons that only the inbox needs. */
export function InboxIcon({ name, size = 18 }: { name: InboxIconName; size?: number }) {
  const Glyph = icons[name];
  return <Glyph size={size} strokeWidth={1.7} aria-hidden="true" focusable="false" />;
}
