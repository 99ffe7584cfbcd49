import { createHmac } from 'node:crypto'
import type { Platform } from '@pinline/chassis/service'
import type { FormNo } from '@pinline/events/ids'

const hourMs = 3_600_000

/** The reaction that writes them; with an event of a form it begins the ids of the mails that carry a reply. */
export const formMailsReaction = 'write-to-sender-when-form-moves'

/**
 * The id of the one mail that an address gets in an hour about forms that were received. Prevents the failure "a stranger
 * sent hundreds of forms in somebody's name, and each wrote to them".
 */
export const receivedMailId = ({ keys }: Pick<Platform, 'keys'>, email: string, at: string): string => {
  const address = createHmac('sha256', keys.hashing('form-sender')).update(email).digest('base64url')
  return `form-received-${address}-${Math.floor(Date.parse(at) / hourMs)}`
}

/** What the ids of all mails with replies to a form begin with. */
export const replyMailsPrefix = (formNo: FormNo): string => `${formMailsReaction}-${formNo}@`
