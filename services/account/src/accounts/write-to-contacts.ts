import { isRejection } from '@pinline/contracts/api/error-codes'
import { type MessageContent, sendMessage } from '@pinline/contracts/notification/message/send-message'
import type { AccountDeps } from '../account-deps.ts'
import type { UndoLink } from '../sign-in/undo-links.ts'
import type { ContactVersion, ProfileVersion } from './vault-kinds.ts'

interface Letter {
  /** One message a contact and key: a repeated one is not sent again. */
  readonly key: string
  readonly correlationId: string
  readonly content: () => Promise<MessageContent> | MessageContent
}

/** Writes to both phone and mailbox of a buyer: somebody who took over one of them cannot hide it from the other. */
export const writeToContacts = async (
  { platform }: AccountDeps,
  { email, phone, language }: ContactVersion,
  { key, correlationId, content }: Letter,
): Promise<void> => {
  for (const to of [email, phone]) {
    if (to === undefined) continue
    const channel = to === email ? 'email' : 'sms'
    const message = { to, channel, language, effectId: `${key}-${channel}`, ...(await content()) } as const
    const sent = await platform.call('notification', sendMessage, message, { language, correlationId })
    if (isRejection(sent)) throw new Error(`the message was refused: ${sent.code}`)
  }
}

/** Writes to the mailbox of a member of staff; nothing happens if there is none. */
export const writeToStaff = async (
  deps: AccountDeps,
  { email, language = 'en' }: Pick<ProfileVersion, 'email' | 'language'>,
  letter: Letter,
): Promise<void> => await writeToContacts(deps, { email, language }, letter)

/** A link of its own for each message; none for a change that cannot be undone. */
export const newUndo = async (
  { undoLinks }: AccountDeps,
  { until, ...change }: Omit<UndoLink, 'until'> & { readonly until: string | undefined },
): Promise<{ undo?: { token: string; until: string } }> =>
  until === undefined ? {} : { undo: { token: await undoLinks.issue({ ...change, until: new Date(until) }), until } }
