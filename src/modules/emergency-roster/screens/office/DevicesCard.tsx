import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { Device, RosterOverview } from '../../contract.ts'
import { rosterScreenWords } from '../../messages/screens.ts'
import { useRemoveDevice } from '../desk/queries.ts'

const PassphraseDialog = later(() => import('./PassphraseDialog.tsx').then((file) => file.PassphraseDialog))
const words = rosterScreenWords.office

/** The passphrase of the devices, and the devices that have a copy. */
export function DevicesCard({ passphrase, devices }: Pick<RosterOverview, 'passphrase' | 'devices'>) {
  const timeZone = useTimeZone()
  const remove = useRemoveDevice()
  const [isSetting, setIsSetting] = useState(false)
  const [removing, setRemoving] = useState<Device | null>(null)
  return (
    <Card
      title={words.devices}
      action={
        <Button
          size="small"
          icon={KeyRound}
          disabledBecause={window.isSecureContext ? null : rosterScreenWords.copy.insecure}
          onClick={() => setIsSetting(true)}
        >
          {passphrase ? words.change : words.set}
        </Button>
      }
    >
      <p className="text-ink-3">
        {passphrase ? words.setBy(dashboardDate(passphrase.setAt, timeZone), passphrase.setBy) : words.notSet}
      </p>
      {devices.length === 0 ? (
        <p className="mt-3">{words.noDevices}</p>
      ) : (
        <ul className="mt-2">
          {devices.map((device) => (
            <li key={device.id} className="flex min-h-14 items-center gap-2 border-t border-line py-2 first:border-t-0">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{device.name}</span>
                <span className="block text-sm text-ink-3">
                  {words.device(
                    dashboardDate(device.addedAt, timeZone),
                    device.addedBy,
                    dashboardTime(device.refreshedAt, timeZone),
                  )}
                </span>
              </span>
              <IconButton icon={Trash2} label={words.removeDevice(device.name)} onClick={() => setRemoving(device)} />
            </li>
          ))}
        </ul>
      )}
      <PassphraseDialog
        key={String(isSetting)}
        isFirst={passphrase === null}
        open={isSetting}
        onClose={() => setIsSetting(false)}
      />
      <ActionConfirmation
        subject={removing}
        onClose={() => setRemoving(null)}
        onConfirm={({ id }, then) => remove.mutate(id, then)}
        isBusy={remove.isPending}
        words={{
          title: ({ name }) => words.removeDeviceTitle(name),
          verb: words.removeDeviceVerb,
          busy: words.removingDevice,
          done: words.deviceRemoved,
          failed: words.deviceNotRemoved,
        }}
      >
        {() => <p>{words.removeDeviceText}</p>}
      </ActionConfirmation>
    </Card>
  )
}
