import { appearance } from '@pinline/events/account/appearance'
import { call, staff } from '../../api/call.ts'
import { staffProfile } from '../session/signed-in.ts'

/** Chooses how the console looks to the caller, on every device. */
export const chooseAppearance = call({
  name: 'choose-appearance',
  path: '/private/users/appearance',
  effect: 'command',
  access: staff(null),
  input: appearance.strict(),
  output: staffProfile,
  errors: [],
  storeReply: false,
})
