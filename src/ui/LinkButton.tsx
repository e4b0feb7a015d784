import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  variant?: ButtonVariant;
  /** One of `icons.ts`. */
  icon?: string;
}

/** Leads somewhere and looks like a button; what acts is a `Button`. */
export function LinkButton({ variant = 'secondary', icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={`button ${variant}`}>
      {icon && <Icon path={icon} />}
      {children}
    </a>
  );
}
