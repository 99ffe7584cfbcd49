import type { StaffId, VaultReference } from '@pinline/events/ids'
import type { AfterSaleToDoEnd } from '@pinline/events/notification/after-sale-to-do-closed'
import type { FormToDoEnd } from '@pinline/events/notification/form-to-do-closed'
import type { MentionToDoEnd } from '@pinline/events/notification/mention-to-do-closed'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import type { QuotationToDoEnd } from '@pinline/events/notification/quotation-to-do-closed'
import type { ReplacementToDoEnd } from '@pinline/events/notification/replacement-to-do-closed'
import type { RestockToDoEnd } from '@pinline/events/notification/restock-to-do-closed'
import type { ToDoEnd } from '@pinline/events/notification/to-do-closed'
import type { ToDoLevel } from '@pinline/events/notification/to-do-escalated'
import type { ToDoKind } from '@pinline/events/notification/to-do-opened'
import type { TranslationToDoEnd } from '@pinline/events/notification/translation-to-do-closed'
import type { WebhookToDoEnd } from '@pinline/events/notification/webhook-to-do-closed'

/** What happened to a piece of work, without the texts of comments. */
export interface ToDoViewEntry {
  readonly kind: 'assigned' | 'snoozed' | 'woken' | 'commented' | 'escalated'
  readonly at: string
  /** The member of staff; null where time did it. */
  readonly by: StaffId | null
  readonly assignee?: StaffId | null
  readonly until?: string
  readonly level?: ToDoLevel
  readonly textRef?: VaultReference
}

/** A piece of work as lists show it. Row id: the to-do's id. */
export interface ToDoView {
  readonly kind:
    | ToDoKind
    | 'finding'
    | 'answer-after-sale'
    | 'send-replacement'
    | 'answer-quotation'
    | 'answer-form'
    | 'restock'
    | 'translate-content'
    | 'mend-webhook'
    | 'mention'
  readonly recordId: string
  /** What people call the record, where that is not its id. */
  readonly label?: string
  /** Of a mention: where it was written, and by whom. */
  readonly mention?: { readonly resource: MentionResource; readonly noteRef: VaultReference; readonly author: StaffId }
  readonly state: 'open' | 'closed'
  readonly openedAt: string
  readonly dueAt: string
  readonly closedAt: string | null
  readonly closedBy:
    | ToDoEnd
    | AfterSaleToDoEnd
    | ReplacementToDoEnd
    | QuotationToDoEnd
    | FormToDoEnd
    | RestockToDoEnd
    | TranslationToDoEnd
    | WebhookToDoEnd
    | MentionToDoEnd
    | 'not-found-again'
    | null
  readonly assignee: StaffId | null
  readonly snoozedUntil: string | null
  readonly level: ToDoLevel | null
  /** Whether it has come to administrators. */
  readonly forAdministrators: boolean
  readonly escalatesAt: string | null
  /** When time does something to it next; null: never. */
  readonly nextAt: string | null
  /** Oldest first; at most some two hundred, see `maxToDoChanges`. */
  readonly entries: readonly ToDoViewEntry[]
}
