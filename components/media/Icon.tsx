import {
  ArrowRight,
  BadgeCheck,
  Bath,
  Blocks,
  Brush,
  Building2,
  Check,
  ChevronDown,
  Clock,
  CookingPot,
  Flame,
  Gem,
  Grid2x2,
  Info,
  Layers,
  type LucideProps,
  Mail,
  MapPin,
  Menu,
  PanelsTopLeft,
  Phone,
  Rows3,
  ShieldCheck,
  Star,
  TreePine,
  TriangleAlert,
  X,
} from 'lucide-react';

const icons = {
  alert: TriangleAlert,
  bathroom: Bath,
  carpet: Rows3,
  check: Check,
  clock: Clock,
  close: X,
  commercial: Building2,
  down: ChevronDown,
  engineered: Blocks,
  hardwood: TreePine,
  heated: Flame,
  info: Info,
  kitchen: CookingPot,
  laminate: PanelsTopLeft,
  licensed: ShieldCheck,
  mail: Mail,
  menu: Menu,
  next: ArrowRight,
  phone: Phone,
  place: MapPin,
  refinishing: Brush,
  star: Star,
  stone: Gem,
  tile: Grid2x2,
  vinyl: Layers,
  warranty: BadgeCheck,
} as const;

export type IconName = keyof typeof icons;

interface IconProps extends Omit<LucideProps, 'name'> {
  name: IconName;
}

/** An outline icon. It's hidden from screen readers, so always put words beside it. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  const Glyph = icons[name];
  return <Glyph size={size} strokeWidth={1.6} aria-hidden="true" focusable="false" {...rest} />;
}
