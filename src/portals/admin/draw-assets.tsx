import { AssetPicker } from '#assets/screens/AssetPicker.tsx'
import { words } from '#residents/messages/en.ts'
import type { DrawAssets } from '#residents/screens/FormText.tsx'

const { parkingStalls, lockerNumbers } = words.fields

/** For the forms about residents, which must not depend on the assets module. */
export const drawAssets: DrawAssets = {
  parkingStalls: (field) => <AssetPicker category="stall" label={parkingStalls} {...field} />,
  lockerNumbers: (field) => <AssetPicker category="locker" label={lockerNumbers} {...field} />,
}
