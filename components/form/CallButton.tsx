import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import { ButtonLink } from './Button.tsx';

interface CallButtonProps {
  phone: { text: string; href: string };
  /** Defaults to the phone number. */
  children?: ReactNode;
}

export function CallButton({ phone, children = phone.text }: CallButtonProps) {
  return (
    <ButtonLink data-kind="quiet" href={phone.href}>
      <Icon name="phone" />
      {children}
    </ButtonLink>
  );
}
