import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { mentionedIn } from '@pinline/chassis/http/check-mentions'
import { route } from '@pinline/chassis/http/route'
import { addBuyerNote } from '@pinline/contracts/account/people/add-buyer-note'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { mentionedStaff } from '../accounts/colleagues.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'

/** A note about a buyer who is erased meanwhile is erased again, because nothing else would. */
export const addBuyerNoteRoute = ({ platform, buyers, staff }: AccountDeps) =>
  route(addBuyerNote, async ({ id, note }, { commandContext }) => {
    if ((await buyers.load(id)) === undefined) return rejection('buyer-not-found')
    const mentions = await mentionedIn(note, (ids) => mentionedStaff({ platform, staff }, ids, 'buyers'))
    if (isRejection(mentions)) return mentions
    const done = await handleCommand(platform, buyerDecider, {
      streamId: id,
      command: {
        type: 'add-buyer-note',
        noteRef: await platform.vault.put('note', id, note, z.string()),
        mentions,
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done)) {
      if (done.code === 'buyer-not-found') await platform.vault.erase('note', id)
      return done
    }
    return result({ id }, { positions: [done.position] })
  })
