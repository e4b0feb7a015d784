import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import * as icons from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LONG, Part } from './Part.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Parts that are pressed. */
export function Actions() {
  return (
    <>
      <Part name="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {variant}, busy
          </Button>
        ))}
        <Button icon={icons.TICKET}>With an icon</Button>
        <Button icon={icons.DOWNLOAD} aria-label="An icon alone" />
        <Button>{LONG}</Button>
      </Part>
      <Part name="LinkButton">
        {VARIANTS.map((variant) => (
          <LinkButton key={variant} variant={variant} href="#top" icon={icons.TICKET}>
            {variant}
          </LinkButton>
        ))}
      </Part>
      <Part name="Icon">
        {Object.entries(icons).map(([name, path]) => (
          <p key={name}>
            <Icon path={path} /> {name.toLowerCase()}
          </p>
        ))}
      </Part>
    </>
  );
}
