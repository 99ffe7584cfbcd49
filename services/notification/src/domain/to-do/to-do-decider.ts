import type { Decider } from '@pinline/chassis/domain/decider'
import { type NotificationEvent, notificationEvent } from '@pinline/events/notification/notification-event'
import { type AddToDoComment, addToDoComment } from './add-to-do-comment.ts'
import { type AdvanceToDo, advanceToDo } from './advance-to-do.ts'
import { type AssignToDo, assignToDo } from './assign-to-do.ts'
import { type CloseAfterSaleToDo, decideCloseAfterSaleToDo } from './close-after-sale-to-do.ts'
import { type CloseFindingToDo, decideCloseFindingToDo } from './close-finding-to-do.ts'
import { type CloseFormToDo, decideCloseFormToDo } from './close-form-to-do.ts'
import { type CloseQuotationToDo, decideCloseQuotationToDo } from './close-quotation-to-do.ts'
import { type CloseReplacementToDo, decideCloseReplacementToDo } from './close-replacement-to-do.ts'
import { type CloseRestockToDo, decideCloseRestockToDo } from './close-restock-to-do.ts'
import { type CloseToDo, decideCloseToDo } from './close-to-do.ts'
import { type CloseTranslationToDo, decideCloseTranslationToDo } from './close-translation-to-do.ts'
import { type CloseWebhookToDo, decideCloseWebhookToDo } from './close-webhook-to-do.ts'
import { type CompleteToDo, completeToDo } from './complete-to-do.ts'
import { decideOpenAfterSaleToDo, type OpenAfterSaleToDo } from './open-after-sale-to-do.ts'
import { decideOpenFindingToDo, type OpenFindingToDo } from './open-finding-to-do.ts'
import { decideOpenFormToDo, type OpenFormToDo } from './open-form-to-do.ts'
import { decideOpenMentionToDo, type OpenMentionToDo } from './open-mention-to-do.ts'
import { decideOpenQuotationToDo, type OpenQuotationToDo } from './open-quotation-to-do.ts'
import { decideOpenReplacementToDo, type OpenReplacementToDo } from './open-replacement-to-do.ts'
import { decideOpenRestockToDo, type OpenRestockToDo } from './open-restock-to-do.ts'
import { decideOpenToDo, type OpenToDo } from './open-to-do.ts'
import { decideOpenTranslationToDo, type OpenTranslationToDo } from './open-translation-to-do.ts'
import { decideOpenWebhookToDo, type OpenWebhookToDo } from './open-webhook-to-do.ts'
import { type SnoozeToDo, snoozeToDo } from './snooze-to-do.ts'
import { evolve, noToDo, type ToDo } from './to-do.ts'
import { type WakeToDo, wakeToDo } from './wake-to-do.ts'

/** Commands on the to-dos that follow from an order. */
export type OrderToDoCommand = OpenToDo | CloseToDo

/** Commands on the to-do that follows from an after-sales request. */
export type AfterSaleToDoCommand = OpenAfterSaleToDo | CloseAfterSaleToDo

/** Commands on the to-do that follows from the replacement of an after-sales request. */
export type ReplacementToDoCommand = OpenReplacementToDo | CloseReplacementToDo

/** Commands on the to-do that follows from a quotation. */
export type QuotationToDoCommand = OpenQuotationToDo | CloseQuotationToDo

/** Commands on the to-do that follows from a form. */
export type FormToDoCommand = OpenFormToDo | CloseFormToDo

/** Commands on the to-do that follows from a part that is running out. */
export type RestockToDoCommand = OpenRestockToDo | CloseRestockToDo

/** Commands on the to-do that follows from content that waits for a language. */
export type TranslationToDoCommand = OpenTranslationToDo | CloseTranslationToDo

/** Commands on the to-do that follows from a webhook endpoint that takes nothing. */
export type WebhookToDoCommand = OpenWebhookToDo | CloseWebhookToDo

/** Commands on the to-dos that follow from events of the order service. */
export type FollowingToDoCommand =
  | OrderToDoCommand
  | AfterSaleToDoCommand
  | ReplacementToDoCommand
  | QuotationToDoCommand

/** Commands of staff on any to-do. */
export type StaffToDoCommand = AssignToDo | SnoozeToDo | WakeToDo | AddToDoComment

export type ToDoCommand =
  | FollowingToDoCommand
  | FormToDoCommand
  | RestockToDoCommand
  | TranslationToDoCommand
  | WebhookToDoCommand
  | OpenMentionToDo
  | CompleteToDo
  | OpenFindingToDo
  | CloseFindingToDo
  | StaffToDoCommand
  | AdvanceToDo

export const toDoDecider: Decider<ToDo, ToDoCommand, NotificationEvent> = {
  streamType: 'to-do',
  initial: noToDo,
  evolve,
  eventSchema: notificationEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'open-to-do':
        return decideOpenToDo(state, command)
      case 'close-to-do':
        return decideCloseToDo(state, command)
      case 'open-finding-to-do':
        return decideOpenFindingToDo(state, command)
      case 'close-finding-to-do':
        return decideCloseFindingToDo(state, command)
      case 'open-after-sale-to-do':
        return decideOpenAfterSaleToDo(state, command)
      case 'close-after-sale-to-do':
        return decideCloseAfterSaleToDo(state, command)
      case 'open-replacement-to-do':
        return decideOpenReplacementToDo(state, command)
      case 'close-replacement-to-do':
        return decideCloseReplacementToDo(state, command)
      case 'open-quotation-to-do':
        return decideOpenQuotationToDo(state, command)
      case 'close-quotation-to-do':
        return decideCloseQuotationToDo(state, command)
      case 'open-form-to-do':
        return decideOpenFormToDo(state, command)
      case 'close-form-to-do':
        return decideCloseFormToDo(state, command)
      case 'open-restock-to-do':
        return decideOpenRestockToDo(state, command)
      case 'close-restock-to-do':
        return decideCloseRestockToDo(state, command)
      case 'open-translation-to-do':
        return decideOpenTranslationToDo(state, command)
      case 'close-translation-to-do':
        return decideCloseTranslationToDo(state, command)
      case 'open-webhook-to-do':
        return decideOpenWebhookToDo(state, command)
      case 'close-webhook-to-do':
        return decideCloseWebhookToDo(state, command)
      case 'open-mention-to-do':
        return decideOpenMentionToDo(state, command)
      case 'complete-to-do':
        return completeToDo(state, command)
      case 'assign-to-do':
        return assignToDo(state, command)
      case 'snooze-to-do':
        return snoozeToDo(state, command)
      case 'wake-to-do':
        return wakeToDo(state, command)
      case 'add-to-do-comment':
        return addToDoComment(state, command)
      case 'advance-to-do':
        return advanceToDo(state, command)
      default:
        return command satisfies never
    }
  },
}
