import type { ToDoView } from '../read-models/to-dos/to-dos.model.ts'

/** A mention is one person's. */
type OwnedKind = Exclude<ToDoView['kind'], 'mention'>

/**
 * The permission of the command that does the work of each kind: a role that has it owns the kind. So a shop's own roles own
 * what they may do, and no table of roles has to be kept beside their menus.
 */
export const toDoPermissions: Readonly<Record<OwnedKind, string>> = {
  'prepare-order': 'orders.stock',
  'refund-due': 'orders.refund',
  'late-payment': 'orders.refund',
  'answer-after-sale': 'after-sales.decide',
  'send-replacement': 'after-sales.replace',
  'answer-quotation': 'quotations.answer',
  'answer-form': 'forms.answer',
  restock: 'stock.receive',
  'translate-content': 'content.update',
  'mend-webhook': 'webhooks.update',
  finding: 'operations.read',
}

const kinds = Object.keys(toDoPermissions) as OwnedKind[]

/** The kinds of to-dos that somebody with these permissions owns. */
export const kindsOwnedBy = (permissions: ReadonlySet<string>): OwnedKind[] =>
  kinds.filter((kind) => permissions.has(toDoPermissions[kind]))
