/** A piece of work as lists show it. Row id: the to-do's id. */
export interface ToDoView {
  readonly kind: 'prepare-order'
  readonly recordId: string
  readonly state: 'open' | 'closed'
  readonly openedAt: string
  readonly dueAt: string
  readonly closedAt: string | null
  readonly closedBy: 'order-shipped' | 'order-cancelled' | null
}
