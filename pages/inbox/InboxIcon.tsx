import {
  ArrowLeft,
  Ban,
  BellOff,
  Check,
  Clock,
  Copy,
  Download,
  LogOut,
  Mail,
  MessageSquare,
  Phone,
  RefreshCw,
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
  leave: LogOut,
  mail: Mail,
  phone: Phone,
  refresh: RefreshCw,
  search: Search,
  spam: Ban,
  text: MessageSquare,
  untold: BellOff,
} as const;

export type InboxIconName = keyof typeof icons;

/** As components/media/Icon.tsx draws, with what only the inbox needs. */
export function InboxIcon({ name, size = 18 }: { name: InboxIconName; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.7} aria-hidden="true" focusable="false" />;
}
