import { appliances } from './appliances.ts'
import { cleaning } from './cleaning.ts'
import { electrical } from './electrical.ts'
import { elevator } from './elevator.ts'
import { general } from './general.ts'
import { hvac } from './hvac.ts'
import { plumbing } from './plumbing.ts'
import { security } from './security.ts'
import type { Stories } from './story.ts'

export const stories: Stories = { plumbing, electrical, hvac, security, cleaning, elevator, appliances, general }
