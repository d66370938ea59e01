import {
  ArrowRight,
  ChevronDown,
  Droplets,
  Info,
  type LucideProps,
  Menu,
  Phone,
  ShieldCheck,
  Star,
  SwatchBook,
  Tag,
  TriangleAlert,
  X,
} from 'lucide-react';

const icons = {
  alert: TriangleAlert,
  close: X,
  down: ChevronDown,
  floors: SwatchBook,
  info: Info,
  licensed: ShieldCheck,
  menu: Menu,
  next: ArrowRight,
  phone: Phone,
  price: Tag,
  star: Star,
  water: Droplets,
} as const;

type IconName = keyof typeof icons;

interface IconProps extends Omit<LucideProps, 'name'> {
  name: IconName;
}

/** Attributes that every icon would repeat. components/global-style.ts has the styles instead. */
const inStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** An outline icon. It's hidden from screen readers, so always put words beside it. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  const Glyph = icons[name];
  return <Glyph size={size} strokeWidth={1.6} aria-hidden="true" {...inStyles} {...rest} />;
}
