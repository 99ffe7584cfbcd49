import { call } from '../../api/call.ts'
import { changeEmail } from './change-email.ts'

/** `change-email` by its other name. */
export const setEmail = call({ ...changeEmail, name: 'set-email', path: '/user/setEmail' })
