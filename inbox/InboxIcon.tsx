import {
  ArrowLeft,
  ArrowRight,
  Ban,
  BellOff,
  CalendarDays,
  Camera,
  Check,
  Clock,
  Copy,
  Download,
  Ellipsis,
  Eraser,
  Languages,
  LogOut,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  RefreshCw,
  RotateCcw,
  Ruler,
  Search,
  Siren,
  Trash2,
  TriangleAlert,
  UserX,
  X,
} from 'lucide-react';

const icons = {
  alert: TriangleAlert,
  back: ArrowLeft,
  check: Check,
  clock: Clock,
  close: X,
  delete: Trash2,
  download: Download,
  duplicate: Copy,
  erase: Eraser,
  forward: ArrowRight,
  language: Languages,
  mail: Mail,
  map: MapPin,
  more: Ellipsis,
  phone: Phone,
  photo: Camera,
  plan: Ruler,
  refresh: RefreshCw,
  restore: RotateCcw,
  search: Search,
  signOut: LogOut,
  spam: Ban,
  text: MessageSquare,
  unnotified: BellOff,
  urgent: Siren,
  visit: CalendarDays,
  withdrawn: UserX,
} as const;

export type InboxIconName = keyof typeof icons;

/** Like components/media/Icon.tsx, with the icons that only the inbox needs. */
export function InboxIcon({ name, size = 18 }: { name: InboxIconName; size?: number }) {
  const Glyph = icons[name];
  return <Glyph size={size} strokeWidth={1.7} aria-hidden="true" focusable="false" />;
}
