import type { Platform } from '@pinline/chassis/service'
import { listBuyerNotes } from '@pinline/contracts/account/people/list-buyer-notes'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { noteExcerpt } from '@pinline/contracts/api/mention'
import { listOrderNotes } from '@pinline/contracts/order/order/list-order-notes'
import type { VaultReference } from '@pinline/events/ids'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { z } from 'zod'
import { toDoView } from './to-dos.projection.ts'

type Deps = Pick<Platform, 'view' | 'vault' | 'call'>

/** Characters of a note that a to-do shows. */
const excerptLength = 160
const timeoutMs = 2000

/** Notes stay in the vault of their service, so that what is erased there is erased here. */
const readNotes = async (
  platform: Deps,
  resource: MentionResource,
  noteRefs: VaultReference[],
): Promise<readonly (string | null | undefined)[]> => {
  switch (resource) {
    case 'orders': {
      const found = await platform.call('order', listOrderNotes, { noteRefs }, { timeoutMs })
      return isRejection(found) ? [] : found.texts
    }
    case 'buyers': {
      const found = await platform.call('account', listBuyerNotes, { noteRefs }, { timeoutMs })
      return isRejection(found) ? [] : found.texts
    }
    case 'forms':
    case 'to-dos':
      return await platform.vault.getMany(noteRefs, z.string())
    default:
      return resource satisfies never
  }
}

/**
 * What was written where somebody was mentioned, by to-do; at most a hundred ids. None of what the reader may not see, of
 * what is erased, and of a service that does not respond.
 */
export const queryMentionExcerpts = async (
  platform: Deps,
  ids: readonly string[],
  mayRead: (resource: MentionResource) => boolean,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await platform
    .view(toDoView)
    .find({ _id: { $in: [...ids] }, kind: 'mention' }, { projection: { mention: 1 } })
    .toArray()
  const mentions = rows.flatMap(({ _id, mention }) =>
    mention === undefined || !mayRead(mention.resource) ? [] : [{ id: _id, ...mention }],
  )
  const groups = Map.groupBy(mentions, ({ resource }) => resource)
  const found = await Promise.all(
    [...groups].map(async ([resource, group]) => {
      const noteRefs = group.map(({ noteRef }) => noteRef)
      const texts = await readNotes(platform, resource, noteRefs).catch(() => [])
      return group.flatMap(({ id }, at): [string, string][] => {
        const text = texts[at] ?? null
        return text === null ? [] : [[id, noteExcerpt(text, excerptLength)]]
      })
    }),
  )
  return new Map(found.flat())
}
