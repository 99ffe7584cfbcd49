import type { RequestContext } from '@pinline/chassis/http/request-context'
import { formDeviceHash } from '../forms/form-device.ts'
import type { FormSender } from '../read-models/forms/my-forms.query.ts'

/** Whose forms a request may see; undefined for a visitor who has sent none. */
export const formSenderOf = ({ actor, cookies }: RequestContext): FormSender | undefined => {
  if (actor.kind === 'buyer') return { buyerId: actor.id }
  const deviceHash = formDeviceHash(cookies)
  return deviceHash === undefined ? undefined : { deviceHash }
}
