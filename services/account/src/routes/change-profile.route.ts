import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { changeProfile } from '@pinline/contracts/account/buyer/change-profile'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getFileInfo } from '@pinline/contracts/catalogue/file/get-file-info'
import type { AccountDeps } from '../account-deps.ts'
import { eraseOrphaned } from '../accounts/erase-orphaned.ts'
import { type ContactVersion, contactVersion } from '../accounts/vault-kinds.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

/** Retries if another change was committed in the meantime. */
const attempts = 5

const changedContact = (
  contact: ContactVersion,
  { name, language }: { name?: string | null | undefined; language?: ContactVersion['language'] | undefined },
): ContactVersion | undefined => {
  const { name: formerName, ...rest } = contact
  const newName = name === undefined ? formerName : (name ?? undefined)
  const newLanguage = language ?? contact.language
  if (newName === formerName && newLanguage === contact.language) return undefined
  return { ...rest, language: newLanguage, ...(newName === undefined ? {} : { name: newName }) }
}

export const changeProfileRoute = ({ platform, buyers }: AccountDeps): Route =>
  route(changeProfile, async ({ avatarFileId, ...profile }, { buyerId, commandContext, correlationId }) => {
    if (typeof avatarFileId === 'string') {
      const picture = { fileId: avatarFileId, owner: { kind: 'buyer', id: buyerId }, module: 'avatar' } as const
      const known = await platform.call('catalogue', getFileInfo, picture, { correlationId })
      if (isRejection(known)) return rejection('file-not-found', { errors: { avatarFileId: 'file-not-found' } })
    }
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const buyer = await buyers.load(buyerId)
      const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
      if (buyer === undefined || contact === undefined) return rejection('session-over')
      const changed = changedContact(contact, profile)
      const done = await handleCommand(platform, buyerDecider, {
        streamId: buyerId,
        command: {
          type: 'change-profile',
          ...(changed === undefined
            ? {}
            : {
                contact: {
                  basedOn: buyer.contactRef,
                  contactRef: await platform.vault.put('contact', buyerId, changed, contactVersion),
                },
              }),
          ...(avatarFileId === undefined ? {} : { avatarFileId }),
          now: platform.clock.now().toISOString(),
        },
        context: commandContext,
      })
      if (isRejection(done) && done.code === 'version-conflict') continue
      if (isRejection(done)) return await eraseOrphaned(platform, 'contact', buyerId, done)
      if (done.state.status !== 'registered') return rejection('session-over')
      return result(await buyers.self(done.state), { positions: [done.position] })
    }
    return rejection('version-conflict')
  })
