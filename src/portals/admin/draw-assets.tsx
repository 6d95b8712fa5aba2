import { AssetPicker } from '#assets/screens/AssetPicker.tsx'
import type { DrawAssets } from '#residents/screens/AssetField.tsx'

/** For the forms about residents, which must not depend on the assets module. */
export const drawAssets: DrawAssets = ({ name, ...field }) => (
  <AssetPicker category={name === 'parkingStalls' ? 'stall' : 'locker'} {...field} />
)
