import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import type { MailServer } from '../contract.ts'
import { serverWords as words } from '../messages/server.ts'
import { useRemoveMailServer } from './queries.ts'

const MailServerDialog = later(() => import('./MailServerDialog.tsx').then((file) => file.MailServerDialog))

/** The mail server of the settings, and its form; while the environment names one, it says so. */
export function MailServerSettings({ server }: { server: MailServer }) {
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useRemoveMailServer()
  const { source, stored } = server
  if (source === 'environment') return <p className="mt-2 text-sm text-ink-3">{words.byEnvironment}</p>
  return (
    <>
      {stored ? (
        <div className="mt-3">
          <KeyValues
            rows={[
              [words.fields.security, words.securities[stored.security]],
              ...(stored.username === '' ? [] : [[words.fields.username, stored.username] as const]),
              [words.fields.sender, stored.sender === '' ? words.officeAddress : stored.sender],
            ]}
          />
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant={stored ? 'outlined' : 'primary'} onClick={() => setIsEditing(true)}>
          {stored ? words.change : words.enter}
        </Button>
        {stored ? (
          <Button variant="plain" onClick={() => setIsRemoving(true)}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      {isEditing ? <MailServerDialog server={server} onClose={() => setIsEditing(false)} /> : null}
      <Confirmation
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={words.removeTitle}
        verb={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setIsRemoving(false) })}
      >
        {words.removeText}
      </Confirmation>
    </>
  )
}
