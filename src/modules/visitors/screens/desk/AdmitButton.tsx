import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { visitorScreenWords } from '../../messages/desk-screens.ts'

const words = visitorScreenWords.pass

type Props = { name: string; isBusy?: boolean; onAdmit: () => void }

/** For the office alone: admits a person who only has the name of one on its list, after a question. */
export function AdmitButton({ name, isBusy = false, onAdmit }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className="min-h-11" aria-label={words.admitOf(name)} busy={isBusy} onClick={() => setIsOpen(true)}>
        {words.admit}
      </Button>
      <Confirmation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.admitTitle(name)}
        verb={words.admit}
        busy={isBusy}
        busyText={words.admitting}
        onConfirm={() => {
          setIsOpen(false)
          onAdmit()
        }}
      >
        <p>{words.admitText}</p>
      </Confirmation>
    </>
  )
}
