import { createHash } from 'node:crypto'
import { type CommandContext, furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { businessDaysAfter } from '@pinline/events/business-days'
import type { RecordedEvent } from '@pinline/events/event'
import { type StaffId, staffId, type VaultReference } from '@pinline/events/ids'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'

const readDays = 1

/** Of a note and a person. Hashed, since a comment on such a to-do can mention somebody again. */
const idOf = (noteRef: VaultReference, person: StaffId): string =>
  `mention-${createHash('sha256').update(noteRef).digest('hex').slice(0, 24)}-${person}`

interface MentioningNote {
  readonly resource: MentionResource
  readonly recordId: string
  readonly noteRef: VaultReference
  readonly mentions?: readonly StaffId[] | undefined
}

/** Opens a to-do for each person whom a note mentions. What no member of staff wrote mentions nobody. */
export const openMentionToDos = async (
  platform: Platform,
  { mentions = [], ...note }: MentioningNote,
  { actor, recordedAt: openedAt }: Pick<RecordedEvent, 'actor' | 'recordedAt'>,
  context: CommandContext,
): Promise<void> => {
  const author = actor.kind === 'staff' ? staffId.safeParse(actor.id).data : undefined
  if (author === undefined) return
  for (const assignee of mentions) {
    const toDoId = idOf(note.noteRef, assignee)
    const times = { openedAt, dueAt: businessDaysAfter(openedAt, readDays) }
    const command = { type: 'open-mention-to-do', toDoId, ...note, assignee, author, ...times } as const
    // One request id takes effect in one stream.
    const own = furtherContext(context, assignee)
    await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context: own })
  }
}
