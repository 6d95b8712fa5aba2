import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import type { ReceivingSettings } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useCheckMail, useReceiving, useRemoveReceiving } from './queries.ts'
import { ReceivingDialog } from './ReceivingDialog.tsx'

/** Settings, Email: the mailbox of answers. */
export function ReceivingCard() {
  const settings = useReceiving()
  return (
    <Card title={words.title}>
      <p className="text-ink-2">{words.lead}</p>
      {settings.data ? <Contents settings={settings.data} /> : <Waiting on={settings} words={words.loading} />}
    </Card>
  )
}

function Contents({ settings }: { settings: ReceivingSettings }) {
  const timeZone = useTimeZone()
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const check = useCheckMail()
  const remove = useRemoveReceiving()
  const { source, mailbox, readAt, lastError } = settings
  return (
    <>
      {mailbox ? (
        <div className="mt-3">
          <KeyValues
            rows={[
              [words.fields.host, `${mailbox.host}:${mailbox.port}, ${words.securities[mailbox.security]}`],
              [words.fields.username, mailbox.username],
              [words.fields.folder, mailbox.folder],
              [words.fields.replyAddress, mailbox.replyAddress],
              [words.fields.authservId, mailbox.authservId],
            ]}
          />
          <p className="mt-2 text-sm text-ink-3">
            {readAt === null ? words.notRead : words.readAt(dashboardTime(readAt, timeZone))}
          </p>
        </div>
      ) : (
        <p className="mt-3">{words.off}</p>
      )}
      {lastError === null ? null : (
        <Notice tone="danger" className="mt-3" title={words.failed}>
          {words.serverMessage} <span className="wrap-anywhere">{lastError}</span>
        </Notice>
      )}
      {source === 'environment' ? <p className="mt-3 text-sm text-ink-3">{words.byEnvironment}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {source === 'environment' ? null : (
          <Button onClick={() => setIsEditing(true)}>{mailbox ? words.change : words.setUp}</Button>
        )}
        {mailbox ? (
          <Button busy={check.isPending} busyText={words.checking} onClick={() => check.mutate()}>
            {words.checkNow}
          </Button>
        ) : null}
        {source === 'settings' ? <Button onClick={() => setIsRemoving(true)}>{words.remove}</Button> : null}
      </div>
      {isEditing ? <ReceivingDialog settings={settings} onClose={() => setIsEditing(false)} /> : null}
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
