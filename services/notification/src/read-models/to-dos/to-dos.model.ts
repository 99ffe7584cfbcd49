import type { AfterSaleToDoEnd } from '@pinline/events/notification/after-sale-to-do-closed'
import type { FormToDoEnd } from '@pinline/events/notification/form-to-do-closed'
import type { QuotationToDoEnd } from '@pinline/events/notification/quotation-to-do-closed'
import type { ReplacementToDoEnd } from '@pinline/events/notification/replacement-to-do-closed'
import type { ToDoEnd } from '@pinline/events/notification/to-do-closed'
import type { ToDoKind } from '@pinline/events/notification/to-do-opened'

/** A piece of work as lists show it. Row id: the to-do's id. */
export interface ToDoView {
  readonly kind: ToDoKind | 'finding' | 'answer-after-sale' | 'send-replacement' | 'answer-quotation' | 'answer-form'
  readonly recordId: string
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
    | 'not-found-again'
    | null
}
