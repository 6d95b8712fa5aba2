import { buttonClass } from '#platform/ui/display/button-class.ts'

/** The way on from a page that a link of an e-mail opened. */
export const LinkToPortal = ({ href, isMain, children }: { href: string; isMain: boolean; children: string }) => (
  <a
    href={href}
    className={`${buttonClass({ variant: isMain ? 'primary' : 'plain', size: 'large', full: true })} rounded-md!`}
  >
    {children}
  </a>
)
