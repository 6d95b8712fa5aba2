import { Fragment } from 'react'

/** An e-mail address that wraps, where it must, before its host and the host's dots. */
export const EmailText = ({ children }: { children: string }) =>
  [...children.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
