import type { OutputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { listMentionedStaff } from '@pinline/contracts/api/list-mentioned-staff'
import { mentionsIn } from '@pinline/contracts/api/mention'
import type { StaffId } from '@pinline/events/ids'
import { maxMentions } from '@pinline/events/mentions'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import type { Platform } from '../service.ts'

type MentionedStaff = OutputOf<typeof listMentionedStaff>['list']

/**
 * Whom a note mentions, each once. Refused is who does not exist, is disabled, or may not read the record: prevents that
 * somebody waits for a colleague who is never notified.
 */
export const mentionedIn = async (
  note: string,
  staffOf: (ids: StaffId[]) => Promise<MentionedStaff>,
): Promise<StaffId[] | Rejection> => {
  const ids = mentionsIn(note)
  if (ids.length === 0) return []
  if (ids.length > maxMentions) return rejection('mention-limit-reached', { data: { limit: maxMentions } })
  const mentionable = new Set((await staffOf(ids)).flatMap((one) => (one.mentionable ? [one.id] : [])))
  const others = ids.filter((id) => !mentionable.has(id))
  return others.length === 0 ? ids : rejection('mention-not-possible', { data: { ids: others } })
}

const staffFromAccount =
  (platform: Pick<Platform, 'call'>, resource: MentionResource) =>
  async (ids: StaffId[]): Promise<MentionedStaff> => {
    const found = await platform.call('account', listMentionedStaff, { ids, resource })
    if (isRejection(found)) throw new Error(`list-mentioned-staff refused with ${found.code}`)
    return found.list
  }

/** Whom a note on a record of this resource mentions, as the account service knows them. */
export const checkMentions = (
  platform: Pick<Platform, 'call'>,
  note: string,
  resource: MentionResource,
): Promise<StaffId[] | Rejection> => mentionedIn(note, staffFromAccount(platform, resource))

/** Names of those whom notes mention, for plain text. */
export const mentionedNames = async (
  platform: Pick<Platform, 'call'>,
  notes: readonly string[],
  resource: MentionResource,
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(notes.flatMap(mentionsIn))]
  if (ids.length === 0) return new Map()
  return new Map((await staffFromAccount(platform, resource)(ids)).map(({ id, name }) => [id, name]))
}
