import { Notice } from '../feedback/Notice.tsx'

/** Above a form: another user changed the record meanwhile. */
export function ChangedNotice({ isShown, children }: { isShown: boolean; children: string }) {
  if (!isShown) return null
  return (
    <Notice live tone="warning">
      {children}
    </Notice>
  )
}
